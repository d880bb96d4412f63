import "server-only";
import { loadJob } from "@/lib/goal-jobs/internal";
import { transition } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db, sql } from "@/lib/platform/database/db";
import { retryPlanOf } from "./retry-plan";
import type { RetryPlanView } from "./schemas";

/** So many runs are retried at a time. */
export const MOST_AT_ONCE = 20;

const ALIKE_QUERY = `SELECT count(DISTINCT j."id")::int AS "runs", coalesce(sum((j."stepPrices"->>s."stepId")::int), 0)::int AS "costMicroU"
	FROM (SELECT "id", "stepPrices" FROM goal_job
		WHERE "ownerId" = $1 AND "status" = 'failed' AND "workflowId" = $2 AND "errorCode" = $3 AND "queuedAt" IS NOT NULL AND "id" <> $4
		ORDER BY "completedAt" DESC LIMIT ${MOST_AT_ONCE}) j
	LEFT JOIN job_step s ON s."jobId" = j."id" AND s."status" NOT IN ('completed', 'skipped')`;

/**
 * What retrying the caller's failed job keeps, does again and costs, and how many other runs failed in the same way.
 * @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION (the job has not failed).
 */
export async function getRetryPlan(context: ActorContext, jobSpecId: string): Promise<RetryPlanView> {
	const job = await loadJob(context, jobSpecId);
	transition(job.status, "retry");
	const values = [context.actor.userId, job.workflowId, job.errorCode, job.id];
	const { rows } = await sql().query<RetryPlanView["alike"]>({ name: "failed-alike", text: ALIKE_QUERY, values });
	return { ...(await retryPlanOf(db(), job)), alike: rows[0] ?? { runs: 0, costMicroU: 0 } };
}
