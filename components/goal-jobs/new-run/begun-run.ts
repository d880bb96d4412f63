import type { GoalJob, GoalJobStatus } from "@/lib/goal-jobs/schemas";

const BEFORE_START: ReadonlySet<GoalJobStatus> = new Set<GoalJobStatus>(["draft", "created", "analyzing", "slots_pending", "ready", "ready_with_preview"]);

/** Whether the run never began because the first look into its files found them unfit. */
export function isRefused(job: Pick<GoalJob, "status" | "errorCode" | "startedAt">): boolean {
	return job.status === "failed" && job.errorCode === "FILE_INCOMPATIBLE" && job.startedAt === null;
}

/** Whether a run still stands before its start: its place is then the page that begins runs, later the page of its own. */
export function isOpenForAnswers(job: Pick<GoalJob, "status" | "errorCode" | "startedAt">): boolean {
	return BEFORE_START.has(job.status) || isRefused(job);
}
