import "server-only";
import { pages } from "@/lib/accounts/pages";
import { queueMail } from "@/lib/mail/queue-mail";
import type { Transaction } from "@/lib/platform/database/db";

export interface PaidTransaction {
	readonly userId: string;
	/** The payment provider's id; a second receipt for it is never sent. */
	readonly transactionId: string;
	/** In the smallest unit of the currency, as cents. */
	readonly amountMinor: number;
	/** ISO 4217. */
	readonly currency: string;
	/** What was paid for, in words. */
	readonly bought: string;
	readonly paidAt: Date;
}

/**
 * Queues the receipt of a payment in the transaction that books it. It belongs to the payment, so nobody can decline it; who has no address any
 * more gets none.
 */
export async function mailReceipt(tx: Transaction, { userId, paidAt, ...payment }: PaidTransaction): Promise<void> {
	const user = await tx.user.findFirst({ where: { id: userId, deletedAt: null }, select: { email: true, name: true, timeZone: true } });
	if (!user?.email) return;
	await queueMail(tx, {
		to: user.email,
		userId,
		dedupeKey: `receipt:${payment.transactionId}`,
		content: { template: "receipt", name: user.name, timeZone: user.timeZone, ...payment, creditsUrl: pages.credits(), paidAt: paidAt.toISOString() },
	});
}
