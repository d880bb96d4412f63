import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import { periodOf } from "./period";
import type { SpecialistTrend, SpecialistTrends } from "./schemas";

const TRENDS_QUERY = `SELECT coalesce(nullif(s."agentRole", ''), 'unattributed') AS "agentRole", to_char(date_trunc('week', s."startedAt" AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS "week",
	count(*)::int AS "total", count(*) FILTER (WHERE s."outcome" = 'pass')::int AS "successCount", count(*) FILTER (WHERE s."outcome" = 'hold')::int AS "holdCount",
	count(*) FILTER (WHERE s."outcome" = 'timeout')::int AS "timeoutCount", count(*) FILTER (WHERE s."outcome" NOT IN ('pass', 'hold', 'timeout'))::int AS "otherFailureCount",
	coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY s."durationMs") FILTER (WHERE s."outcome" = 'pass'), 0)::float8 AS "p50Ms",
	coalesce(percentile_cont(0.95) WITHIN GROUP (ORDER BY s."durationMs") FILTER (WHERE s."outcome" = 'pass'), 0)::float8 AS "p95Ms"
	FROM goal_job j JOIN specialist_span s ON s."jobId" = j."id"
	WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) AND s."startedAt" >= $3 AND s."startedAt" < $4 AND s."outcome" IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`;

/**
 * How reliably each specialist worked in the caller's runs of a workflow, week by week, oldest first.
 * @throws AppError WORKFLOW_NOT_FOUND, VALIDATION_ERROR when the period ends before it begins.
 */
export async function listSpecialistTrends(context: ActorContext, workflowId: string, period: PeriodQuery): Promise<SpecialistTrends> {
	const between = periodOf(period);
	const specIds = await auditedSpecIds(context, workflowId);
	const { rows } = await sql().query<SpecialistTrend>(TRENDS_QUERY, [context.actor.userId, specIds, ...between]);
	return { items: rows };
}
