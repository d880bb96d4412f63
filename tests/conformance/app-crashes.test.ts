import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { expectRising } from "@/tests/conformance/rig/rising";
import { isEmbedded, PROMPTLY_MS, pause, RETRIES_MS } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

describe("the app", () => {
	it("runs the step again, soon and as a further attempt, after a kill in its middle", async () => {
		const token = await rig.send("interrupted");
		await rig.until(token, "enter");
		await rig.app.end();
		await rig.app.start();
		const backAtMs = Date.now();
		await rig.until(token, "after", 1, PROMPTLY_MS + RETRIES_MS);
		expectRising(rig.details(token, "enter"), 2);
		expect(rig.effects(token, "before")).toHaveLength(1);
		expect(rig.effects(token, "after")).toHaveLength(1);
		if (isEmbedded) expect((rig.effects(token, "enter")[1]?.atMs ?? 0) - backAtMs).toBeLessThan(PROMPTLY_MS);
	});

	it.runIf(isEmbedded)("burns no attempt while it is away", async () => {
		await rig.app.end();
		const token = await rig.send("interrupted-without-retries");
		await pause(1_500);
		await rig.app.start();
		await rig.until(token, "enter");
		await rig.app.end("SIGKILL");
		await rig.app.start();
		const healthy = await rig.send("flaky");
		await rig.until(healthy, "done");
		expect(rig.effects(token, "enter")).toHaveLength(1);
		expect(rig.effects(token, "after")).toEqual([]);
	});

	it("fails a step that kills its process each time, and tells onFailure", async () => {
		rig.app.keepAlive();
		const token = await rig.send("deadly");
		const [failed] = await rig.until(token, "on-failure", 1, PROMPTLY_MS + RETRIES_MS);
		expectRising(rig.details(token, "killing"), 2);
		expect(failed?.detail).toMatch(isEmbedded ? /stopped/ : /./);
	});
});
