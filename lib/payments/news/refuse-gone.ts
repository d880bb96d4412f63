import "server-only";
import { raiseDrift } from "@/lib/payments/drift/drift";
import type { ProviderTransaction } from "@/lib/payments/provider/paid-transaction";
import type { Transaction } from "@/lib/platform/database/db";

/** Settled by the refund of what was paid: nothing else can be done for who is gone. */
export const ACCOUNT_GONE = "payment.account_gone";

/**
 * Whether the account that paid is deleted: nothing is credited then, and an alarm says that the money is to be given back. What was credited
 * while it was there stays so, however often it is told again.
 */
export async function refuseGone(tx: Transaction, told: ProviderTransaction, userId: string): Promise<boolean> {
	const gone = await tx.user.count({ where: { id: userId, deletedAt: { not: null } } });
	if (gone === 0 || (await tx.creditGrant.count({ where: { paymentTransactionId: told.id } })) > 0) return false;
	await raiseDrift(tx, { kind: ACCOUNT_GONE, subject: told.id, details: { userId, paidMicroU: told.totalMicroU, subscriptionId: told.subscriptionId } });
	return true;
}
