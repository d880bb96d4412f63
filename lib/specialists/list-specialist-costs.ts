import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "./audited-workflow";
import type { PeriodQuery, SpecialistCostList } from "./schemas";
import { periodOf } from "./workflow-views/period";

const COST_QUERY = `SELECT coalesce(nullif(t."agentRole", ''), 'unattributed') AS "agentRole", sum(t."costMicroU")::float8 AS "totalMicroU", count(*)::int AS "toolCount",
	round(avg(t."costMicroU"))::float8 AS "avgMicroU"
	FROM goal_job j JOIN tool_invocation t ON t."jobId" = j."id"
	WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) AND t."startedAt" >= $3 AND t."startedAt" < $4 GROUP BY 1 ORDER BY 2 DESC, 1`;

/**
 * What each specialist's tool calls cost over the caller's runs of a workflow, dearest first, in a period or in all of them.
 * @throws AppError WORKFLOW_NOT_FOUND, VALIDATION_ERROR when the period ends before it begins.
 */
export async function specialistCosts(context: ActorContext, workflowId: string, period: PeriodQuery = {}): Promise<SpecialistCostList> {
	const between = periodOf(period);
	const specIds = await auditedSpecIds(context, workflowId);
	const { rows } = await sql().query<SpecialistCostList["items"][number]>(COST_QUERY, [context.actor.userId, specIds, ...between]);
	return { items: rows };
}
