import "server-only";
import { revokeSessions } from "@/lib/accounts/internal";
import { mailMethodChanged } from "@/lib/accounts/oauth/method-mail";
import { PROVIDER_NAMES, type Provider } from "@/lib/accounts/oauth/names";
import { configuredProviders } from "@/lib/accounts/oauth/providers/configured";
import { requirePerson } from "@/lib/accounts/require-access";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";

/** The account, held: of two ways that are taken off at once, one finds the other gone. */
async function holdAccount(tx: Transaction, userId: string) {
	await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${userId}::uuid FOR UPDATE`;
	const select = { id: true, email: true, name: true, timeZone: true, passwordHash: true, oauthIdentities: { select: { provider: true } } } as const;
	return tx.user.findUniqueOrThrow({ where: { id: userId }, select });
}

/**
 * Takes a provider off the caller's account and ends all other sessions.
 * @throws AppError NOT_FOUND (not linked), INVALID_STATE_TRANSITION: it is the last way in that works.
 */
export async function unlinkProvider({ actor, requestId }: ActorContext, provider: Provider): Promise<{ success: true }> {
	const { userId, sessionId } = requirePerson(actor);
	const name = PROVIDER_NAMES[provider];
	return transaction(async (tx) => {
		const user = await holdAccount(tx, userId);
		const linked = user.oauthIdentities.map((identity) => identity.provider);
		if (!linked.includes(provider)) throw new AppError("NOT_FOUND", `No ${name} account is linked.`);
		const others = configuredProviders().filter((other) => other !== provider && linked.includes(other));
		if (user.passwordHash === null && others.length === 0) {
			const message = `${name} is your only way to sign in. Set a password or link another account first.`;
			throw new AppError("INVALID_STATE_TRANSITION", message, { status: "only_sign_in_method", allowed: [] });
		}
		await tx.oAuthIdentity.delete({ where: { userId_provider: { userId, provider } }, select: { id: true } });
		const sessions = await revokeSessions(tx, userId, "provider_unlinked", sessionId);
		await writeAudit(tx, {
			actorId: userId,
			action: "account.unlink_provider",
			targetType: "user",
			targetId: userId,
			details: { provider, sessions },
			requestId,
		});
		await mailMethodChanged(tx, user, provider, "unlinked");
		return { success: true };
	});
}
