import "server-only";
import { ApiError, type Transaction } from "@paddle/paddle-node-sdk";
import type { ChargeOverage } from "@/lib/credits/overage";
import { toCents, wholeCents } from "@/lib/payments/money";
import { askPaddle } from "@/lib/payments/provider/paddle";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import { findSubscription } from "./get-subscription";

/** A subscription that can be charged now. One whose last payment failed can't. */
const CHARGEABLE = ["active", "trialing"];
const PAID = ["paid", "completed"];
/** Paddle allows a hundred charges of a subscription a day: what was asked for is among the newest. */
const LOOKED_THROUGH = 200;

/** The charge that was made for this ref, by the price's own data, whose names the SDK sends in snake case: Paddle answers a charge with the subscription alone, and may have made one whose answer got lost. */
async function findCharge(subscriptionId: string, ref: string): Promise<Transaction | null> {
	return askPaddle(async (paddle) => {
		const charges = paddle.transactions.list({
			subscriptionId: [subscriptionId],
			origin: ["subscription_charge"],
			orderBy: "id[DESC]",
			perPage: LOOKED_THROUGH,
		});
		const newest = await charges.next();
		const isOfRef = ({ customData }: { customData?: unknown }) => (customData as { overage_id?: unknown } | null)?.overage_id === ref;
		return newest.find(({ items }) => items.some(({ price }) => price && isOfRef(price))) ?? null;
	});
}

function refused(message: string, cause?: unknown): AppError {
	return new AppError("INSUFFICIENT_CREDITS", message, undefined, { cause });
}

/**
 * Charges the caller's subscription once for `ref`, now. What is taken becomes credits by the commit or, should that die, by the provider's news.
 * @throws AppError INSUFFICIENT_CREDITS: nothing may be dispatched.
 */
export const chargeOverage: ChargeOverage = async ({ userId, amountMicroU, ref }) => {
	const subscription = await findSubscription(userId);
	if (!subscription || !CHARGEABLE.includes(subscription.status)) throw refused("There is no subscription that could be charged. Top up to go on.");
	const amount = toCents(wholeCents(amountMicroU));
	const charge = async (): Promise<Transaction | null> => {
		const earlier = await findCharge(subscription.id, ref);
		if (earlier && PAID.includes(earlier.status)) return earlier;
		await askPaddle((paddle) =>
			paddle.subscriptions.createOneTimeCharge(subscription.id, {
				effectiveFrom: "immediately",
				onPaymentFailure: "prevent_change",
				items: [
					{
						quantity: 1,
						price: {
							name: "Credits",
							description: "Credits beyond the balance",
							unitPrice: { amount, currencyCode: "USD" },
							taxMode: "internal",
							quantity: { minimum: 1, maximum: 1 },
							customData: { overage_id: ref },
							product: { name: "Credits", taxCategory: "standard" },
						},
					},
				],
			}),
		);
		return findCharge(subscription.id, ref);
	};
	const made = await charge().catch((error: unknown) => {
		logger.warn({ err: error, subscriptionId: subscription.id, overageId: ref }, "A subscription could not be charged");
		const isDeclined = error instanceof ApiError;
		throw refused(
			isDeclined ? "The subscription's card was not charged. Top up, or change the card." : "The payment provider does not answer. Nothing was started.",
			error,
		);
	});
	if (!made || !PAID.includes(made.status)) throw refused("The charge is not confirmed yet. Nothing was started; what is charged becomes credits.");
	return { paymentTransactionId: made.id };
};
