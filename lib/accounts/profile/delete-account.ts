import "server-only";
import { requirePerson } from "@/lib/accounts/require-access";
import type { Acknowledged } from "@/lib/accounts/schemas";
import { forgetSessions } from "@/lib/accounts/sessions/session-check";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { afterCommit, transaction } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { forgetTraces } from "./forget-traces";

const FORGOTTEN = { email: null, name: null, passwordHash: null, locale: null, timeZone: null, emailVerifiedAt: null, claimsGuestId: null, newsletter: false };

/**
 * Ends the caller's sessions and keys at once and removes all personal data; an empty row stays, for the records that must
 * be kept. Each other domain removes its own by the event `account/deleted`.
 */
export async function deleteAccount({ actor, requestId }: ActorContext): Promise<Acknowledged> {
	const { userId } = requirePerson(actor);
	await transaction(async (tx) => {
		const before = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
		const { count } = await tx.user.updateMany({ where: { id: userId, deletedAt: null }, data: { ...FORGOTTEN, deletedAt: new Date() } });
		if (count === 0) return;
		await tx.session.deleteMany({ where: { userId } });
		await tx.apiKey.deleteMany({ where: { userId } });
		await tx.mailToken.deleteMany({ where: { userId } });
		await tx.deviceLogin.deleteMany({ where: { userId } });
		await tx.oAuthIdentity.deleteMany({ where: { userId } });
		await tx.oAuthState.deleteMany({ where: { userId } });
		await tx.mailMessage.deleteMany({ where: { userId } });
		await forgetTraces(tx, userId, before?.email ?? null);
		afterCommit(tx, async () => forgetSessions(userId));
		await writeOutbox(tx, "account/deleted", { userId });
		await writeAudit(tx, { actorId: userId, action: "account.delete", targetType: "user", targetId: userId, requestId });
	});
	return { message: "Your account is deleted.", success: true };
}
