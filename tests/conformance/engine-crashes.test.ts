import { randomUUID } from "node:crypto";
import { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostInside } from "@/tests/conformance/rig/inside";
import { takeCallsAway } from "@/tests/conformance/rig/inspect";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { isEmbedded, pause } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

/** Every round at least once, none more than once beyond the one that was in hand at each crash. */
function expectAtLeastOnce(token: string, crashes: number): void {
	const rounds = rig.details(token, "round");
	expect(new Set(rounds).size).toBe(12);
	expect(rounds.length).toBeLessThanOrEqual(12 + crashes);
	expect(rig.effects(token, "finish")).toHaveLength(1);
}

describe.runIf(isEmbedded)("the engine", () => {
	it("goes on after a kill, with nothing lost and no attempt burnt", async () => {
		const tokens = [await rig.send("steady"), await rig.send("interrupted-without-retries"), await rig.send("sleeper")];
		const [steady = "", frail = "", sleeper = ""] = tokens;
		await rig.until(steady, "round", 3);
		await rig.until(frail, "enter");
		await rig.engine.end();
		await pause(200);
		await rig.engine.start();
		await rig.until(steady, "finish");
		await rig.until(frail, "after");
		await rig.until(sleeper, "woken");
		expectAtLeastOnce(steady, 1);
		expect(rig.effects(frail, "before")).toHaveLength(1);
		expect(rig.effects(frail, "enter")).toHaveLength(2);
		expect(rig.effects(sleeper, "between")).toHaveLength(1);
	});

	it("stops in an orderly way and hands its calls to the next", async () => {
		const token = await rig.send("steady");
		await rig.until(token, "round", 2);
		await rig.engine.end("SIGTERM");
		await rig.engine.start();
		await rig.until(token, "finish");
		expectAtLeastOnce(token, 1);
	});

	it("outlives a kill of its database, with nothing lost or doubled", async () => {
		const tokens = await Promise.all(Array.from({ length: 4 }, () => rig.send("steady")));
		await Promise.all(tokens.map((token) => rig.until(token, "round", 3)));
		await rig.postgres?.kill();
		const sentMeanwhile = rig.send("no-steps");
		await pause(400);
		await rig.postgres?.start();
		await Promise.all(tokens.map((token) => rig.until(token, "finish")));
		for (const token of tokens) expectAtLeastOnce(token, 1);
		await rig.until(await sentMeanwhile, "done");
		await pause(200);
		expect(rig.effects(await sentMeanwhile, "done")).toHaveLength(1);
	});

	it("shares its work with a second engine and takes over from one that is killed", async () => {
		const second = await rig.startSecondEngine();
		const token = randomUUID();
		const sender = new Inngest({ id: "tests", isDev: false, baseUrl: second.url, eventKey: rig.eventKey, signingKey: rig.signingKey });
		const events = Array.from({ length: 6 }, () => ({ name: rig.eventName("limited"), data: { token, user: token } }));
		await Promise.all([sender.send(events), rig.inngest.send(events)]);
		await rig.until(token, "done", 12);
		expect(mostInside(rig.effects(token))).toBe(2);
		expect(rig.effects(token, "enter")).toHaveLength(24);
		const orphan = randomUUID();
		await sender.send({ name: rig.eventName("steady"), data: { token: orphan } });
		await rig.until(orphan, "round", 2);
		await second.engine.end();
		await rig.until(orphan, "finish");
		expectAtLeastOnce(orphan, 1);
	});

	it("stops even while its database is away, and has lost nothing when both are back", async () => {
		const token = await rig.send("interrupted-without-retries");
		await rig.until(token, "enter");
		await rig.postgres?.kill();
		await rig.engine.end("SIGTERM");
		await rig.postgres?.start();
		await rig.engine.start();
		await rig.until(token, "after");
		expect(rig.effects(token, "before")).toHaveLength(1);
	});

	it("drops the answer of a call that has been given to another", async () => {
		const token = await rig.send("overtaken");
		await rig.until(token, "enter");
		await takeCallsAway(rig, "overtaken");
		await rig.until(token, "after");
		await pause(500);
		expect(rig.effects(token, "enter")).toHaveLength(2);
		expect(rig.details(token, "after")).toEqual(["fresh"]);
	});
});
