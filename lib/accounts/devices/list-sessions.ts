import "server-only";
import type { z } from "zod";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { requirePerson } from "@/lib/accounts/require-access";
import type { ListSessionsQuery, SessionList } from "@/lib/accounts/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { after, decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import type { SessionModel } from "@/lib/platform/prisma/models";
import { deviceOf, deviceWords } from "./device";
import { type FindPlace, openPlaces } from "./place";

/** Sessions that can still be used. */
export function openSessions(userId: string, now = new Date()) {
	return { userId, revokedAt: null, expiresAt: { gt: now }, lastUsedAt: { gt: new Date(now.getTime() - LIFETIMES.idleSessionMs) } };
}

/** The caller's open sessions, newest first. @throws AppError INVALID_REQUEST for an unreadable cursor. */
export async function listSessions({ actor }: ActorContext, { limit, cursor }: z.output<typeof ListSessionsQuery>): Promise<z.infer<typeof SessionList>> {
	const { userId, sessionId } = requirePerson(actor);
	const [rows, placeOf] = await Promise.all([
		db().session.findMany({
			where: { ...openSessions(userId), ...after(decodeCursor(cursor)) },
			orderBy: [{ createdAt: "desc" }, { id: "desc" }],
			take: limit + 1,
		}),
		openPlaces(),
	]);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return {
		items: shown.map((row) => presentSession(row, sessionId, placeOf)),
		nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
	};
}

function presentSession(row: SessionModel, currentId: string, placeOf: FindPlace): z.infer<typeof SessionList>["items"][number] {
	const device = deviceOf(row.userAgent);
	return {
		sessionId: row.id,
		isCurrent: row.id === currentId,
		device: { ...device, name: deviceWords(device) },
		place: placeOf(row.ipAddress),
		createdAt: row.createdAt.toISOString(),
		lastUsedAt: row.lastUsedAt.toISOString(),
		expiresAt: row.expiresAt.toISOString(),
	};
}
