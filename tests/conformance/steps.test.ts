import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostInside } from "@/tests/conformance/rig/inside";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { isEmbedded, ROUNDING_MS } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

const kinds = (token: string) => rig.effects(token).map(({ what }) => what);

describe.concurrent("steps", () => {
	for (const name of ["sequence", "sequence-in-many-calls", "sequence-over-its-runtime"]) {
		it(`runs each step of ${name} once, in order, and keeps its result`, async () => {
			const token = await rig.send(name);
			const [done] = await rig.until(token, "done");
			expect(kinds(token)).toEqual(["first", "again", "again", "again", "done"]);
			expect(done?.detail).toMatchObject({ values: [2, 3, 4], first: { value: 1, text: "nul \u0000 and ü" } });
		});
	}

	it("runs a function without steps once and hands it the event", async () => {
		const token = await rig.send("no-steps");
		const [done] = await rig.until(token, "done");
		const event = { name: rig.eventName("no-steps"), data: { token }, id: expect.any(String), ts: expect.any(Number) };
		expect(done?.detail).toMatchObject({ attempt: 0, event });
		expect(rig.effects(token, "done")).toHaveLength(1);
	});

	it("runs parallel branches side by side, each step once, and goes on when all are done", async () => {
		const token = await rig.send("parallel");
		const [done] = await rig.until(token, "done");
		expect(done?.detail).toEqual(["a!", "b!", "c!"]);
		expect(kinds(token).toSorted()).toEqual(["a-1", "a-2", "after", "b-1", "b-2", "c-1", "c-2", "done"]);
		expect(kinds(token).slice(-2)).toEqual(["after", "done"]);
		const [discoveries, stepCalls] = [3, 6];
		if (isEmbedded) expect(rig.effects(`calls of ${token}`)).toHaveLength(discoveries + stepCalls);
		expect(mostInside(rig.effects(`inside of ${token}`))).toBeGreaterThanOrEqual(2);
	});

	it("runs parallel steps of an app that discovers after each of them", async () => {
		const token = await rig.send("parallel-one-by-one");
		const [done] = await rig.until(token, "done");
		expect(done?.detail).toEqual(["a", "b", "c"]);
		for (const step of ["a", "b", "c"]) expect(rig.effects(token, step)).toHaveLength(1);
	});

	it("lets the winner of a race go on while the loser is still pending, for ten minutes", async () => {
		const token = await rig.send("race");
		const [after] = await rig.until(token, "after");
		expect(after?.detail).toBe("fast");
		expect(rig.effects(token, "fast")).toHaveLength(1);
	});

	it("sleeps for a duration and until a time", async () => {
		const token = await rig.send("sleeper");
		const [woken] = await rig.until(token, "woken");
		const slept = (rig.effects(token, "between")[0]?.atMs ?? 0) - (rig.effects(token, "begun")[0]?.atMs ?? 0);
		expect(slept).toBeGreaterThanOrEqual(990);
		expect(woken?.atMs).toBeGreaterThanOrEqual(Date.parse(String(woken?.detail)) - ROUNDING_MS);
	});

	it("sends events from a step, and a trigger's condition chooses among them", async () => {
		const token = await rig.send("sender");
		const [sent] = await rig.until(token, "sent");
		expect(sent?.detail).toHaveLength(2);
		await rig.until(token, "received");
		expect(rig.details(token, "received")).toEqual([2]);
	});

	it("lets the app fetch a state that is too large for a call", async () => {
		const token = await rig.send("large-state");
		const [lengths] = await rig.until(token, "lengths");
		expect(lengths?.detail).toEqual([2_500_000, 2_500_000]);
	});
});
