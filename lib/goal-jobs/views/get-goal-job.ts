import "server-only";
import { loadJob } from "@/lib/goal-jobs/internal";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";

/** The whole state of the caller's job. @throws AppError JOB_NOT_FOUND. */
export async function getGoalJob(context: ActorContext, jobSpecId: string): Promise<GoalJob> {
	return presentGoalJob(await loadJob(context, jobSpecId));
}
