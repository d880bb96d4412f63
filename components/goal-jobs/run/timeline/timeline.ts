import type { TrackPart, TrackState } from "@/components/ui/track";
import type { GoalJob, Step } from "@/lib/goal-jobs/schemas";

/** All steps of a run in order. */
export function stepsOf(job: GoalJob): Step[] {
	return job.tasks.flatMap((task) => task.dag).sort((left, right) => left.stepOrder - right.stepOrder);
}

/** The steps that a person counts, the same as the catalog lists: the work. Pauses are drawn between them, putting the results together is part of the end. */
function workOf(job: GoalJob): Step[] {
	return stepsOf(job).filter((step) => step.stepType === "tool" || step.stepType === "agent");
}

/** How many steps are done and how many there are, 0 before the run is laid out. A skipped step counts as done: nothing is left to do in it. */
export function stepCount(job: GoalJob): { done: number; total: number } {
	const steps = workOf(job);
	return { done: steps.filter((step) => step.status === "completed" || step.status === "skipped").length, total: steps.length };
}

/** How many pauses are over and how many there are: with the steps, all that is listed. */
export function pauseCount(job: GoalJob): { done: number; total: number } {
	const pauses = stepsOf(job).filter(({ stepType }) => stepType === "checkpoint");
	return { done: pauses.filter(({ status }) => status === "completed" || status === "skipped").length, total: pauses.length };
}

/** What the timeline lists: work and pauses, and the delivery only where something went wrong in it. */
export function listedSteps(job: GoalJob): Step[] {
	return stepsOf(job).filter((step) => step.stepType !== "deliver" || step.status === "failed");
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
	return listedSteps(job).flatMap((step): TrackPart[] => {
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
