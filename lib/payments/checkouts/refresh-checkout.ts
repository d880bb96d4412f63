import "server-only";
import { applyTransaction } from "@/lib/payments/news/apply-transaction";
import { askPaddle } from "@/lib/payments/provider/paddle";
import { fromSdk } from "@/lib/payments/provider/paid-transaction";
import { db } from "@/lib/platform/database/db";
import { transactionApart } from "@/lib/platform/database/transaction";
import type { CheckoutModel } from "@/lib/platform/prisma/models";

/** Asks the provider how a checkout stands and takes that in, as its webhook would: a lost one delays nobody. Never inside a transaction. */
export async function refreshCheckout(row: CheckoutModel): Promise<CheckoutModel> {
	const id = row.paymentTransactionId;
	if (id === null || row.status === "completed") return row;
	const told = fromSdk(await askPaddle((paddle) => paddle.transactions.get(id)));
	await transactionApart((tx) => applyTransaction(tx, told, { at: new Date(), requestId: `refresh-${row.id}` }));
	return db().checkout.findUniqueOrThrow({ where: { id: row.id } });
}
