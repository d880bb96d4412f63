import "server-only";
import type { RetriedJobs } from "@/lib/goal-jobs/lifecycle/schemas";
import type { RetryTicketedInput } from "@/lib/goal-jobs/receipts/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";
import { retryAll } from "./retry-all";

const TICKETED_QUERY = `SELECT j."id" FROM goal_job j WHERE j."ownerId" = $1 AND j."status" = 'failed' AND j."queuedAt" IS NOT NULL AND ($3::text[] IS NULL OR j."workflowId" = ANY($3))
	AND EXISTS (SELECT 1 FROM exception_ticket e WHERE e."jobId" = j."id" AND e."exceptionType" = $2 AND e."state" IN ('open', 'acknowledged'))
	ORDER BY j."completedAt" DESC, j."id"`;

/**
 * Retries the caller's failed runs, or those of a workflow, that have an open ticket of one kind, the newest 20 at a time, each from where it
 * stopped. @throws AppError WORKFLOW_NOT_FOUND.
 */
export async function retryTicketed(context: ActorContext, { exception_type: kind, workflow_id: workflowId }: RetryTicketedInput): Promise<RetriedJobs> {
	const specIds = workflowId ? await auditedSpecIds(context, workflowId) : null;
	const { rows } = await sql().query<{ id: string }>(TICKETED_QUERY, [context.actor.userId, kind, specIds]);
	return retryAll(
		context,
		rows.map(({ id }) => id),
		"Retried with others that have a ticket of the same kind",
	);
}
