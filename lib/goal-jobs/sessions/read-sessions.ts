import "server-only";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import { db } from "@/lib/platform/database/db";
import type { KeysetPosition } from "@/lib/platform/database/keyset";
import { storedCode } from "@/lib/platform/errors";
import { Prisma } from "@/lib/platform/prisma/client";
import type { SessionSummary } from "./schemas";
import { type WaitingRow, whatWaits } from "./what-waits";

/** What a list reads of a job: never the spec, which is large; the database keeps the name in it apart, for workflows that the catalog doesn't know. */
export interface SessionRow extends WaitingRow {
	readonly id: string;
	readonly goalText: string;
	readonly useCaseType: string;
	readonly progress: number;
	readonly createdAt: Date;
	readonly completedAt: Date | null;
	readonly inputFileNames: string[];
	readonly fileIds: string[];
	readonly ownName: string | null;
	readonly errorCode: string | null;
	readonly waitedMs: number;
	readonly costMicroU: number;
	readonly madeFor: string[];
	readonly artifactCount: number;
}

/** Jobs that meet the conditions, newest first, after a position in that order. */
export async function readSessions(conditions: readonly Prisma.Sql[], position: KeysetPosition | null, limit: number): Promise<SessionRow[]> {
	const onPage = position ? [...conditions, Prisma.sql`(j."createdAt", j."id") < (${position.at}::timestamptz, ${position.id}::uuid)`] : [...conditions];
	return db().$queryRaw<SessionRow[]>`
		SELECT j."id", j."status"::text AS "status", j."goalText", j."useCaseType", j."progress", j."createdAt", j."updatedAt", j."completedAt",
			coalesce(j."inputFileNames", '{}') AS "inputFileNames", coalesce(j."fileIds", '{}') AS "fileIds", j."workflowId", j."errorCode", j."costMicroU", j."agentMessage",
			CASE WHEN j."workflowId" = ANY(${SPECS.map((spec) => spec.specId)}) THEN NULL ELSE j."specName" END AS "ownName",
			j."spec" IS NOT NULL AS "hasSpec", j."driveId" IS NOT NULL AS "isDriven", CASE WHEN j."status" = 'slots_pending' THEN j."filledSlots" END AS "filledSlots",
			CASE WHEN j."status" = 'slots_pending' AND starts_with(j."workflowId", 'developer_') THEN j."spec"->'slots' END AS "slots",
			m."madeFor", f."artifactCount", w."pausedAt", w."expiresAt", w."uiSurface", w."checkpointId", w."questions",
			(j."waitedMs" + coalesce(greatest(0, extract(epoch FROM now() - w."pausedAt")) * 1000, 0))::float8 AS "waitedMs"
		FROM goal_job j LEFT JOIN LATERAL (
			SELECT i."createdAt" AS "pausedAt", i."expiresAt", i."uiSurface", i."checkpointId",
				(SELECT coalesce(jsonb_agg(jsonb_build_array(s->'question',
					CASE WHEN jsonb_typeof(s->'suggestedValue') = 'array' THEN jsonb_array_length(s->'suggestedValue') END)), '[]')
					FROM jsonb_path_query(i."payload", '$.slots[*] ? (!(@.hidden == true))') s) AS "questions"
			FROM interrupt i WHERE i."jobId" = j."id" AND i."status" = 'pending' ORDER BY i."createdAt" LIMIT 1) w ON true
		LEFT JOIN LATERAL (SELECT coalesce(array_agg(p."words" ORDER BY p."first"), '{}') AS "madeFor" FROM (
			SELECT concat_ws(', ', a."metadata"->>'postingTitle', a."metadata"->>'company') AS "words", min(a."createdAt") AS "first"
			FROM artifact a WHERE a."jobId" = j."id" AND a."metadata" ?| array['postingTitle', 'company']
				GROUP BY 1, a."metadata"->>'postingId' ORDER BY 2) p
			WHERE p."words" <> '') m ON true
		LEFT JOIN LATERAL (SELECT count(*)::int AS "artifactCount" FROM artifact a
			WHERE a."jobId" = j."id" AND NOT a."isPreview" AND a."artifactType" <> 'archive'
				AND (a."isPrimary" OR a."mimeType" <> 'application/json')) f ON true
		WHERE ${Prisma.join(onPage, " AND ")} ORDER BY j."createdAt" DESC, j."id" DESC LIMIT ${limit}`;
}

/** How many jobs meet the conditions. */
export async function countSessions(conditions: readonly Prisma.Sql[]): Promise<number> {
	const [row] = await db().$queryRaw<Array<{ total: number }>>`SELECT count(*)::int AS "total" FROM goal_job j WHERE ${Prisma.join([...conditions], " AND ")}`;
	return row?.total ?? 0;
}

interface Beside {
	/** Tells files of one name apart, by their ids. */
	readonly numbers: ReadonlyMap<string, number>;
	/** What was charged, by the jobs' ids. */
	readonly charged: ReadonlyMap<string, number>;
}

const NOTHING: Beside = { numbers: new Map(), charged: new Map() };

export function presentSession(row: SessionRow, { numbers, charged }: Beside = NOTHING): SessionSummary {
	const { id: jobSpecId, status, goalText, useCaseType, progress, inputFileNames, workflowId, ownName, costMicroU, madeFor, artifactCount } = row;
	return {
		jobSpecId,
		status,
		goalText,
		useCaseType,
		progress,
		inputFileNames,
		inputFileNumbers: row.fileIds.map((fileId) => numbers.get(fileId) ?? 1),
		workflowId,
		workflowName: ownName ?? (workflowId ? (findSpec(workflowId)?.name ?? null) : null),
		madeFor,
		artifactCount,
		errorCode: storedCode(row.errorCode),
		isWaitingForUser: row.pausedAt !== null,
		waitingFor: whatWaits(row),
		waitedMs: Math.round(row.waitedMs),
		costMicroU,
		chargedMicroU: charged.get(jobSpecId) ?? null,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
		completedAt: row.completedAt?.toISOString() ?? null,
	};
}
