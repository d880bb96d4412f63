import "server-only";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { toUnit } from "@/lib/credits/money/unit";
import { AppError } from "@/lib/platform/errors";
import type { CheckoutModel, SubscriptionModel } from "@/lib/platform/prisma/models";
import { type Subscription, SubscriptionStatus, type TopUp } from "./schemas";

const PAYABLE = ["draft", "failed"];

/** @throws AppError SERVICE_UNAVAILABLE for one that the provider has not answered yet. */
export function presentTopUp(checkout: CheckoutModel): TopUp {
	const { paymentTransactionId, status, id: topupId, runId } = checkout;
	if (paymentTransactionId === null) throw new AppError("SERVICE_UNAVAILABLE", "The payment provider has not answered yet. Try again in a moment.");
	const amountMicroU = Number(checkout.amountMicroU);
	const checkoutUrl = PAYABLE.includes(status) ? checkout.checkoutUrl : null;
	const draft = { paymentTransactionId, status, topupId, checkoutUrl, runId };
	const unit = servedUnit();
	return unit === "micro" ? { ...draft, amountU: toUnit(amountMicroU, unit) } : { ...draft, amountCredits: toUnit(amountMicroU, unit) };
}

export function presentSubscription(tier: "free" | "pro", row: SubscriptionModel | null): Subscription {
	const end = row && row.status !== "canceled" ? row.periodEndsAt : null;
	return {
		tier,
		status: row ? SubscriptionStatus.parse(row.status) : "none",
		subscriptionId: row?.id ?? null,
		currentPeriodEnd: end?.toISOString() ?? null,
		endsAt: row?.endsAt?.toISOString() ?? null,
	};
}
