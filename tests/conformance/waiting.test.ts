import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClocksTick, untilWaiting } from "@/tests/conformance/rig/inspect";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { pause, ROUNDING_MS, SETTLED_MS } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

describe.concurrent("waits, invocations, cancellations and clocks", () => {
	it("wakes a wait by the matching event and by no other", async () => {
		const id = randomUUID();
		const token = await rig.send("waiter-20s", { id });
		await rig.until(token, "begun");
		await untilWaiting(rig, token);
		await rig.send("answer", { id: "other", n: 1 });
		await rig.send("answer", { id, n: 2 });
		const [answer] = await rig.until(token, "answer");
		expect(answer?.detail).toMatchObject({ id, n: 2 });
	});

	it("takes two events that both lack what they are matched by for a match", async () => {
		const token = await rig.send("waiter-20s", { note: "no id" });
		await rig.until(token, "begun");
		await untilWaiting(rig, token);
		await rig.send("answer", { id: "an id", n: 1 });
		await rig.send("answer", { n: 2 });
		const [answer] = await rig.until(token, "answer");
		expect(answer?.detail).toMatchObject({ n: 2 });
	});

	it("gives null when a wait's time is up", async () => {
		const token = await rig.send("waiter-2s", { id: randomUUID() });
		const [answer] = await rig.until(token, "answer");
		expect(answer?.detail).toBeNull();
		expect((answer?.atMs ?? 0) - (rig.effects(token, "begun")[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(1_990 - ROUNDING_MS);
	});

	it("wakes a wait by a condition over both events", async () => {
		const id = randomUUID();
		const token = await rig.send("picky-waiter", { id });
		await rig.until(token, "begun");
		await untilWaiting(rig, token);
		await rig.send("answer", { id, amount: 5 });
		await rig.send("answer", { id, amount: 11.5 });
		const [answer] = await rig.until(token, "answer");
		expect(answer?.detail).toBe(11.5);
	});

	it("hands an invoked function's result or error to the step that invoked it", async () => {
		const token = await rig.send("invoker");
		const [results] = await rig.until(token, "results");
		expect(results?.detail).toEqual({ good: { doubled: 42 }, bad: expect.stringContaining("negative") });
	});

	it("stops waiting for an invoked function when its time is up", async () => {
		const token = await rig.send("invoke-slow");
		const [result] = await rig.until(token, "result");
		expect(result?.detail).toMatch(/caught: .*timed out/i);
	});

	it("cancels the run that an event names, between its steps", async () => {
		const id = randomUUID();
		const [cancelled, untouched] = [await rig.send("cancellable", { id }), await rig.send("cancellable", { id: randomUUID() })];
		await rig.until(cancelled, "begun");
		await rig.send("cancel", { id });
		await rig.until(untouched, "after");
		await pause(SETTLED_MS);
		expect(rig.effects(cancelled, "after")).toEqual([]);
	});

	it("stops a call in hand at its next step when its run is cancelled", async () => {
		const id = randomUUID();
		const token = await rig.send("cancellable-mid-call", { id });
		await rig.until(token, "round", 2);
		await rig.send("cancel", { id });
		// A round takes 150 ms, all of them half a minute.
		let rounds = 0;
		for (let seen = 2; seen > rounds; seen = rig.effects(token, "round").length) {
			rounds = seen;
			await pause(1_500);
		}
		expect(rounds).toBeLessThan(200);
		expect(rig.effects(token, "finished")).toEqual([]);
	});

	it("listens for a cancellation no longer than its timeout", async () => {
		const id = randomUUID();
		const token = await rig.send("briefly-cancellable", { id });
		await rig.until(token, "begun");
		await pause(1_200);
		await rig.send("cancel", { id });
		await rig.until(token, "after");
	});

	it("fires a cron at its time, once", async () => {
		await makeClocksTick(rig);
		const [tick] = await rig.until("cron", "tick", 1, 65_000);
		expect(tick?.detail).toMatchObject({ name: "inngest/scheduled.timer", data: { cron: "TZ=Europe/Berlin * * * * *" } });
		await pause(SETTLED_MS);
		expect(rig.effects("cron", "tick")).toHaveLength(1);
	});
});
