import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { PROMPTLY_MS, pause, ROUNDING_MS, SETTLED_MS } from "@/tests/conformance/rig/target";
import { conditions } from "./app/flow-functions";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

describe.concurrent("events", () => {
	it("start their runs when their time has come, if it lies ahead", async () => {
		const ts = Date.now() + 3_000;
		const token = await rig.send("no-steps", {}, { ts });
		const [done] = await rig.until(token, "done", 1, PROMPTLY_MS + 3_000);
		expect(done?.atMs).toBeGreaterThanOrEqual(ts - ROUNDING_MS);
		expect(done?.detail).toMatchObject({ event: { ts } });
	});

	it("start their runs at once if their time has passed", async () => {
		const token = await rig.send("no-steps", {}, { ts: Date.now() - 3_600_000 });
		await rig.until(token, "done");
	});

	it("start runs and get ids that are ULIDs of about now, with five attempts by default", async () => {
		const token = randomUUID();
		const before = Date.now();
		const { ids } = await rig.inngest.send({ name: rig.eventName("no-steps"), data: { token } });
		const [done] = await rig.until(token, "done");
		expect(done?.detail).toMatchObject({ runId: expect.stringMatching(ULID), maxAttempts: 5, event: { id: ids[0] } });
		expect(ids[0]).toMatch(ULID);
		expect(Math.abs(timeOf(String(ids[0])) - before)).toBeLessThan(PROMPTLY_MS);
	});

	it("run a function once, and wake waits again, when they are sent twice with one id", async () => {
		const id = randomUUID();
		const token = randomUUID();
		await rig.send("no-steps", { token }, { id });
		await rig.send("no-steps", { token }, { id });
		const [done] = await rig.until(token, "done");
		expect(done?.detail).toMatchObject({ event: { id } });
		await pause(SETTLED_MS);
		expect(rig.effects(token, "done")).toHaveLength(1);
	});

	it("start the functions whose conditions they fulfil, where what is absent counts as null", async () => {
		const token = await rig.send("conditions", { count: 2, word: "a", nothing: null, list: [1, 2] });
		const fulfilled = conditions.filter(([, isFulfilled]) => isFulfilled).map(([condition]) => condition);
		await rig.until(token, "ran", fulfilled.length).catch(() => undefined);
		await pause(SETTLED_MS);
		expect(rig.details(token, "ran").toSorted()).toEqual(fulfilled.toSorted());
	});

	it("start functions that name a pattern of events", async () => {
		const token = await rig.send("pattern/of.a.kind");
		await rig.until(token, "ran", 2);
		await pause(SETTLED_MS);
		expect(rig.details(token, "ran").toSorted()).toEqual(["pattern-dot", "pattern-slash"]);
	});

	it("tell that a run has finished, with its result", async () => {
		const token = await rig.send("succeeding", { watchedBy: rig.eventName("watcher") });
		const [ended] = await rig.until(token, "ended");
		await pause(SETTLED_MS);
		expect(rig.effects(token, "ended")).toHaveLength(1);
		expect(ended?.detail).toEqual({
			name: "inngest/function.finished",
			id: expect.stringMatching(ULID),
			data: {
				...ofRun(token, "succeeding"),
				result: { answer: 42 },
				_inngest: { status: "Completed" },
			},
		});
	});

	it("tell that a run has failed, with its error", async () => {
		const token = await rig.send("breaking", { watchedBy: rig.eventName("watcher") });
		const ended = await rig.until(token, "ended", 2);
		const data = {
			...ofRun(token, "breaking"),
			error: expect.objectContaining({ error: expect.any(String), name: "TypeError", message: "broken", stack: expect.any(String) }),
			_inngest: { status: "Failed" },
		};
		expect(byName(ended)).toMatchObject([
			{ name: "inngest/function.failed", id: Object(ended[0]?.detail).data.run_id, data },
			{ name: "inngest/function.finished", data },
		]);
	});

	it("tell that a run has been cancelled", async () => {
		const id = randomUUID();
		const token = await rig.send("stopped", { id, watchedBy: rig.eventName("watcher") });
		await rig.until(token, "begun");
		await pause(SETTLED_MS);
		await rig.send("cancel", { id });
		const ended = await rig.until(token, "ended", 2);
		const data = { ...ofRun(token, "stopped"), _inngest: { status: "Cancelled" } };
		expect(byName(ended)).toMatchObject([
			{ name: "inngest/function.cancelled", id: Object(ended[0]?.detail).data.run_id, data },
			{ name: "inngest/function.finished", data },
		]);
	});
});

function ofRun(token: string, name: string) {
	const event = expect.objectContaining({ id: expect.stringMatching(ULID), name: rig.eventName(name), data: expect.objectContaining({ token }) });
	return { function_id: rig.functionId(name), run_id: expect.stringMatching(ULID), event, events: [event] };
}

const byName = (effects: { detail: unknown }[]) => effects.map(({ detail }) => Object(detail)).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The time within a ULID: its first ten characters in base 32. */
function timeOf(id: string): number {
	return [...id.slice(0, 10)].reduce((sum, character) => sum * 32 + "0123456789ABCDEFGHJKMNPQRSTVWXYZ".indexOf(character), 0);
}
