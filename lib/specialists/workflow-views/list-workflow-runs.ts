import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { storedCode } from "@/lib/platform/errors";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";
import { periodOf } from "./period";
import type { AuditedRun, AuditedRunPage, AuditedRunsQuery } from "./schemas";

type Row = Omit<AuditedRun, "createdAt" | "completedAt" | "errorCode"> & { createdAt: Date; completedAt: Date | null; errorCode: string | null };

const RUNS_QUERY = `SELECT j."id" AS "jobSpecId", j."status"::text AS "status", j."errorCode", coalesce(j."inputFileNames", '{}') AS "inputFileNames",
	(SELECT count(*)::int FROM attempt a WHERE a."jobId" = j."id") AS "attempts",
	(SELECT count(*)::int FROM exception_ticket e WHERE e."jobId" = j."id" AND e."state" IN ('open', 'acknowledged')) AS "openTickets", j."costMicroU",
	greatest(0, extract(epoch FROM j."completedAt" - j."startedAt") * 1000 - j."waitedMs")::float8 AS "workedMs", j."createdAt", j."completedAt"
	FROM goal_job j WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) AND j."createdAt" >= $3 AND j."createdAt" < $4 AND ($5::text[] IS NULL OR j."status"::text = ANY($5))
		AND ($6::timestamptz IS NULL OR (j."createdAt", j."id") < ($6::timestamptz, $7::uuid)) ORDER BY j."createdAt" DESC, j."id" DESC LIMIT $8`;

/**
 * The caller's runs of a workflow, newest first.
 * @throws AppError WORKFLOW_NOT_FOUND, INVALID_REQUEST for an unreadable cursor, VALIDATION_ERROR when the period ends before it begins.
 */
export async function listWorkflowRuns(context: ActorContext, workflowId: string, query: AuditedRunsQuery): Promise<AuditedRunPage> {
	const [between, position] = [periodOf(query), decodeCursor(query.cursor)];
	const specIds = await auditedSpecIds(context, workflowId);
	const values = [context.actor.userId, specIds, ...between, query.status ?? null, position?.at ?? null, position?.id ?? null, query.limit + 1];
	const { rows } = await sql().query<Row>(RUNS_QUERY, values);
	const shown = rows.slice(0, query.limit);
	const last = rows.length > query.limit ? shown.at(-1) : undefined;
	return { items: shown.map(present), nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.jobSpecId }) : null };
}

function present({ createdAt, completedAt, errorCode, ...row }: Row): AuditedRun {
	return { ...row, errorCode: storedCode(errorCode), createdAt: createdAt.toISOString(), completedAt: completedAt?.toISOString() ?? null };
}
