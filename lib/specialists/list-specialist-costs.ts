import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "./audited-workflow";
import type { SpecialistCostList } from "./schemas";

const COST_QUERY = `SELECT coalesce(nullif(t."agentRole", ''), 'unattributed') AS "agentRole", sum(t."costMicroU")::float8 AS "totalMicroU", count(*)::int AS "toolCount",
	round(avg(t."costMicroU"))::float8 AS "avgMicroU"
	FROM tool_invocation t JOIN goal_job j ON j."id" = t."jobId"
	WHERE j."ownerId" = $1 AND t."workflowSpecId" = ANY($2) GROUP BY 1 ORDER BY 2 DESC, 1`;

/** What each specialist's tool calls cost over all of the caller's runs of a workflow, dearest first. @throws AppError WORKFLOW_NOT_FOUND. */
export async function specialistCosts(context: ActorContext, workflowId: string): Promise<SpecialistCostList> {
	const specIds = await auditedSpecIds(context, workflowId);
	const { rows } = await sql().query<SpecialistCostList["items"][number]>(COST_QUERY, [context.actor.userId, specIds]);
	return { items: rows };
}
