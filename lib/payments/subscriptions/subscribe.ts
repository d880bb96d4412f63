import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { openCheckout } from "@/lib/payments/checkouts/open-checkout";
import { requireAccount } from "@/lib/payments/require-account";
import type { SubscribeInput, SubscribeResult } from "@/lib/payments/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import type { SubscriptionModel } from "@/lib/platform/prisma/models";
import { findSubscription } from "./get-subscription";

/** The comparison with the provider brings a subscription within five minutes of its payment. */
const NEWS_LATE_MS = 15 * 60_000;

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
	if (await isPaidFor(userId, current)) throw alreadySubscribed("active", "Your payment has arrived, and Pro begins in a moment. Look again shortly.");
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

/** A payment may be heard of before the subscription that it begins. */
async function isPaidFor(userId: string, latest: SubscriptionModel | null): Promise<boolean> {
	const [completedAt, createdAt] = [{ gt: new Date(Date.now() - NEWS_LATE_MS) }, { gt: latest?.createdAt ?? new Date(0) }];
	return (await db().checkout.count({ where: { userId, purpose: "subscription", status: "completed", completedAt, createdAt } })) > 0;
}

function alreadySubscribed(status: string, message = "You have a subscription already."): AppError {
	return new AppError("INVALID_STATE_TRANSITION", message, { status, allowed: ["none", "canceled"] });
}
