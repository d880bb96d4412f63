import { describe, expect, it } from "vitest";
import { stepCount, toolCallsByStep, trackOf } from "@/components/goal-jobs/run/timeline";
import { event, run, step } from "./factories";

const call = (invocationId: string, more: Record<string, unknown> = {}) => ({ invocationId, toolRef: "job-search:search_postings", stepId: "search", ...more });

describe("timeline", () => {
	it("a tool call begins once and ends with its result", () => {
		const calls = toolCallsByStep([
			event(1, "tool_started", call("a")),
			event(2, "tool_started", call("b", { itemKey: "greenhouse" })),
			event(3, "tool_finished", call("a", { success: true, durationMs: 320, costMicroU: 15, outputSummary: "42 postings" })),
			event(4, "tool_finished", call("b", { success: false, durationMs: 5000, errorMessage: "No answer in 5 s" })),
		]).get("search");
		expect(calls).toMatchObject([
			{ invocationId: "a", state: "done", startedAt: event(1).ts, durationMs: 320, summary: "42 postings" },
			{ invocationId: "b", state: "failed", startedAt: event(2).ts, itemKey: "greenhouse", summary: "No answer in 5 s" },
		]);
	});

	it("a call without an end is running", () => {
		expect(toolCallsByStep([event(1, "tool_started", call("a"))]).get("search")?.[0]?.state).toBe("running");
	});

	it("steps are counted and drawn in order, and a waiting step gets its ring", () => {
		const job = run([step(3), step(1, { status: "completed" }), step(2, { status: "awaiting_input" })]);
		expect(stepCount(job)).toEqual({ done: 1, total: 3 });
		expect(trackOf(job)).toEqual([
			{ key: "step_1", state: "done" },
			{ key: "step_2", state: "done" },
			{ key: "step_2:pause", state: "waiting", isPause: true },
			{ key: "step_3", state: "todo" },
		]);
	});
});
