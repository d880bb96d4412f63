import "server-only";
import { revokeSessions } from "@/lib/accounts/internal";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Transaction } from "@/lib/platform/db";
import { writeOutbox } from "@/lib/platform/outbox";

/**
 * Hands what a guest made over to a user: the guest ends here, its jobs and files follow by the event `account/guest.claimed`.
 * Of several users that claim the same guest the first one gets it; false for the others.
 */
export async function claimGuest(tx: Transaction, guestId: string, userId: string, requestId: string): Promise<boolean> {
	const { count } = await tx.user.updateMany({ where: { id: guestId, isGuest: true, deletedAt: null }, data: { deletedAt: new Date() } });
	if (count === 0) return false;
	await revokeSessions(tx, guestId, "claimed");
	await writeOutbox(tx, "account/guest.claimed", { guestId, userId });
	await writeAudit(tx, { actorId: userId, action: "account.claim_guest", targetType: "user", targetId: guestId, requestId });
	return true;
}
