import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "./audited-workflow";
import type { SpecialistReliabilityList } from "./schemas";

type Row = Omit<SpecialistReliabilityList["items"][number], "successRate" | "holdRate" | "timeoutRate">;

const RELIABILITY_QUERY = `SELECT coalesce(nullif(s."agentRole", ''), 'unattributed') AS "agentRole", count(*)::int AS "total",
	count(*) FILTER (WHERE s."outcome" = 'pass')::int AS "successCount", count(*) FILTER (WHERE s."outcome" = 'hold')::int AS "holdCount",
	count(*) FILTER (WHERE s."outcome" = 'timeout')::int AS "timeoutCount", count(*) FILTER (WHERE s."outcome" NOT IN ('pass', 'hold', 'timeout'))::int AS "otherFailureCount",
	coalesce(avg(s."durationMs") FILTER (WHERE s."outcome" = 'pass'), 0)::float8 AS "meanMs",
	coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY s."durationMs") FILTER (WHERE s."outcome" = 'pass'), 0)::float8 AS "p50Ms",
	coalesce(percentile_cont(0.95) WITHIN GROUP (ORDER BY s."durationMs") FILTER (WHERE s."outcome" = 'pass'), 0)::float8 AS "p95Ms",
	count(s."durationMs") FILTER (WHERE s."outcome" = 'pass')::int AS "count"
	FROM specialist_span s JOIN goal_job j ON j."id" = s."jobId"
	WHERE j."ownerId" = $1 AND s."workflowSpecId" = ANY($2) AND s."outcome" IS NOT NULL GROUP BY 1 ORDER BY 1`;

/**
 * How reliably each specialist worked over all of the caller's runs of a workflow. Spans still at work are not counted; durations are of those that passed.
 * @throws AppError WORKFLOW_NOT_FOUND.
 */
export async function specialistReliability(context: ActorContext, workflowId: string): Promise<SpecialistReliabilityList> {
	const specIds = await auditedSpecIds(context, workflowId);
	const { rows } = await sql().query<Row>(RELIABILITY_QUERY, [context.actor.userId, specIds]);
	return {
		items: rows.map((row) => ({
			...row,
			successRate: row.successCount / row.total,
			holdRate: row.holdCount / row.total,
			timeoutRate: row.timeoutCount / row.total,
		})),
	};
}
