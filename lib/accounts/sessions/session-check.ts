import "server-only";
import { LRUCache } from "lru-cache";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { sql } from "@/lib/platform/database/db";
import type { Tier } from "@/lib/platform/prisma/enums";

export interface OpenSession {
	readonly userId: string;
	readonly tier: Tier;
	readonly isGuest: boolean;
	readonly signedInAt: Date;
}

// Bundlers may load this module more than once in a process; an ended session must be forgotten by all of them.
const holder = globalThis as typeof globalThis & { goalModeSessions?: LRUCache<string, OpenSession> };
holder.goalModeSessions ??= new LRUCache({ max: 10_000, ttl: LIFETIMES.sessionCacheMs });
const cache = holder.goalModeSessions;

const QUERY = `SELECT s."userId", u."tier"::text AS "tier", u."isGuest", s."createdAt" AS "signedInAt"
	FROM "session" s JOIN "user" u ON u."id" = s."userId"
	WHERE s."id" = $1 AND s."revokedAt" IS NULL AND s."expiresAt" > now() AND s."lastUsedAt" > now() - interval '1 millisecond' * $2 AND u."deletedAt" IS NULL`;

/** Touches the row of a session in steady use once a step. */
const NOTE_USE = `UPDATE "session" SET "lastUsedAt" = now() WHERE "id" = $1 AND "lastUsedAt" < now() - interval '1 millisecond' * $2`;

/** The session if it is open, and whose it is. Every request asks, so a yes is believed for `LIFETIMES.sessionCacheMs`; a no never is. */
export async function findOpenSession(sessionId: string): Promise<OpenSession | null> {
	const known = cache.get(sessionId);
	if (known) return known;
	const { rows } = await sql().query<OpenSession>({ name: "find-open-session", text: QUERY, values: [sessionId, LIFETIMES.idleSessionMs] });
	const session = rows[0] ?? null;
	if (!session) return null;
	cache.set(sessionId, session);
	await sql().query({ name: "note-session-use", text: NOTE_USE, values: [sessionId, LIFETIMES.lastUsedStepMs] });
	return session;
}

/** Makes this process ask again about all sessions of a user, at once. */
export function forgetSessions(userId: string): void {
	for (const [sessionId, session] of cache) if (session.userId === userId) cache.delete(sessionId);
}
