import "server-only";
import { requirePerson } from "@/lib/accounts/require-access";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";

/** Ends an API key at once. @throws AppError API_KEY_NOT_FOUND when it is missing, revoked before or somebody else's. */
export async function revokeApiKey({ actor, requestId }: ActorContext, keyId: string): Promise<{ success: true }> {
	requirePerson(actor);
	return transaction(async (tx) => {
		const { count } = await tx.apiKey.updateMany({ where: { id: keyId, userId: actor.userId, revokedAt: null }, data: { revokedAt: new Date() } });
		if (count === 0) throw new AppError("API_KEY_NOT_FOUND", "There is no such API key, or it is not yours.");
		await writeAudit(tx, { actorId: actor.userId, action: "api_key.revoke", targetType: "api_key", targetId: keyId, requestId });
		return { success: true };
	});
}

/** Ends all API keys of a user. Returns how many there were. */
export async function revokeApiKeys(tx: Transaction, userId: string): Promise<number> {
	const { count } = await tx.apiKey.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } });
	return count;
}
