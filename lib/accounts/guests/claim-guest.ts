import "server-only";
import { revokeSessions } from "@/lib/accounts/internal";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Transaction } from "@/lib/platform/database/db";
import { writeOutbox } from "@/lib/platform/engine/outbox";

export interface GuestClaim {
	readonly guestId: string;
	readonly userId: string;
}

/** Moves what a guest owns in all domains, in the given transaction. Accounts know none of these domains: the caller puts this together. */
export type MoveGuestWork = (tx: Transaction, claim: GuestClaim) => Promise<void>;

/**
 * Hands a guest and what it made over to a user; the guest ends here.
 * Of several users that claim the same guest the first one gets it; false for the others.
 */
export async function claimGuest(tx: Transaction, claim: GuestClaim, moveWork: MoveGuestWork, requestId: string): Promise<boolean> {
	const { guestId, userId } = claim;
	const { count } = await tx.user.updateMany({ where: { id: guestId, isGuest: true, deletedAt: null }, data: { deletedAt: new Date() } });
	if (count === 0) return false;
	await revokeSessions(tx, guestId, "claimed");
	await moveWork(tx, claim);
	await writeOutbox(tx, "account/guest.claimed", claim);
	await writeAudit(tx, { actorId: userId, action: "account.claim_guest", targetType: "user", targetId: guestId, requestId });
	return true;
}
