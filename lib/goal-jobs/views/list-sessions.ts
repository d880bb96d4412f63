import "server-only";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import type { GoalJobStatus, SessionList, SessionListQuery, SessionSummary } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { storedCode } from "@/lib/platform/errors";
import { Prisma } from "@/lib/platform/prisma/client";

interface SessionRow {
	readonly id: string;
	readonly status: GoalJobStatus;
	readonly goalText: string;
	readonly useCaseType: string;
	readonly progress: number;
	readonly createdAt: Date;
	readonly updatedAt: Date;
	readonly completedAt: Date | null;
	readonly inputFileNames: string[];
	readonly workflowId: string | null;
	/** Read from the job's own spec only where the catalog doesn't know the workflow: a spec is large. */
	readonly ownName: string | null;
	readonly isWaitingForUser: boolean;
	readonly errorCode: string | null;
	readonly waitedMs: number;
}

/** The caller's jobs, newest first, by page; `total` counts all that match. @throws AppError INVALID_REQUEST for an unreadable cursor. */
export async function listSessions(context: ActorContext, { status, q, limit, cursor }: SessionListQuery): Promise<SessionList> {
	const matches = [Prisma.sql`j."ownerId" = ${context.actor.userId}::uuid`];
	if (status) matches.push(Prisma.sql`j."status" = ${status}::"GoalJobStatus"`);
	if (q) matches.push(searchFor(q));
	const position = decodeCursor(cursor);
	const onPage = position ? [...matches, Prisma.sql`(j."createdAt", j."id") < (${position.at}::timestamptz, ${position.id}::uuid)`] : matches;
	const [rows, totals] = await Promise.all([
		db().$queryRaw<SessionRow[]>`
			SELECT j."id", j."status"::text AS "status", j."goalText", j."useCaseType", j."progress", j."createdAt", j."updatedAt", j."completedAt", coalesce(j."inputFileNames", '{}') AS "inputFileNames", j."workflowId", j."errorCode",
				CASE WHEN j."workflowId" = ANY(${SPECS.map((spec) => spec.specId)}) THEN NULL ELSE j."spec"->>'name' END AS "ownName",
				w."since" IS NOT NULL AS "isWaitingForUser",
				(j."waitedMs" + coalesce(greatest(0, extract(epoch FROM now() - w."since")) * 1000, 0))::float8 AS "waitedMs"
			FROM goal_job j LEFT JOIN LATERAL (SELECT min(i."createdAt") AS "since" FROM interrupt i WHERE i."jobId" = j."id" AND i."status" = 'pending') w ON true WHERE ${Prisma.join(onPage, " AND ")} ORDER BY j."createdAt" DESC, j."id" DESC LIMIT ${limit + 1}`,
		db().$queryRaw<Array<{ total: number }>>`SELECT count(*)::int AS "total" FROM goal_job j WHERE ${Prisma.join(matches, " AND ")}`,
	]);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { sessions: shown.map(present), total: totals[0]?.total ?? 0, nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null };
}

/** Every word must stand somewhere in the goal, the workflow's name or the name of a file, in any case. */
function searchFor(words: string): Prisma.Sql {
	const conditions = words
		.trim()
		.split(/\s+/)
		.map((word) => {
			const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
			const workflowIds = SPECS.filter((spec) => spec.name.toLowerCase().includes(word.toLowerCase())).map((spec) => spec.specId);
			return Prisma.sql`(j."goalText" ILIKE ${pattern} OR j."workflowId" = ANY(${workflowIds}) OR (j."userWorkflowId" IS NOT NULL AND j."spec"->>'name' ILIKE ${pattern})
				OR EXISTS (SELECT 1 FROM unnest(j."inputFileNames") AS name WHERE name ILIKE ${pattern}))`;
		});
	return Prisma.join(conditions, " AND ");
}

function present(row: SessionRow): SessionSummary {
	const { id, ownName, createdAt, updatedAt, completedAt, ...rest } = row;
	return {
		jobSpecId: id,
		...rest,
		waitedMs: Math.round(row.waitedMs),
		errorCode: storedCode(row.errorCode),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
		completedAt: completedAt?.toISOString() ?? null,
		workflowName: ownName ?? (row.workflowId ? (findSpec(row.workflowId)?.name ?? null) : null),
	};
}
