import type { JobWithParts } from "@/lib/goal-jobs/internal";
import type { CancelReceipt } from "./schemas";

const STOPPED: ReadonlySet<string> = new Set(["pending", "running", "awaiting_input"]);

type Cancelled = Pick<JobWithParts, "steps" | "fileIds" | "filledSlots" | "costMicroU">;

/** What a cancel of a job as it stands stops and keeps. `stoppedCalls`: its tool calls that are under way. */
export function cancelReceipt(job: Cancelled, { at, stoppedCalls }: { at: Date; stoppedCalls: number }): CancelReceipt {
	const nameOf = ({ stepId, title }: JobWithParts["steps"][number]) => ({ stepId, title });
	const finished = job.steps.filter(({ status }) => status === "completed");
	const last = finished.at(-1);
	return {
		cancelledAt: at.toISOString(),
		stoppedSteps: job.steps.filter(({ status }) => STOPPED.has(status)).map(nameOf),
		stoppedCalls,
		lastSafePoint: last ? nameOf(last) : null,
		finishedSteps: finished.length,
		keptFiles: job.fileIds.length,
		keptAnswers: Object.values(Object(job.filledSlots)).filter((value) => value !== null).length,
		spentMicroU: job.costMicroU,
	};
}
