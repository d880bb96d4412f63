import { randomUUID } from "node:crypto";
import { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostInside } from "./inside";
import { takeCallsAway } from "./inspect";
import { isEmbedded, pause } from "./target";
import { startWorld, type World } from "./world";

let world: World;
beforeAll(async () => {
	world = await startWorld();
});
afterAll(() => world.stop());

/** Every round at least once, none more than once beyond the one that was in hand at each crash. */
function expectAtLeastOnce(token: string, crashes: number): void {
	const rounds = world.effects(token, "round").map(({ detail }) => detail);
	expect(new Set(rounds).size).toBe(12);
	expect(rounds.length).toBeLessThanOrEqual(12 + crashes);
	expect(world.effects(token, "finish")).toHaveLength(1);
}

describe.runIf(isEmbedded)("the engine", () => {
	it("goes on after a kill, with nothing lost and no attempt burnt", async () => {
		const tokens = [await world.send("steady"), await world.send("interrupted-without-retries"), await world.send("sleeper")];
		const [steady = "", frail = "", sleeper = ""] = tokens;
		await world.until(steady, "round", 3);
		await world.until(frail, "enter");
		await world.engine.end();
		await pause(200);
		await world.engine.start();
		await world.until(steady, "finish");
		await world.until(frail, "after");
		await world.until(sleeper, "woken");
		expectAtLeastOnce(steady, 1);
		expect(world.effects(frail, "before")).toHaveLength(1);
		expect(world.effects(frail, "enter")).toHaveLength(2);
		expect(world.effects(sleeper, "between")).toHaveLength(1);
	});

	it("stops in an orderly way and hands its calls to the next", async () => {
		const token = await world.send("steady");
		await world.until(token, "round", 2);
		await world.engine.end("SIGTERM");
		await world.engine.start();
		await world.until(token, "finish");
		expectAtLeastOnce(token, 1);
	});

	it("outlives a kill of its database, with nothing lost or doubled", async () => {
		const tokens = await Promise.all(Array.from({ length: 4 }, () => world.send("steady")));
		await Promise.all(tokens.map((token) => world.until(token, "round", 3)));
		await world.postgres?.kill();
		const sentMeanwhile = world.send("no-steps");
		await pause(400);
		await world.postgres?.start();
		await Promise.all(tokens.map((token) => world.until(token, "finish")));
		for (const token of tokens) expectAtLeastOnce(token, 1);
		await world.until(await sentMeanwhile, "done");
		await pause(200);
		expect(world.effects(await sentMeanwhile, "done")).toHaveLength(1);
	});

	it("shares its work with a second engine and takes over from one that is killed", async () => {
		const second = await world.startSecondEngine();
		const token = randomUUID();
		const sender = new Inngest({ id: "tests", isDev: false, baseUrl: second.url, eventKey: world.eventKey, signingKey: world.signingKey });
		const events = Array.from({ length: 6 }, () => ({ name: world.eventName("limited"), data: { token, user: token } }));
		await Promise.all([sender.send(events), world.inngest.send(events)]);
		await world.until(token, "done", 12);
		expect(mostInside(world.effects(token))).toBe(2);
		expect(world.effects(token, "enter")).toHaveLength(24);
		const orphan = randomUUID();
		await sender.send({ name: world.eventName("steady"), data: { token: orphan } });
		await world.until(orphan, "round", 2);
		await second.engine.end();
		await world.until(orphan, "finish");
		expectAtLeastOnce(orphan, 1);
	});

	it("stops even while its database is away, and has lost nothing when both are back", async () => {
		const token = await world.send("interrupted-without-retries");
		await world.until(token, "enter");
		await world.postgres?.kill();
		await world.engine.end("SIGTERM");
		await world.postgres?.start();
		await world.engine.start();
		await world.until(token, "after");
		expect(world.effects(token, "before")).toHaveLength(1);
	});

	it("drops the answer of a call that has been given to another", async () => {
		const token = await world.send("overtaken");
		await world.until(token, "enter");
		await takeCallsAway(world, "overtaken");
		await world.until(token, "after");
		await pause(500);
		expect(world.effects(token, "enter")).toHaveLength(2);
		expect(world.effects(token, "after").map(({ detail }) => detail)).toEqual(["fresh"]);
	});
});
