import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";
import type { ToolInvocationPage } from "@/lib/specialists/schemas";
import { loadCalls } from "./load-calls";
import { periodOf } from "./period";
import { decodeRunCursor, encodeRunCursor } from "./run-cursor";
import type { WorkflowCallsQuery } from "./schemas";

interface Key {
	readonly invocationId: string;
	readonly startedAt: Date;
	readonly runAt: Date;
	readonly runId: string;
}

const KEYS_QUERY = `SELECT t."invocationId", t."startedAt", j."createdAt" AS "runAt", j."id" AS "runId" FROM goal_job j JOIN tool_invocation t ON t."jobId" = j."id"
	WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) AND t."startedAt" >= $3 AND t."startedAt" < $4
		AND ($5::text IS NULL OR coalesce(nullif(t."agentRole", ''), 'unattributed') = $5) AND ($6::text IS NULL OR t."stepName" = $6)
		AND ($7::text[] IS NULL OR t."status" = ANY($7)) AND ($8::boolean IS NULL OR t."declared" = $8)
		AND ($9::timestamptz IS NULL OR (j."createdAt", j."id") <= ($9::timestamptz, $10::uuid))
		AND ($9::timestamptz IS NULL OR (j."createdAt", j."id", t."startedAt", t."invocationId") < ($9::timestamptz, $10::uuid, $11::timestamptz, $12::uuid))
	ORDER BY j."createdAt" DESC, j."id" DESC, t."startedAt" DESC, t."invocationId" DESC LIMIT $13`;

/**
 * The tool calls of the caller's runs of a workflow: the newest run first, and of each run the newest call.
 * @throws AppError WORKFLOW_NOT_FOUND, INVALID_REQUEST for an unreadable cursor, VALIDATION_ERROR when the period ends before it begins.
 */
export async function listWorkflowCalls(context: ActorContext, workflowId: string, query: WorkflowCallsQuery): Promise<ToolInvocationPage> {
	const [between, position] = [periodOf(query), decodeRunCursor(query.cursor)];
	const specIds = await auditedSpecIds(context, workflowId);
	const filter = [query.agentRole ?? null, query.stepName ?? null, query.status ?? null, query.declared ?? null];
	const { rows } = await sql().query<Key>(KEYS_QUERY, [context.actor.userId, specIds, ...between, ...filter, ...position, query.limit + 1]);
	const shown = rows.slice(0, query.limit);
	const last = rows.length > query.limit ? shown.at(-1) : undefined;
	return {
		items: await loadCalls(shown.map(({ invocationId }) => invocationId)),
		nextCursor: last ? encodeRunCursor(last.runAt, last.runId, last.startedAt, last.invocationId) : null,
	};
}
