import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";
import { periodOf } from "@/lib/specialists/workflow-views/period";
import type { TicketFilter } from "./schemas";

/** The conditions of a filter on tickets `e` of jobs `j`, as SQL of the first eight parameters. */
export const OF_FILTER = `j."ownerId" = $1 AND ($2::text[] IS NULL OR j."workflowId" = ANY($2)) AND e."createdAt" >= $3 AND e."createdAt" < $4
	AND ($5::text IS NULL OR e."exceptionType" = $5) AND ($6::text[] IS NULL OR e."state" = ANY($6)) AND ($7::text[] IS NULL OR e."severity" = ANY($7))
	AND ($8::boolean IS NULL OR e."requiresHuman" = $8)`;

/** The values of those parameters. @throws AppError WORKFLOW_NOT_FOUND, VALIDATION_ERROR when the period ends before it begins. */
export async function filterValues(context: ActorContext, filter: TicketFilter): Promise<unknown[]> {
	const between = periodOf(filter);
	const specIds = filter.workflowId === undefined ? null : await auditedSpecIds(context, filter.workflowId);
	const narrowed = [filter.exceptionType ?? null, filter.state ?? null, filter.severity ?? null, filter.requiresHuman ?? null];
	return [context.actor.userId, specIds, ...between, ...narrowed];
}
