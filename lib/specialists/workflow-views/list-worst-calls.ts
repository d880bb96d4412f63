import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";
import { loadCalls } from "./load-calls";
import { periodOf } from "./period";
import type { WorstCalls, WorstCallsQuery } from "./schemas";

const WORST = 5;

const WORST_QUERY = `SELECT t."invocationId" FROM goal_job j JOIN tool_invocation t ON t."jobId" = j."id"
	WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) AND t."startedAt" >= $3 AND t."startedAt" < $4 AND t."status" <> 'started'
		AND ($5::text IS NULL OR coalesce(nullif(t."agentRole", ''), 'unattributed') = $5)
	ORDER BY (t."status" IN ('failed', 'timeout')) DESC, t."durationMs" DESC, t."invocationId" DESC LIMIT ${WORST}`;

/**
 * The five worst calls of a workflow's runs, or of one specialist in them: failed ones before slow ones.
 * @throws AppError WORKFLOW_NOT_FOUND, VALIDATION_ERROR when the period ends before it begins.
 */
export async function listWorstCalls(context: ActorContext, workflowId: string, query: WorstCallsQuery): Promise<WorstCalls> {
	const between = periodOf(query);
	const specIds = await auditedSpecIds(context, workflowId);
	const { rows } = await sql().query<{ invocationId: string }>(WORST_QUERY, [context.actor.userId, specIds, ...between, query.agentRole ?? null]);
	return { items: await loadCalls(rows.map(({ invocationId }) => invocationId)) };
}
