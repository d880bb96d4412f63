import "server-only";
import { z } from "zod";
import { revokeApiKeys } from "@/lib/accounts/api-keys/revoke-api-key";
import { revokeSessions } from "@/lib/accounts/internal";
import { writeAudit } from "@/lib/audit/write-audit";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { deviceOf, deviceWords } from "./device";
import { openSessions } from "./list-sessions";

export interface EndedByOperator {
	readonly userId: string;
	readonly sessions: ReadonlyArray<{ readonly device: string; readonly lastUsedAt: Date }>;
	readonly apiKeys: ReadonlyArray<{ readonly name: string; readonly prefix: string }>;
	/** Those that go on, since only sessions were to end. */
	readonly keptApiKeys: number;
}

/**
 * For an operator: ends all sessions of an account, named by its address or id, and its API keys if asked. Their tokens stop within seconds.
 * @throws AppError NOT_FOUND.
 */
export async function endSessionsOf(account: string, { endsApiKeys }: { endsApiKeys: boolean }): Promise<EndedByOperator> {
	const named = account.trim().toLowerCase();
	return transaction(async (tx) => {
		const who = z.uuid().safeParse(named).success ? { id: named } : { email: named };
		const user = await tx.user.findFirst({ where: { ...who, deletedAt: null }, select: { id: true } });
		if (!user) throw new AppError("NOT_FOUND", `There is no account ${named}.`);
		const userId = user.id;
		const sessions = await tx.session.findMany({ where: openSessions(userId), orderBy: { lastUsedAt: "desc" }, select: { userAgent: true, lastUsedAt: true } });
		const apiKeys = await tx.apiKey.findMany({ where: { userId, revokedAt: null }, orderBy: { createdAt: "desc" }, select: { name: true, prefix: true } });
		await revokeSessions(tx, userId, "ended_by_operator");
		if (endsApiKeys) await revokeApiKeys(tx, userId);
		const details = { sessions: sessions.length, apiKeys: endsApiKeys ? apiKeys.length : 0 };
		await writeAudit(tx, { actorId: null, action: "account.end_sessions_by_operator", targetType: "user", targetId: userId, details });
		return {
			userId,
			sessions: sessions.map(({ userAgent, lastUsedAt }) => ({ device: deviceWords(deviceOf(userAgent)), lastUsedAt })),
			apiKeys: endsApiKeys ? apiKeys : [],
			keptApiKeys: endsApiKeys ? 0 : apiKeys.length,
		};
	});
}
