import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { grantCredits } from "@/lib/credits/grants/grant-credits";
import { raiseDrift } from "@/lib/payments/drift/drift";
import type { ProviderTransaction } from "@/lib/payments/provider/paid-transaction";
import type { Transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { closePaid, findForTransaction } from "./checkout-rows";
import { findSubscriber } from "./find-subscriber";
import { creditInWords, mailPaid } from "./mail-paid";
import type { News, Outcome } from "./outcome";
import { refuseGone } from "./refuse-gone";

/**
 * A paid period of Pro brings its credits, once for each period, whichever transaction paid for it. What is left of them at its end is carried
 * over to the next period and expires with that one. A period that cost nothing brings them once for an account, until it ends.
 */
export async function grantPeriod(tx: Transaction, told: ProviderTransaction, subscriptionId: string, { at, requestId }: News): Promise<Outcome> {
	const { PADDLE_PRO_PRICE_ID, PRO_CREDITS_MICRO_U: amountMicroU } = env();
	const checkout = await findForTransaction(tx, told);
	if (checkout && checkout.purpose === "subscription") await closePaid(tx, checkout.id, told.id, at);
	if (PADDLE_PRO_PRICE_ID === undefined || !told.priceIds.includes(PADDLE_PRO_PRICE_ID) || told.period === null) return "ignored";
	const userId = await findSubscriber(tx, subscriptionId, told.userId);
	if (userId === null || (checkout && checkout.userId !== userId)) {
		await raiseDrift(tx, { kind: "period.user", subject: told.id, details: { subscriptionId, checkoutId: checkout?.id ?? null } });
		return "refused";
	}
	if (await refuseGone(tx, told, userId)) return "refused";
	if (amountMicroU === 0) return "applied";
	const { startsAt, endsAt } = told.period;
	if (told.totalMicroU === 0) {
		// A trial or a gift of the seller's: once for each account, or whoever cancels and begins anew would get credits without end.
		await grantCredits(tx, { userId, kind: "credit_grant_trial", amountMicroU, ref: `trial:${userId}`, expiresAt: endsAt });
		return "applied";
	}
	const ref = `${subscriptionId}:${startsAt.toISOString()}`;
	const expiresAt = new Date(2 * endsAt.getTime() - startsAt.getTime());
	const isNew = await grantCredits(tx, { userId, kind: "credit_grant_subscription", amountMicroU, ref, paymentTransactionId: told.id, expiresAt });
	if (isNew) {
		await mailPaid(tx, told, { userId, bought: `One month of Pro, with ${creditInWords(amountMicroU)}`, at });
		const details = { amountMicroU, paymentTransactionId: told.id, from: startsAt.toISOString(), to: endsAt.toISOString() };
		await writeAudit(tx, { actorId: userId, action: "billing.period_paid", targetType: "subscription", targetId: subscriptionId, details, requestId });
	}
	return "applied";
}
