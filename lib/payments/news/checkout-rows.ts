import "server-only";
import type { ProviderTransaction } from "@/lib/payments/provider/paid-transaction";
import type { Transaction } from "@/lib/platform/database/db";
import type { CheckoutModel } from "@/lib/platform/prisma/models";

/** The intent that a provider's transaction was made for, locked: by its id, or by the name that we gave it when our answer is still under way. */
export async function findForTransaction(tx: Transaction, told: ProviderTransaction): Promise<CheckoutModel | null> {
	const byTransaction = await tx.checkout.findUnique({ where: { paymentTransactionId: told.id }, select: { id: true } });
	const id = byTransaction?.id ?? told.checkoutId;
	if (id === null) return null;
	await tx.$queryRaw`SELECT 1 FROM checkout WHERE id = ${id}::uuid FOR UPDATE`;
	return tx.checkout.findUnique({ where: { id } });
}

/** It is paid: the same intent may begin anew. */
export async function closePaid(tx: Transaction, id: string, paymentTransactionId: string, at: Date): Promise<void> {
	await tx.checkout.updateMany({
		where: { id, status: { not: "completed" } },
		data: { status: "completed", openKey: null, paymentTransactionId, newsAt: at, completedAt: new Date() },
	});
}
