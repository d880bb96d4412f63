import "server-only";
import { hashSecret } from "@/lib/accounts/secret";
import type { ApiKeyActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { readScopes } from "./scopes";

export const API_KEY_PREFIX = "ck_";

/** Last use is noted at most this often, so that a busy key is not a write for every request. */
const LAST_USED_STEP_MS = 60_000;

/** Who an API key acts for; null when it is unknown, revoked or expired. */
export async function actorOfApiKey(key: string): Promise<ApiKeyActor | null> {
	const found = await db().apiKey.findUnique({ where: { keyHash: hashSecret(key) }, include: { user: true } });
	const now = new Date();
	if (!found || found.revokedAt || found.user.deletedAt || (found.expiresAt && found.expiresAt <= now)) return null;
	const staleBefore = new Date(now.getTime() - LAST_USED_STEP_MS);
	if (!found.lastUsedAt || found.lastUsedAt < staleBefore) {
		await db().apiKey.updateMany({ where: { id: found.id }, data: { lastUsedAt: now } });
	}
	return { kind: "apiKey", userId: found.userId, tier: found.user.tier, apiKeyId: found.id, scopes: readScopes(found.scopes) };
}
