import "server-only";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { periodOf } from "./period";
import type { AuditedWorkflow, AuditedWorkflowList, AuditedWorkflowsQuery } from "./schemas";

type Row = Omit<AuditedWorkflow, "workflowName" | "successRate" | "lastRunAt"> & { lastRunAt: Date; lastRunId: string; ownName: string | null };

/** Ids are made in the order of time, so the greatest is the last run's. */
const WORKFLOWS_QUERY = `SELECT w.*, CASE WHEN w."workflowId" = ANY($4) THEN NULL ELSE l."spec"->>'name' END AS "ownName" FROM (
	SELECT coalesce(j."userWorkflowId", j."workflowId") AS "workflowId", count(*)::int AS "runs", count(*) FILTER (WHERE j."status" = 'completed')::int AS "completed",
		count(*) FILTER (WHERE j."status" = 'partial')::int AS "partial", count(*) FILTER (WHERE j."status" = 'failed')::int AS "failed",
		count(*) FILTER (WHERE j."status" = 'cancelled')::int AS "cancelled",
		count(*) FILTER (WHERE j."status" NOT IN ('completed', 'partial', 'failed', 'cancelled'))::int AS "unfinished", sum(j."costMicroU")::float8 AS "costMicroU",
		percentile_cont(0.5) WITHIN GROUP (ORDER BY greatest(0, extract(epoch FROM j."completedAt" - j."startedAt") * 1000 - j."waitedMs"))
			FILTER (WHERE j."status" IN ('completed', 'partial') AND j."startedAt" IS NOT NULL)::float8 AS "medianWorkedMs",
		max(j."createdAt") AS "lastRunAt", max(j."id"::text)::uuid AS "lastRunId"
	FROM goal_job j WHERE j."ownerId" = $1 AND j."workflowId" IS NOT NULL AND j."createdAt" >= $2 AND j."createdAt" < $3 GROUP BY 1) w
	JOIN goal_job l ON l."id" = w."lastRunId"
	WHERE $5::timestamptz IS NULL OR (w."lastRunAt", w."lastRunId") < ($5::timestamptz, $6::uuid) ORDER BY w."lastRunAt" DESC, w."lastRunId" DESC LIMIT $7`;

/**
 * The workflows that the caller has run in a period, or ever, the one run last first.
 * @throws AppError INVALID_REQUEST for an unreadable cursor, VALIDATION_ERROR when the period ends before it begins.
 */
export async function listAuditedWorkflows(context: ActorContext, query: AuditedWorkflowsQuery): Promise<AuditedWorkflowList> {
	const position = decodeCursor(query.cursor);
	const known = SPECS.map((spec) => spec.specId);
	const values = [context.actor.userId, ...periodOf(query), known, position?.at ?? null, position?.id ?? null, query.limit + 1];
	const { rows } = await sql().query<Row>(WORKFLOWS_QUERY, values);
	const shown = rows.slice(0, query.limit);
	const last = rows.length > query.limit ? shown.at(-1) : undefined;
	return { items: shown.map(present), nextCursor: last ? encodeCursor({ at: last.lastRunAt, id: last.lastRunId }) : null };
}

function present({ ownName, lastRunId: _last, lastRunAt, ...row }: Row): AuditedWorkflow {
	const delivered = row.completed + row.partial;
	const ended = delivered + row.failed;
	return {
		...row,
		workflowName: findSpec(row.workflowId)?.name ?? ownName ?? row.workflowId,
		successRate: ended === 0 ? null : delivered / ended,
		lastRunAt: lastRunAt.toISOString(),
	};
}
