import { describe, expect, it } from "vitest";
import { applyEvents, needsSnapshot } from "@/components/goal-jobs/live/apply-events";
import { stepsOf } from "@/components/goal-jobs/run/timeline/timeline";
import { makeEvent, makeRun, makeStep } from "@/tests/factories/runs";

describe("a run with its events", () => {
	it("events move steps and the run", () => {
		const shown = applyEvents(makeRun([makeStep(1), makeStep(2)]), [
			makeEvent(1, "step_started", { stepId: "step_1" }),
			makeEvent(2, "step_progress", { stepId: "step_1", progress: 40, progressMessage: "Reading page 2" }),
			makeEvent(3, "job_updated", { status: "executing", progress: 12, costMicroU: 900 }),
		]);
		const [first, second] = stepsOf(shown);
		expect(first).toMatchObject({ status: "running", progress: 40, progressMessage: "Reading page 2", startedAt: makeEvent(1).ts });
		expect(second?.status).toBe("pending");
		expect(shown).toMatchObject({ progress: 12, costMicroU: 900, lastSeq: 3 });
	});

	it("events that the snapshot already holds change nothing", () => {
		const snapshot = makeRun([makeStep(1, { status: "completed", progress: 100 })], { lastSeq: 5 });
		expect(applyEvents(snapshot, [makeEvent(1, "step_started", { stepId: "step_1" })])).toBe(snapshot);
	});

	it("a finished step keeps when it began and gets its end", () => {
		const shown = applyEvents(makeRun([makeStep(1)]), [
			makeEvent(1, "step_started", { stepId: "step_1" }),
			makeEvent(2, "step_finished", { stepId: "step_1", status: "failed", errorMessage: "No text in this file" }),
		]);
		expect(stepsOf(shown)[0]).toMatchObject({
			status: "failed",
			startedAt: makeEvent(1).ts,
			finishedAt: makeEvent(2).ts,
			errorMessage: "No text in this file",
		});
	});

	it("a step has the times that its row has, so that none changes when the run is read again", () => {
		const times = { startedAt: "2026-01-01T00:00:00.100Z", finishedAt: "2026-01-01T00:00:00.773Z" };
		const shown = applyEvents(makeRun([makeStep(1)]), [
			makeEvent(1, "step_started", { stepId: "step_1", startedAt: times.startedAt, finishedAt: null }),
			makeEvent(2, "step_finished", { stepId: "step_1", status: "completed", ...times }),
		]);
		expect(stepsOf(shown)[0]).toMatchObject(times);
	});

	it("an event of an unreadable shape is passed over", () => {
		const shown = applyEvents(makeRun([makeStep(1)]), [makeEvent(1, "step_finished", { stepId: 7 })]);
		expect(stepsOf(shown)[0]?.status).toBe("pending");
		expect(shown.lastSeq).toBe(1);
	});

	it("a fresh snapshot is asked for only where events do not carry enough", () => {
		const shown = makeRun([makeStep(1)]);
		expect(needsSnapshot(makeEvent(1, "slot_needed"), shown)).toBe(true);
		expect(needsSnapshot(makeEvent(1, "job_updated", { status: "completed" }), shown)).toBe(true);
		expect(needsSnapshot(makeEvent(1, "job_updated", { status: "executing", progress: 50 }), shown)).toBe(false);
		expect(needsSnapshot(makeEvent(1, "tool_started"), shown)).toBe(false);
	});
});
