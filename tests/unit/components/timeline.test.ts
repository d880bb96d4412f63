import { describe, expect, it } from "vitest";
import { listedSteps, pauseCount, stepCount, trackOf } from "@/components/goal-jobs/run/timeline/timeline";
import { toolCallsByStep } from "@/components/goal-jobs/run/timeline/tool-calls";
import { workingSpan } from "@/components/goal-jobs/run/timeline/working-span";
import { ATTEMPT, makeEvent, makeRun, makeStep } from "@/tests/factories/runs";

const call = (invocationId: string, more: Record<string, unknown> = {}) => ({ invocationId, toolRef: "job-search:search_postings", stepId: "search", ...more });

describe("timeline", () => {
	it("a tool call begins once and ends with its result", () => {
		const calls = toolCallsByStep([
			makeEvent(1, "tool_started", call("a")),
			makeEvent(2, "tool_started", call("b", { itemKey: "greenhouse" })),
			makeEvent(3, "tool_finished", call("a", { success: true, durationMs: 320, costMicroU: 15, outputSummary: "42 postings" })),
			makeEvent(4, "tool_finished", call("b", { success: false, durationMs: 5000, errorMessage: "No answer in 5 s" })),
		]).get("search");
		expect(calls).toMatchObject([
			{ invocationId: "a", state: "done", startedAt: makeEvent(1).ts, durationMs: 320, summary: "42 postings" },
			{ invocationId: "b", state: "failed", startedAt: makeEvent(2).ts, itemKey: "greenhouse", problem: "No answer in 5 s" },
		]);
	});

	it("a call whose work was held back afterwards has failed", () => {
		const heldBack = call("a", { success: true, errorCode: "CLAIM_CHECK_FAILED", errorMessage: "It claims too much." });
		expect(toolCallsByStep([makeEvent(1, "tool_finished", heldBack)]).get("search")).toMatchObject([{ state: "failed", problem: "It claims too much." }]);
	});

	it("a call without an end is running", () => {
		expect(toolCallsByStep([makeEvent(1, "tool_started", call("a"))]).get("search")?.[0]?.state).toBe("running");
	});

	it("steps are counted and drawn in order, and a waiting step gets its ring", () => {
		const job = makeRun([makeStep(3), makeStep(1, { status: "completed" }), makeStep(2, { status: "awaiting_input" })]);
		expect(stepCount(job)).toEqual({ done: 1, total: 3 });
		expect(trackOf(job)).toEqual([
			{ key: "step_1", state: "done" },
			{ key: "step_2", state: "done" },
			{ key: "step_2:pause", state: "waiting", isPause: true },
			{ key: "step_3", state: "todo" },
		]);
	});

	it("pauses and the delivery are no steps that a person counts; a delivery that failed is listed", () => {
		const work = [makeStep(1, { status: "completed" }), makeStep(2, { stepType: "checkpoint" }), makeStep(3, { stepType: "agent" })];
		const deliver = makeStep(4, { stepId: "deliver", stepType: "deliver" });
		expect(stepCount(makeRun([...work, deliver]))).toEqual({ done: 1, total: 2 });
		expect(pauseCount(makeRun([...work, deliver]))).toEqual({ done: 0, total: 1 });
		expect(listedSteps(makeRun([...work, deliver]))).toHaveLength(3);
		expect(trackOf(makeRun([...work, deliver]))).toHaveLength(3);
		expect(listedSteps(makeRun([...work, { ...deliver, status: "failed" }]))).toHaveLength(4);
	});
});

describe("how long a run has worked", () => {
	const started = "2026-01-01T00:00:00.000Z";

	it("the time that it waited for its user is not its own", () => {
		const job = makeRun([makeStep(1)], { startedAt: started, completedAt: "2026-01-01T01:00:00.000Z", waitedMs: 50 * 60_000 });
		expect(workingSpan(job, [])).toEqual({ from: "2026-01-01T00:50:00.000Z", to: "2026-01-01T01:00:00.000Z", waitedMs: 50 * 60_000 });
		expect(workingSpan(makeRun([]), [])).toBeNull();
	});

	it("it stands still while a pause is open, however long that takes and whenever the page was opened", () => {
		const paused = makeStep(1, { status: "awaiting_input", startedAt: "2026-01-01T00:10:00.000Z" });
		const interrupt = {
			interruptId: ATTEMPT,
			interruptType: "checkpoint",
			ownerPath: "",
			uiSurface: "checkpoint_screen",
			payload: {},
			status: "pending",
		} as const;
		const job = makeRun([paused], { startedAt: started, waitedMs: 7 * 3_600_000, pendingInterrupts: [interrupt] });
		expect(workingSpan(job, [makeEvent(1, "job_updated", { waitedMs: 60_000 })])).toEqual({
			from: "2026-01-01T00:01:00.000Z",
			to: "2026-01-01T00:10:00.000Z",
			waitedMs: 60_000,
		});
	});
});
