import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { expectRising } from "@/tests/conformance/rig/rising";
import { isEmbedded, pause, RETRIES_MS, ROUNDING_MS, SETTLED_MS } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

describe.concurrent("failures", () => {
	it("retries a failed step alone and counts attempts for each step afresh", async () => {
		const token = await rig.send("flaky");
		await rig.until(token, "done", 1, RETRIES_MS);
		expectRising(rig.details(token, "flaky"), 3);
		expect(rig.effects(token, "steady")).toHaveLength(1);
		expect(Number(rig.details(token, "fresh count")[0])).toBeLessThan(2);
	});

	it("runs onFailure when a step has used up its attempts", async () => {
		const token = await rig.send("failing");
		const [failed] = await rig.until(token, "on-failure", 1, RETRIES_MS);
		expectRising(rig.details(token, "fails"), 2);
		expect(failed?.detail).toEqual({ message: "never works", functionId: rig.functionId("failing") });
		await pause(SETTLED_MS);
		expect(rig.effects(token, "on-failure")).toHaveLength(1);
	});

	it("retries a function that fails outside its steps", async () => {
		const token = await rig.send("failing-outside-steps");
		await rig.until(token, "on-failure", 1, RETRIES_MS);
		expectRising(rig.details(token, "fails"), 3);
	});

	it("does not retry what cannot succeed", async () => {
		const token = await rig.send("hopeless");
		const [failed] = await rig.until(token, "on-failure");
		expect(failed?.detail).toBe("no use");
		expect(rig.effects(token, "fails")).toHaveLength(1);
	});

	it("hands a step's final error to the function, which may go on", async () => {
		const token = await rig.send("caught");
		const [caught] = await rig.until(token, "caught", 1, RETRIES_MS);
		expect(caught?.detail).toBe("bad");
	});

	it("settles a parallel group in which one step fails for good", async () => {
		const token = await rig.send("caught-in-parallel");
		const [settled] = await rig.until(token, "settled", 1, RETRIES_MS);
		expect(settled?.detail).toEqual(["fulfilled", "rejected"]);
		expect(rig.effects(token, "bad")).toHaveLength(2);
	});

	it("waits as long as an error asks before it retries", async () => {
		const token = await rig.send("patient");
		const [first, second] = await rig.until(token, "try", 2, RETRIES_MS);
		expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(1_900 - ROUNDING_MS);
	});

	it.runIf(isEmbedded)("refuses an operation that it cannot perform, by name", async () => {
		const token = await rig.send("signal");
		const [refused] = await rig.until(token, "refused");
		expect(refused?.detail).toContain("WaitForSignal");
	});
});
