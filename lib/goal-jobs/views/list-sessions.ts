import "server-only";
import { chargedFor } from "@/lib/credits/charges/charged-for";
import { numbersOfNames } from "@/lib/files/naming/same-names";
import { conditionsOf } from "@/lib/goal-jobs/sessions/filter-sessions";
import { countSessions, presentSession, readSessions } from "@/lib/goal-jobs/sessions/read-sessions";
import type { SessionList, SessionListQuery } from "@/lib/goal-jobs/sessions/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { queryOf } from "@/lib/platform/database/query";

/**
 * The caller's jobs that pass a filter, newest first, by page; `total` counts all of them. @throws AppError INVALID_REQUEST for an unreadable
 * cursor, VALIDATION_ERROR when from is after to.
 */
export async function listSessions(context: ActorContext, { limit, cursor, ...filter }: SessionListQuery): Promise<SessionList> {
	const conditions = conditionsOf(context, filter);
	const position = decodeCursor(cursor);
	const [rows, total] = await Promise.all([readSessions(conditions, position, limit + 1), countSessions(conditions)]);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	const names = shown.flatMap(({ inputFileNames }) => inputFileNames);
	const ids = shown.map(({ id }) => id);
	const [numbers, charged] = await Promise.all([numbersOfNames(db(), context.actor.userId, names), chargedFor(queryOf(db()), ids)]);
	const sessions = shown.map((row) => presentSession(row, { numbers, charged }));
	return { sessions, total, nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null };
}

/** How many of the caller's jobs wait for them. */
export function countWaiting(context: ActorContext): Promise<number> {
	return countSessions(conditionsOf(context, { waiting: true }));
}
