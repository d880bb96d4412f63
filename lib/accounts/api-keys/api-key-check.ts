import "server-only";
import { hashSecret } from "@/lib/accounts/secret";
import type { Actor } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";

export const apiKeyPrefix = "ck_";

/** Last use is noted at most this often, so that a busy key is not a write for every request. */
const lastUsedStepMs = 60_000;

/** Who an API key acts for; null when it is unknown, revoked or expired. */
export async function actorOfApiKey(key: string): Promise<Actor | null> {
	const found = await db().apiKey.findUnique({ where: { keyHash: hashSecret(key) }, include: { user: true } });
	const now = new Date();
	if (!found || found.revokedAt || found.user.deletedAt || (found.expiresAt && found.expiresAt <= now)) return null;
	const staleBefore = new Date(now.getTime() - lastUsedStepMs);
	if (!found.lastUsedAt || found.lastUsedAt < staleBefore) {
		await db().apiKey.updateMany({ where: { id: found.id }, data: { lastUsedAt: now } });
	}
	return { userId: found.userId, sessionId: null, apiKeyId: found.id, tier: found.user.tier, isGuest: found.user.isGuest, via: "api_key" };
}
