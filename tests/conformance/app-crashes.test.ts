import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectRising } from "./rising";
import { isEmbedded, PROMPTLY_MS, pause, RETRIES_MS } from "./target";
import { startWorld, type World } from "./world";

let world: World;
beforeAll(async () => {
	world = await startWorld();
});
afterAll(() => world.stop());

const details = (token: string, what: string) => world.effects(token, what).map(({ detail }) => detail);

describe("the app", () => {
	it("runs the step again, soon and as a further attempt, after a kill in its middle", async () => {
		const token = await world.send("interrupted");
		await world.until(token, "enter");
		await world.app.end();
		await world.app.start();
		const backAtMs = Date.now();
		await world.until(token, "after", 1, PROMPTLY_MS + RETRIES_MS);
		expectRising(details(token, "enter"), 2);
		expect(world.effects(token, "before")).toHaveLength(1);
		expect(world.effects(token, "after")).toHaveLength(1);
		if (isEmbedded) expect((world.effects(token, "enter")[1]?.atMs ?? 0) - backAtMs).toBeLessThan(PROMPTLY_MS);
	});

	it.runIf(isEmbedded)("burns no attempt while it is away", async () => {
		await world.app.end();
		const token = await world.send("interrupted-without-retries");
		await pause(1_500);
		await world.app.start();
		await world.until(token, "enter");
		await world.app.end("SIGKILL");
		await world.app.start();
		const healthy = await world.send("flaky");
		await world.until(healthy, "done");
		expect(world.effects(token, "enter")).toHaveLength(1);
		expect(world.effects(token, "after")).toEqual([]);
	});

	it("fails a step that kills its process each time, and tells onFailure", async () => {
		world.app.keepAlive();
		const token = await world.send("deadly");
		const [failed] = await world.until(token, "on-failure", 1, PROMPTLY_MS + RETRIES_MS);
		expectRising(details(token, "killing"), 2);
		expect(failed?.detail).toMatch(isEmbedded ? /stopped/ : /./);
	});
});
