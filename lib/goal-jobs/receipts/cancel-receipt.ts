import { findSpecOf, type JobWithParts } from "@/lib/goal-jobs/internal";
import type { CancelReceipt } from "./schemas";

const STOPPED: ReadonlySet<string> = new Set(["pending", "running", "awaiting_input"]);

const WORK: ReadonlySet<string> = new Set(["tool", "agent"]);

type Cancelled = Pick<JobWithParts, "id" | "spec" | "steps" | "fileIds" | "filledSlots" | "costMicroU">;

/** A question that was left as it stood was not answered. */
const isOwn = (value: unknown, usual: unknown): boolean => value !== null && value !== "" && JSON.stringify(value) !== JSON.stringify(usual ?? null);

/** What a cancel of a job as it stands stops and keeps. `stoppedCalls`: its tool calls that are under way. */
export function cancelReceipt(job: Cancelled, { at, stoppedCalls }: { at: Date; stoppedCalls: number }): CancelReceipt {
	const nameOf = ({ stepId, title }: JobWithParts["steps"][number]) => ({ stepId, title });
	// Counted as the run's progress is: a pause is no step of the work, and in a skipped one nothing is left to do.
	const finished = job.steps.filter(({ status, stepType }) => (status === "completed" || status === "skipped") && WORK.has(stepType));
	const last = finished.findLast(({ status }) => status === "completed");
	const usual = new Map(findSpecOf(job)?.slots.map(({ slotId, default: value }) => [slotId, value]));
	return {
		cancelledAt: at.toISOString(),
		stoppedSteps: job.steps.filter(({ status, stepType }) => STOPPED.has(status) && WORK.has(stepType)).map(nameOf),
		stoppedCalls,
		lastSafePoint: last ? nameOf(last) : null,
		finishedSteps: finished.length,
		keptFiles: job.fileIds.length,
		keptAnswers: Object.entries(Object(job.filledSlots)).filter(([slotId, value]) => isOwn(value, usual.get(slotId))).length,
		spentMicroU: job.costMicroU,
	};
}
