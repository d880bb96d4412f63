import "server-only";
import type { ProviderTransaction } from "@/lib/payments/provider/paid-transaction";
import type { Transaction } from "@/lib/platform/database/db";
import { applyWaiting } from "./apply-adjustment";
import { creditCharge } from "./credit-charge";
import { grantPeriod } from "./grant-period";
import type { News, Outcome } from "./outcome";
import { settleTopUp } from "./settle-top-up";

/**
 * Takes in how a provider's transaction stands, whoever told it: webhook, reconciler or refresh. Nothing is credited before it is completed, and
 * nothing twice.
 */
export async function applyTransaction(tx: Transaction, told: ProviderTransaction, news: News): Promise<Outcome> {
	if (told.status === "canceled") return closeCheckout(tx, told, news, "cancelled");
	if (told.status !== "completed") return "ignored";
	const outcome = await credit(tx, told, news);
	if (outcome === "applied") await applyWaiting(tx, told.id);
	return outcome;
}

function credit(tx: Transaction, told: ProviderTransaction, news: News): Promise<Outcome> {
	if (told.subscriptionId === null) return settleTopUp(tx, told, news);
	return told.origin === "subscription_charge" ? creditCharge(tx, told, told.subscriptionId, news) : grantPeriod(tx, told, told.subscriptionId, news);
}

/** A checkout that came to nothing. A failed payment leaves it open: the buyer may try another card. */
export async function closeCheckout(tx: Transaction, told: ProviderTransaction, { at }: News, status: "cancelled" | "failed"): Promise<Outcome> {
	const { count } = await tx.checkout.updateMany({
		where: { paymentTransactionId: told.id, status: { in: ["draft", "failed"] }, OR: [{ newsAt: null }, { newsAt: { lte: at } }] },
		data: { status, newsAt: at, ...(status === "cancelled" && { openKey: null }) },
	});
	return count > 0 ? "applied" : "ignored";
}
