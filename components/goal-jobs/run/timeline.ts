import { z } from "zod";
import type { TrackPart, TrackState } from "@/components/ui/track";
import type { GoalJob, JobEvent, Step } from "@/lib/goal-jobs/schemas";

const ToolData = z.object({
	invocationId: z.string(),
	toolRef: z.string(),
	stepId: z.string().nullish(),
	itemKey: z.string().nullish(),
	role: z.string().nullish(),
	success: z.boolean().nullish(),
	durationMs: z.number().nullish(),
	costMicroU: z.number().nullish(),
	outputSummary: z.string().nullish(),
	errorMessage: z.string().nullish(),
});

/** One use of a tool, as the timeline shows it. `durationMs` and `costMicroU` are null while it runs. */
export interface ToolCall {
	invocationId: string;
	toolRef: string;
	role: string | null;
	itemKey: string | null;
	state: "running" | "done" | "failed";
	startedAt: string;
	attemptId: string;
	durationMs: number | null;
	costMicroU: number | null;
	summary: string | null;
}

/** Groups the tool events of a run by step, in the order in which they began. */
export function toolCallsByStep(events: readonly JobEvent[]): Map<string, ToolCall[]> {
	const byStep = new Map<string, Map<string, ToolCall>>();
	for (const event of events) {
		if (event.type !== "tool_started" && event.type !== "tool_finished") continue;
		const parsed = ToolData.safeParse(event.data);
		if (!parsed.success || !parsed.data.stepId) continue;
		const { invocationId, toolRef, stepId, itemKey, role, success, durationMs, costMicroU, outputSummary, errorMessage } = parsed.data;
		const calls = byStep.get(stepId) ?? new Map<string, ToolCall>();
		byStep.set(stepId, calls);
		const isFinished = event.type === "tool_finished";
		const before = calls.get(invocationId);
		calls.set(invocationId, {
			invocationId,
			toolRef,
			role: role ?? before?.role ?? null,
			itemKey: itemKey ?? before?.itemKey ?? null,
			state: isFinished ? (success === false ? "failed" : "done") : "running",
			startedAt: before?.startedAt ?? event.ts,
			attemptId: event.attemptId,
			durationMs: durationMs ?? null,
			costMicroU: costMicroU ?? null,
			summary: errorMessage ?? outputSummary ?? null,
		});
	}
	return new Map([...byStep].map(([stepId, calls]) => [stepId, [...calls.values()]]));
}

/** All steps of a run in order. */
export function stepsOf(job: GoalJob): Step[] {
	return job.tasks.flatMap((task) => task.dag).sort((left, right) => left.stepOrder - right.stepOrder);
}

/** How many steps are done and how many there are. A skipped step counts as done: nothing is left to do in it. */
export function stepCount(job: GoalJob): { done: number; total: number } {
	const steps = stepsOf(job);
	return { done: steps.filter((step) => step.status === "completed" || step.status === "skipped").length, total: steps.length };
}

const TRACK_STATES: Record<Step["status"], TrackState> = {
	pending: "todo",
	running: "current",
	awaiting_input: "waiting",
	completed: "done",
	failed: "failed",
	skipped: "skipped",
	cancelled: "skipped",
};

/** The road of a run. A step that waits for an answer has done its own work, so it gets its ring. */
export function trackOf(job: GoalJob): TrackPart[] {
	return stepsOf(job).flatMap((step): TrackPart[] => {
		const state = TRACK_STATES[step.status];
		if (step.stepType === "checkpoint") return [{ key: step.stepId, state, isPause: true }];
		if (step.status !== "awaiting_input") return [{ key: step.stepId, state }];
		return [
			{ key: step.stepId, state: "done" },
			{ key: `${step.stepId}:pause`, state: "waiting", isPause: true },
		];
	});
}

/** The pause that waits for the user right now, if any. */
export function pendingPause(job: GoalJob): GoalJob["pendingInterrupts"][number] | null {
	return job.pendingInterrupts.find((interrupt) => interrupt.status === "pending") ?? null;
}
