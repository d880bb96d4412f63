import "server-only";
import { deviceOf, deviceWords } from "@/lib/accounts/devices/device";
import { addRefreshToken, toTokenPair } from "@/lib/accounts/internal";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { pages } from "@/lib/accounts/pages";
import type { TokenPair } from "@/lib/accounts/schemas";
import { hashSecret } from "@/lib/accounts/secret";
import { writeAudit } from "@/lib/audit/write-audit";
import { queueMail } from "@/lib/mail/queue-mail";
import type { RequestOrigin } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { afterCommit, transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { RefreshTokenModel, SessionModel, UserModel } from "@/lib/platform/prisma/models";
import { isRefreshToken, signRefreshToken } from "./refresh-token";
import { forgetSessions } from "./session-check";

type Family = RefreshTokenModel & { session: SessionModel & { user: UserModel } };

/** The token with its session, whose row is locked: of parallel refreshes of a family one goes at a time. */
async function lockFamily(tx: Transaction, token: string): Promise<Family | null> {
	const tokenHash = hashSecret(token);
	await tx.$queryRaw`SELECT 1 FROM "session" WHERE "id" = (SELECT "sessionId" FROM "refresh_token" WHERE "tokenHash" = ${tokenHash}) FOR UPDATE`;
	return tx.refreshToken.findUnique({ where: { tokenHash }, include: { session: { include: { user: true } } } });
}

function isAlive({ expiresAt, session }: Family, now: Date): boolean {
	return expiresAt > now && session.revokedAt === null && session.expiresAt > now && session.user.deletedAt === null;
}

/** Ends the family of a replayed token; its owner is told by mail. */
async function revokeFamily(tx: Transaction, family: Family, now: Date, requestId: string): Promise<void> {
	const { session } = family;
	await tx.session.update({ where: { id: session.id }, data: { revokedAt: now, revokedReason: "refresh_token_reused" }, select: { id: true } });
	afterCommit(tx, async () => forgetSessions(session.userId));
	const target = { targetType: "session", targetId: session.id, details: { refreshTokenId: family.id } };
	await writeAudit(tx, { actorId: session.userId, action: "account.refresh_token_reused", ...target, requestId });
	const { email, name, timeZone } = session.user;
	if (!email) return;
	const device = session.userAgent && deviceWords(deviceOf(session.userAgent));
	await queueMail(tx, {
		to: email,
		userId: session.userId,
		dedupeKey: `session-revoked:${session.id}`,
		content: { template: "session_revoked", name, resetUrl: pages.forgot(), timeZone, device, revokedAt: now.toISOString() },
	});
}

/** The one successor of a token: made at its first use, given again within the leeway as long as it is unused; null is a replay. */
async function findSuccessor(tx: Transaction, family: Family, now: Date): Promise<string | null> {
	if (family.usedAt === null) {
		await tx.refreshToken.update({ where: { id: family.id }, data: { usedAt: now }, select: { id: true } });
		await tx.session.update({ where: { id: family.sessionId }, data: { lastUsedAt: now }, select: { id: true } });
		return addRefreshToken(tx, family.session, family.id, now);
	}
	const isRecent = now.getTime() - family.usedAt.getTime() <= LIFETIMES.refreshLeewayMs;
	const successor = isRecent ? await tx.refreshToken.findUnique({ where: { parentId: family.id } }) : null;
	return successor && successor.usedAt === null ? signRefreshToken(successor) : null;
}

/**
 * Exchanges a refresh token for the next pair. Tabs that refresh together all get the same next token.
 * @throws AppError REFRESH_TOKEN_INVALID (unknown, expired or revoked), REFRESH_TOKEN_REUSED (a replay: its whole session has
 * been ended, and stays so).
 */
export async function refreshSession(origin: RequestOrigin, { refreshToken }: { refreshToken: string }): Promise<TokenPair> {
	const isOurs = await isRefreshToken(refreshToken);
	// A refusal is returned, not thrown: throwing inside would roll the revocation back.
	const outcome = !isOurs
		? "invalid"
		: await transaction(async (tx) => {
				const family = await lockFamily(tx, refreshToken);
				const now = new Date();
				if (!family || !isAlive(family, now)) return "invalid";
				const successor = await findSuccessor(tx, family, now);
				if (successor) return toTokenPair(family.session.user, family.sessionId, successor, now);
				await revokeFamily(tx, family, now, origin.requestId);
				return "reused";
			});
	if (outcome === "invalid") throw new AppError("REFRESH_TOKEN_INVALID", "This refresh token is not valid or has expired. Sign in again.");
	if (outcome === "reused") throw new AppError("REFRESH_TOKEN_REUSED", "This refresh token was used before, so its session has been ended. Sign in again.");
	return outcome;
}
