import "server-only";
import { noticeNewDevice } from "@/lib/accounts/devices/notice-new-device";
import { openPlaces } from "@/lib/accounts/devices/place";
import { signAccessToken } from "@/lib/accounts/sessions/access-token";
import { signRefreshToken } from "@/lib/accounts/sessions/refresh-token";
import { forgetSessions } from "@/lib/accounts/sessions/session-check";
import type { AccountActor, RequestOrigin } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { afterCommit } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import type { Tier } from "@/lib/platform/prisma/enums";
import { LIFETIMES } from "./lifetimes";
import type { TokenPair } from "./schemas";
import { hashSecret } from "./secret";

/** The caller of an operation that needs no sign-in; a guest's credentials may come along. */
export type OpenContext = RequestOrigin & { readonly actor: AccountActor | null };

export interface SessionOwner {
	readonly id: string;
	readonly tier: Tier;
}

/** Stores the next refresh token of a session, `parentId` being the one that it replaces. */
export async function addRefreshToken(tx: Transaction, session: { id: string; expiresAt: Date }, parentId: string | null, now: Date): Promise<string> {
	const expiresAt = new Date(Math.min(now.getTime() + LIFETIMES.refreshTokenMs, session.expiresAt.getTime()));
	const row = { id: newId(), sessionId: session.id, createdAt: now, expiresAt };
	const token = await signRefreshToken(row);
	await tx.refreshToken.create({ data: { ...row, parentId, tokenHash: hashSecret(token) }, select: { id: true } });
	return token;
}

export async function toTokenPair(owner: SessionOwner, sessionId: string, refreshToken: string, now: Date): Promise<TokenPair> {
	const { accessToken, expiresAt } = await signAccessToken({ sub: owner.id, sid: sessionId, tier: owner.tier }, now);
	return { accessToken, refreshToken, expiresAt: expiresAt.toISOString() };
}

/** Opens a session: one signed-in device, one family of refresh tokens. Its owner is told when the device or its network is new to the account. */
export async function openSession(tx: Transaction, owner: SessionOwner, origin: RequestOrigin): Promise<{ sessionId: string; tokens: TokenPair }> {
	const now = new Date();
	const session = { id: newId(), userId: owner.id, createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + LIFETIMES.sessionMs) };
	await tx.session.create({ data: { ...session, userAgent: origin.userAgent, ipAddress: origin.ipAddress }, select: { id: true } });
	const refreshToken = await addRefreshToken(tx, session, null, now);
	await noticeNewDevice(tx, { sessionId: session.id, userId: owner.id, at: now }, origin, await openPlaces());
	return { sessionId: session.id, tokens: await toTokenPair(owner, session.id, refreshToken, now) };
}

/** Ends one open session of a user; false when there is none. */
export async function revokeSession(tx: Transaction, { id, userId }: { id: string; userId: string }, reason: string): Promise<boolean> {
	const { count } = await tx.session.updateMany({ where: { id, userId, revokedAt: null }, data: { revokedAt: new Date(), revokedReason: reason } });
	if (count === 0) return false;
	afterCommit(tx, async () => forgetSessions(userId));
	return true;
}

/** Ends a user's open sessions but for `keepId`; their access and refresh tokens end with them. Returns how many ended. */
export async function revokeSessions(tx: Transaction, userId: string, reason: string, keepId: string | null = null): Promise<number> {
	const { count } = await tx.session.updateMany({
		where: { userId, revokedAt: null, ...(keepId ? { id: { not: keepId } } : {}) },
		data: { revokedAt: new Date(), revokedReason: reason },
	});
	afterCommit(tx, async () => forgetSessions(userId));
	return count;
}
