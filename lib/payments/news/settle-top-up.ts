import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { grantCredits } from "@/lib/credits/grants/grant-credits";
import { raiseDrift, resolveDrift } from "@/lib/payments/drift/drift";
import type { ProviderTransaction } from "@/lib/payments/provider/paid-transaction";
import type { Transaction } from "@/lib/platform/database/db";
import type { CheckoutModel } from "@/lib/platform/prisma/models";
import { closePaid, findForTransaction } from "./checkout-rows";
import { creditInWords, mailPaid } from "./mail-paid";
import type { News, Outcome } from "./outcome";
import { refuseGone } from "./refuse-gone";

/** What of a paid transaction contradicts the intent that it was made for; null when all of it agrees. */
function contradiction(checkout: CheckoutModel, told: ProviderTransaction): string | null {
	if (checkout.purpose !== "top_up") return "purpose";
	if (checkout.paymentTransactionId !== null && checkout.paymentTransactionId !== told.id) return "transaction";
	if (told.checkoutId !== null && told.checkoutId !== checkout.id) return "top_up";
	if (told.userId !== null && told.userId !== checkout.userId) return "user";
	if (told.currency !== checkout.currency) return "currency";
	return told.totalMicroU === Number(checkout.amountMicroU) ? null : "amount";
}

const KINDS = ["purpose", "transaction", "top_up", "user", "currency", "amount", "unknown"].map((what) => `top_up.${what}`);

/** Credits a top-up that is paid, once, if everything about it is as it was asked for; otherwise nothing, and an alarm. */
export async function settleTopUp(tx: Transaction, told: ProviderTransaction, { at, requestId }: News): Promise<Outcome> {
	const checkout = await findForTransaction(tx, told);
	if (!checkout) {
		// Another shop of the same seller. One that names an intent of ours is not.
		if (told.checkoutId === null) return "ignored";
		await raiseDrift(tx, { kind: "top_up.unknown", subject: told.id, details: { topupId: told.checkoutId } });
		return "refused";
	}
	const wrong = contradiction(checkout, told);
	if (wrong !== null) {
		const details = { topupId: checkout.id, askedMicroU: Number(checkout.amountMicroU), paidMicroU: told.totalMicroU, currency: told.currency };
		await raiseDrift(tx, { kind: `top_up.${wrong}`, subject: told.id, details });
		return "refused";
	}
	if (await refuseGone(tx, told, checkout.userId)) return "refused";
	const amountMicroU = Number(checkout.amountMicroU);
	const isNew = await grantCredits(tx, { userId: checkout.userId, kind: "credit_topup", amountMicroU, ref: told.id, paymentTransactionId: told.id });
	await closePaid(tx, checkout.id, told.id, at);
	await resolveDrift(tx, told.id, KINDS);
	if (isNew) {
		await mailPaid(tx, told, { userId: checkout.userId, bought: creditInWords(amountMicroU), at });
		const details = { amountMicroU, paymentTransactionId: told.id };
		await writeAudit(tx, { actorId: checkout.userId, action: "credits.top_up_paid", targetType: "checkout", targetId: checkout.id, details, requestId });
	}
	return "applied";
}
