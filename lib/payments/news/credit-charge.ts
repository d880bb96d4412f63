import "server-only";
import { grantCredits } from "@/lib/credits/grants/grant-credits";
import { raiseDrift } from "@/lib/payments/drift/drift";
import type { ProviderTransaction } from "@/lib/payments/provider/paid-transaction";
import type { Transaction } from "@/lib/platform/database/db";
import { findSubscriber } from "./find-subscriber";
import { creditInWords, mailPaid } from "./mail-paid";
import type { News, Outcome } from "./outcome";
import { refuseGone } from "./refuse-gone";

/** What a subscription was charged beyond its plan becomes credits, by the same ref as the commit that asked for it: whichever comes first counts. */
export async function creditCharge(tx: Transaction, told: ProviderTransaction, subscriptionId: string, { at }: News): Promise<Outcome> {
	const userId = await findSubscriber(tx, subscriptionId, told.userId);
	const isReadable = told.currency === "USD" && told.totalMicroU !== null && told.totalMicroU > 0;
	if (userId === null || !isReadable || told.totalMicroU === null) {
		await raiseDrift(tx, { kind: "charge.unknown", subject: told.id, details: { subscriptionId, currency: told.currency, paidMicroU: told.totalMicroU } });
		return "refused";
	}
	if (await refuseGone(tx, told, userId)) return "refused";
	await grantCredits(tx, { userId, kind: "credit_topup", amountMicroU: told.totalMicroU, ref: told.id, paymentTransactionId: told.id });
	await mailPaid(tx, told, { userId, bought: creditInWords(told.totalMicroU), at });
	return "applied";
}
