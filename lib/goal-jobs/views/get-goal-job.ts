import "server-only";
import { loadJob } from "@/lib/goal-jobs/internal";
import { wordsInLine } from "@/lib/goal-jobs/line/line-order";
import { secondsInLine } from "@/lib/goal-jobs/line/read-line";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";

/** The whole state of the caller's job. @throws AppError JOB_NOT_FOUND. */
export async function getGoalJob(context: ActorContext, jobSpecId: string): Promise<GoalJob> {
	const job = await loadJob(context, jobSpecId);
	const waitSeconds = job.lineRankAt ? await secondsInLine(jobSpecId) : null;
	return { ...presentGoalJob(job), ...wordsInLine(waitSeconds) };
}
