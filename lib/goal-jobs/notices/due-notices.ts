import "server-only";
import { sql } from "@/lib/platform/database/db";

/** Nobody is mailed about what they have probably just seen or will answer at once. */
export const FIRST_LOOK_MS = 2 * 60_000;
/** With a page of ours open a person is left alone for longer: the count in the rail tells them. */
export const HELD_BACK_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** An end that is older is no news. */
const NEWS_MS = 30 * 60_000;
const BATCH = 200;

export type NoticeKind = "waiting" | "expiring" | "finished";

/** Something that a person may have to be mailed about. */
export interface DueNotice {
	readonly kind: NoticeKind;
	/** The interrupt, or the attempt that ended. */
	readonly subjectId: string;
	readonly jobId: string;
	readonly ownerId: string;
	/** When it began: the pause, or the end. */
	readonly at: Date;
}

const UNDECIDED = `NOT EXISTS (SELECT 1 FROM run_notice n WHERE n."subjectId" = %s AND n."kind" = $1)`;

const PAUSES = `SELECT $1 AS "kind", i."id" AS "subjectId", i."jobId", j."ownerId", i."createdAt" AS "at"
	FROM interrupt i JOIN goal_job j ON j."id" = i."jobId"
	WHERE i."status" = 'pending' AND ${UNDECIDED.replace("%s", `i."id"`)}`;

const QUERIES: Record<NoticeKind, string> = {
	waiting: `${PAUSES} AND i."createdAt" > $2 AND i."createdAt" <= $3 ORDER BY i."createdAt" LIMIT ${BATCH}`,
	expiring: `${PAUSES} AND i."expiresAt" > $2 AND i."expiresAt" <= $3 ORDER BY i."expiresAt" LIMIT ${BATCH}`,
	finished: `SELECT $1 AS "kind", j."attemptId" AS "subjectId", j."id" AS "jobId", j."ownerId", j."completedAt" AS "at" FROM goal_job j
		WHERE j."status" IN ('completed', 'partial', 'failed') AND j."updatedAt" > $2 AND j."completedAt" > $2 AND j."completedAt" <= $3 AND j."startedAt" IS NOT NULL
		AND ${UNDECIDED.replace("%s", `j."attemptId"`)} ORDER BY j."completedAt" LIMIT ${BATCH}`,
};

/** Pauses of the last day, pauses that close within a day, and runs that ended just now, of which nothing was decided yet. */
export async function dueNotices(now: Date): Promise<DueNotice[]> {
	const before = (ms: number) => new Date(now.getTime() - ms);
	const spans: Record<NoticeKind, [Date, Date]> = {
		waiting: [before(DAY_MS), before(FIRST_LOOK_MS)],
		expiring: [now, before(-DAY_MS)],
		finished: [before(NEWS_MS), now],
	};
	const kinds: NoticeKind[] = ["waiting", "expiring", "finished"];
	const found = await Promise.all(kinds.map((kind) => sql().query<DueNotice>(QUERIES[kind], [kind, ...spans[kind]])));
	return found.flatMap(({ rows }) => rows);
}
