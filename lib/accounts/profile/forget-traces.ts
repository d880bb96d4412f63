import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { forgetAnswers } from "@/lib/platform/database/idempotency";

/** The guests that this user was before signing up or in. */
async function claimedGuests(tx: Transaction, userId: string): Promise<string[]> {
	const claims = await tx.auditEvent.findMany({ where: { actorId: userId, action: "account.claim_guest" }, select: { targetId: true } });
	return claims.map(({ targetId }) => targetId);
}

/**
 * Takes what says something about a person who is gone, or is about to go, out of the records that aren't the account's own: kept answers,
 * and the sessions of the guests that became this user. `email`, as long as it is known, finds answers to sign-ups. The audit trail stays: it
 * names records by their ids alone.
 */
export async function forgetTraces(tx: Transaction, userId: string, email: string | null): Promise<void> {
	const guestIds = await claimedGuests(tx, userId);
	await tx.session.deleteMany({ where: { userId: { in: guestIds } } });
	await forgetAnswers(tx, [userId, ...guestIds], email);
}
