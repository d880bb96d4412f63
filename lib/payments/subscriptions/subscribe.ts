import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { openCheckout } from "@/lib/payments/checkouts/open-checkout";
import { requireAccount } from "@/lib/payments/require-account";
import type { SubscribeInput, SubscribeResult } from "@/lib/payments/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { findSubscription } from "./get-subscription";

const NOT_SET_UP = "Pro can't be bought here: payments are not set up.";

/**
 * Opens the payment for Pro, the same while it is open. The tier follows the provider's news of the subscription.
 * @throws AppError INVALID_STATE_TRANSITION (there is one already), FORBIDDEN (guests), SERVICE_UNAVAILABLE
 */
export async function subscribe({ actor, requestId }: ActorContext, input: SubscribeInput): Promise<SubscribeResult> {
	const userId = requireAccount(actor);
	const priceId = env().PADDLE_PRO_PRICE_ID;
	if (priceId === undefined) throw new AppError("SERVICE_UNAVAILABLE", NOT_SET_UP);
	const current = await findSubscription(userId);
	if (current && current.status !== "canceled") throw alreadySubscribed(current.status);
	const checkout = await openCheckout({
		userId,
		purpose: "subscription",
		amountMicroU: null,
		openKey: `subscription:${userId}`,
		runId: input?.runId ?? null,
		request: (checkoutId) => ({
			items: [{ priceId, quantity: 1 }],
			customData: { checkoutId, userId },
			checkout: { url: `${env().APP_URL}/pay` },
		}),
	});
	const { paymentTransactionId, checkoutUrl } = checkout;
	// It was paid while the provider was asked.
	if (checkout.status === "completed") throw alreadySubscribed("active");
	if (paymentTransactionId === null || checkoutUrl === null)
		throw new AppError("SERVICE_UNAVAILABLE", "The payment provider gave no checkout. Try again in a moment.");
	const details = { paymentTransactionId };
	await transaction((tx) =>
		writeAudit(tx, { actorId: userId, action: "billing.subscribe", targetType: "checkout", targetId: checkout.id, details, requestId }),
	);
	return { checkoutUrl, paymentTransactionId };
}

function alreadySubscribed(status: string): AppError {
	return new AppError("INVALID_STATE_TRANSITION", "You have a subscription already.", { status, allowed: ["none", "canceled"] });
}
