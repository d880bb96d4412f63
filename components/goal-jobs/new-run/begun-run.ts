import { isRefused } from "@/components/goal-jobs/run-state";
import type { GoalJob, GoalJobStatus } from "@/lib/goal-jobs/schemas";

const BEFORE_START: ReadonlySet<GoalJobStatus> = new Set<GoalJobStatus>(["draft", "created", "analyzing", "slots_pending", "ready", "ready_with_preview"]);

/** Whether a run still stands before its start: its place is then the page that begins runs, later the page of its own. */
export function isOpenForAnswers(job: Pick<GoalJob, "status" | "errorCode">): boolean {
	return BEFORE_START.has(job.status) || isRefused(job);
}
