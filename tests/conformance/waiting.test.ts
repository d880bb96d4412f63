import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClocksTick, untilWaiting } from "./inspect";
import { pause, ROUNDING_MS, SETTLED_MS } from "./target";
import { startWorld, type World } from "./world";

let world: World;
beforeAll(async () => {
	world = await startWorld();
});
afterAll(() => world.stop());

describe.concurrent("waits, invocations, cancellations and clocks", () => {
	it("wakes a wait by the matching event and by no other", async () => {
		const id = randomUUID();
		const token = await world.send("waiter-20s", { id });
		await world.until(token, "begun");
		await untilWaiting(world, token);
		await world.send("answer", { id: "other", n: 1 });
		await world.send("answer", { id, n: 2 });
		const [answer] = await world.until(token, "answer");
		expect(answer?.detail).toMatchObject({ id, n: 2 });
	});

	it("takes two events that both lack what they are matched by for a match", async () => {
		const token = await world.send("waiter-20s", { note: "no id" });
		await world.until(token, "begun");
		await untilWaiting(world, token);
		await world.send("answer", { id: "an id", n: 1 });
		await world.send("answer", { n: 2 });
		const [answer] = await world.until(token, "answer");
		expect(answer?.detail).toMatchObject({ n: 2 });
	});

	it("gives null when a wait's time is up", async () => {
		const token = await world.send("waiter-2s", { id: randomUUID() });
		const [answer] = await world.until(token, "answer");
		expect(answer?.detail).toBeNull();
		expect((answer?.atMs ?? 0) - (world.effects(token, "begun")[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(1_990 - ROUNDING_MS);
	});

	it("wakes a wait by a condition over both events", async () => {
		const id = randomUUID();
		const token = await world.send("picky-waiter", { id });
		await world.until(token, "begun");
		await untilWaiting(world, token);
		await world.send("answer", { id, amount: 5 });
		await world.send("answer", { id, amount: 11.5 });
		const [answer] = await world.until(token, "answer");
		expect(answer?.detail).toBe(11.5);
	});

	it("hands an invoked function's result or error to the step that invoked it", async () => {
		const token = await world.send("invoker");
		const [results] = await world.until(token, "results");
		expect(results?.detail).toEqual({ good: { doubled: 42 }, bad: expect.stringContaining("negative") });
	});

	it("stops waiting for an invoked function when its time is up", async () => {
		const token = await world.send("invoke-slow");
		const [result] = await world.until(token, "result");
		expect(result?.detail).toMatch(/caught: .*timed out/i);
	});

	it("cancels the run that an event names, between its steps", async () => {
		const id = randomUUID();
		const [cancelled, untouched] = [await world.send("cancellable", { id }), await world.send("cancellable", { id: randomUUID() })];
		await world.until(cancelled, "begun");
		await world.send("cancel", { id });
		await world.until(untouched, "after");
		await pause(SETTLED_MS);
		expect(world.effects(cancelled, "after")).toEqual([]);
	});

	it("stops a call in hand at its next step when its run is cancelled", async () => {
		const id = randomUUID();
		const token = await world.send("cancellable-mid-call", { id });
		await world.until(token, "round", 2);
		await world.send("cancel", { id });
		// A round takes 150 ms, all of them half a minute.
		let rounds = 0;
		for (let seen = 2; seen > rounds; seen = world.effects(token, "round").length) {
			rounds = seen;
			await pause(1_500);
		}
		expect(rounds).toBeLessThan(200);
		expect(world.effects(token, "finished")).toEqual([]);
	});

	it("listens for a cancellation no longer than its timeout", async () => {
		const id = randomUUID();
		const token = await world.send("briefly-cancellable", { id });
		await world.until(token, "begun");
		await pause(1_200);
		await world.send("cancel", { id });
		await world.until(token, "after");
	});

	it("fires a cron at its time, once", async () => {
		await makeClocksTick(world);
		const [tick] = await world.until("cron", "tick", 1, 65_000);
		expect(tick?.detail).toMatchObject({ name: "inngest/scheduled.timer", data: { cron: "TZ=Europe/Berlin * * * * *" } });
		await pause(SETTLED_MS);
		expect(world.effects("cron", "tick")).toHaveLength(1);
	});
});
