import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "./audited-workflow";
import type { PeriodQuery, SpecialistReliabilityList } from "./schemas";
import { periodOf } from "./workflow-views/period";

type Row = Omit<SpecialistReliabilityList["items"][number], "successRate" | "holdRate" | "timeoutRate">;

const RELIABILITY_QUERY = `SELECT coalesce(nullif(s."agentRole", ''), 'unattributed') AS "agentRole", count(*)::int AS "total",
	count(*) FILTER (WHERE s."outcome" = 'pass')::int AS "successCount", count(*) FILTER (WHERE s."outcome" = 'hold')::int AS "holdCount",
	count(*) FILTER (WHERE s."outcome" = 'timeout')::int AS "timeoutCount", count(*) FILTER (WHERE s."outcome" NOT IN ('pass', 'hold', 'timeout'))::int AS "otherFailureCount",
	coalesce(avg(s."durationMs") FILTER (WHERE s."outcome" = 'pass'), 0)::float8 AS "meanMs",
	coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY s."durationMs") FILTER (WHERE s."outcome" = 'pass'), 0)::float8 AS "p50Ms",
	coalesce(percentile_cont(0.95) WITHIN GROUP (ORDER BY s."durationMs") FILTER (WHERE s."outcome" = 'pass'), 0)::float8 AS "p95Ms",
	count(s."durationMs") FILTER (WHERE s."outcome" = 'pass')::int AS "count"
	FROM goal_job j JOIN specialist_span s ON s."jobId" = j."id"
	WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) AND s."startedAt" >= $3 AND s."startedAt" < $4 AND s."outcome" IS NOT NULL GROUP BY 1 ORDER BY 1`;

/**
 * How reliably each specialist worked over the caller's runs of a workflow, in a period or in all of them. Spans still at work are not counted; durations are of those that passed.
 * @throws AppError WORKFLOW_NOT_FOUND, VALIDATION_ERROR when the period ends before it begins.
 */
export async function specialistReliability(context: ActorContext, workflowId: string, period: PeriodQuery = {}): Promise<SpecialistReliabilityList> {
	const between = periodOf(period);
	const specIds = await auditedSpecIds(context, workflowId);
	const { rows } = await sql().query<Row>(RELIABILITY_QUERY, [context.actor.userId, specIds, ...between]);
	return {
		items: rows.map((row) => ({
			...row,
			successRate: row.successCount / row.total,
			holdRate: row.holdCount / row.total,
			timeoutRate: row.timeoutCount / row.total,
		})),
	};
}
