import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostInside } from "@/tests/conformance/rig/inside";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { isEmbedded, PROMPTLY_MS, pause, SETTLED_MS } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

/** Tries of what a busy machine can hide. */
const QUIET_MOMENTS = 3;

const ofUser = (token: string, user: string) => rig.effects(token).filter(({ detail }) => detail === user);

/** Events that no busy machine pulls apart. */
const sendAtOnce = (name: string, token: string, count: number) =>
	rig.inngest.send(Array.from({ length: count }, (_, n) => ({ name: rig.eventName(name), data: { token, n } })));

describe.concurrent("flow control", () => {
	it("never runs more than each concurrency key allows, and uses what it allows", async () => {
		const token = randomUUID();
		await rig.inngest.send(
			Array.from({ length: 14 }, (_, index) => ({ name: rig.eventName("limited"), data: { token, user: `${token}-${index % 2 === 0 ? "a" : "b"}` } })),
		);
		await rig.until(token, "done", 14, PROMPTLY_MS + 30_000);
		expect(mostInside(ofUser(token, `${token}-a`))).toBeLessThanOrEqual(2);
		expect(mostInside(ofUser(token, `${token}-b`))).toBeLessThanOrEqual(2);
		expect(mostInside(rig.effects(token))).toBeLessThanOrEqual(3);
		if (isEmbedded) expect([mostInside(ofUser(token, `${token}-a`)), mostInside(rig.effects(token))]).toEqual([2, 3]);
		expect(rig.effects(token, "enter")).toHaveLength(28);
	});

	it("takes turns between the keys of a limit: an owner of many runs doesn't hold up others, and each one's own are done in order", async () => {
		const token = randomUUID();
		const of = (user: string, count: number) => Array.from({ length: count }, (_, n) => ({ name: rig.eventName("shared"), data: { token, user, n } }));
		await rig.inngest.send(of("many", 20));
		await rig.until(token, "begun", 2);
		await rig.inngest.send([...of("one", 1), ...of("few", 3), ...of("other", 1)]);
		await rig.until(token, "ended", 25, PROMPTLY_MS + 60_000);
		const ended = rig.effects(token, "ended").map(({ detail }) => String(detail).split(" "));
		const placesOf = (user: string) => ended.flatMap(([whose], place) => (whose === user ? [place] : []));
		// A real server promises that they are not starved, not after how many of the others they go.
		const soon = isEmbedded ? 9 : 20;
		for (const user of ["one", "other"]) expect(Math.max(...placesOf(user))).toBeLessThan(soon);
		expect(Math.max(...placesOf("few"))).toBeLessThan(isEmbedded ? 15 : 24);
		if (!isEmbedded) return;
		const inOrder = ended.flatMap(([whose, n]) => (whose === "many" ? [Number(n)] : []));
		// Two are at work at a time, so neighbours may change places.
		for (const [place, n] of inOrder.entries()) expect(Math.abs(place - n)).toBeLessThanOrEqual(2);
	});

	it("runs once for one idempotency key", async () => {
		const order = randomUUID();
		const token = await rig.send("once-an-order", { order });
		await rig.send("once-an-order", { order, token });
		await rig.send("once-an-order", { order: `${order}-other`, token });
		await rig.until(token, "ran", 2);
		await pause(SETTLED_MS);
		expect(rig.effects(token, "ran")).toHaveLength(2);
	});

	it("runs once for events sent with one id", async () => {
		const token = randomUUID();
		const id = randomUUID();
		await Promise.all([rig.send("no-steps", { token }, { id }), rig.send("no-steps", { token }, { id })]);
		await rig.send("no-steps", { token }, { id });
		await rig.until(token, "done");
		await pause(SETTLED_MS);
		expect(rig.effects(token, "done")).toHaveLength(1);
	});

	it("lets a tenth of the rate limit through at once, one more each time a slot is free, and skips the rest", async () => {
		const token = randomUUID();
		const sentAtMs = Date.now();
		for (let n = 0; n < 6; n++) await rig.send("rate-limited", { token, n });
		await rig.until(token, "ran", 3);
		await pause(SETTLED_MS);
		const freed = () => Math.floor((Date.now() - sentAtMs) / 3_000);
		expect(rig.effects(token, "ran").length).toBeLessThanOrEqual(3 + freed());
		await pause(3_100);
		for (const n of [6, 7, 8]) await rig.send("rate-limited", { token, n });
		await rig.until(token, "ran", 4);
		await pause(SETTLED_MS);
		expect(rig.effects(token, "ran").length).toBeLessThanOrEqual(3 + freed());
	});

	it("starts as many throttled runs as the limit at once, spreads the others over time and skips none", async () => {
		const apartMs: number[] = [];
		// A busy machine may start two at once seconds apart; one quiet moment shows that they may be.
		while (apartMs.every((ms) => ms >= 2_900) && apartMs.length < QUIET_MOMENTS) {
			const token = randomUUID();
			const sentAtMs = Date.now();
			await sendAtOnce("throttled", token, 3);
			const [first, second, third] = await rig.until(token, "ran", 3);
			expect((third?.atMs ?? 0) - sentAtMs).toBeGreaterThanOrEqual(3_000 - 10);
			apartMs.push((second?.atMs ?? 0) - (first?.atMs ?? 0));
		}
		expect(Math.min(...apartMs)).toBeLessThan(2_900);
	});

	it("runs a burst once, with its last event", async () => {
		const token = randomUUID();
		await sendAtOnce("debounced", token, 4);
		await rig.until(token, "ran");
		await pause(SETTLED_MS);
		expect(rig.details(token, "ran")).toEqual([{ token, n: 3 }]);
	});

	it("gathers events into batches, full ones at once and the rest at the timeout", async () => {
		const token = randomUUID();
		await sendAtOnce("batched", token, 5);
		const ran = await rig.until(token, "ran", 2);
		expect(ran.map(({ detail }) => detail)).toEqual([3, 2]);
	});

	it("keeps a single run: the first where it skips, the last where it cancels", async () => {
		const [skipping, cancelling] = [randomUUID(), randomUUID()];
		await rig.send("alone", { token: skipping, n: 1 });
		await rig.send("latest", { token: cancelling, n: 1 });
		await rig.until(skipping, "begun", 1);
		await rig.until(cancelling, "begun", 1);
		await rig.send("alone", { token: skipping, n: 2 });
		await rig.send("latest", { token: cancelling, n: 2 });
		await rig.until(skipping, "ended");
		await rig.until(cancelling, "ended");
		await pause(SETTLED_MS);
		expect(rig.details(skipping, "ended")).toEqual([1]);
		expect(rig.details(cancelling, "ended")).toEqual([2]);
	});

	it("runs the urgent first when runs have to queue", async () => {
		const token = randomUUID();
		await rig.send("ranked", { token, n: 1 });
		await rig.until(token, "ran", 1);
		await rig.inngest.send([{ n: 2 }, { n: 3, urgent: true }].map((data) => ({ name: rig.eventName("ranked"), data: { ...data, token } })));
		const ran = await rig.until(token, "ran", 3);
		expect(ran.map(({ detail }) => detail)).toEqual([1, 3, 2]);
	});

	it("cancels a run that takes longer than it may", async () => {
		const token = await rig.send("hasty");
		await rig.until(token, "begun");
		await pause(5_600 + SETTLED_MS);
		expect(rig.effects(token, "late")).toEqual([]);
	});
});
