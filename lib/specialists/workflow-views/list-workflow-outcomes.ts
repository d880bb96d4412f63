import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import type { SpecialistSpan } from "@/lib/platform/prisma/client";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";
import { presentOutcome } from "@/lib/specialists/list-specialist-outcomes";
import { periodOf } from "./period";
import { decodeRunCursor, encodeRunCursor } from "./run-cursor";
import type { WorkflowOutcomePage, WorkflowOutcomesQuery } from "./schemas";

type Row = SpecialistSpan & { readonly runAt: Date; readonly number: number };

const OUTCOMES_QUERY = `SELECT s.*, j."createdAt" AS "runAt", coalesce(a."number", 1) AS "number" FROM goal_job j JOIN specialist_span s ON s."jobId" = j."id"
	LEFT JOIN attempt a ON a."id" = s."attemptId"
	WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) AND s."startedAt" >= $3 AND s."startedAt" < $4 AND s."outcome" IS NOT NULL
		AND ($5::text IS NULL OR coalesce(nullif(s."agentRole", ''), 'unattributed') = $5) AND ($6::text IS NULL OR s."outcome" = $6)
		AND ($7::timestamptz IS NULL OR (j."createdAt", j."id") <= ($7::timestamptz, $8::uuid))
		AND ($7::timestamptz IS NULL OR (j."createdAt", j."id", s."startedAt", s."id") < ($7::timestamptz, $8::uuid, $9::timestamptz, $10::uuid))
	ORDER BY j."createdAt" DESC, j."id" DESC, s."startedAt" DESC, s."id" DESC LIMIT $11`;

/**
 * How stretches of specialists' work ended over the caller's runs of a workflow: the newest run first, and of each run the newest stretch.
 * @throws AppError WORKFLOW_NOT_FOUND, INVALID_REQUEST for an unreadable cursor, VALIDATION_ERROR when the period ends before it begins.
 */
export async function listWorkflowOutcomes(context: ActorContext, workflowId: string, query: WorkflowOutcomesQuery): Promise<WorkflowOutcomePage> {
	const [between, position] = [periodOf(query), decodeRunCursor(query.cursor)];
	const specIds = await auditedSpecIds(context, workflowId);
	const filter = [query.agentRole ?? null, query.outcome ?? null];
	const { rows } = await sql().query<Row>(OUTCOMES_QUERY, [context.actor.userId, specIds, ...between, ...filter, ...position, query.limit + 1]);
	const shown = rows.slice(0, query.limit);
	const last = rows.length > query.limit ? shown.at(-1) : undefined;
	return {
		items: shown.map((row) => ({ ...presentOutcome(row, row.number), jobSpecId: row.jobId })),
		nextCursor: last ? encodeRunCursor(last.runAt, last.jobId, last.startedAt, last.id) : null,
	};
}
