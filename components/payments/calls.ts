import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { creditOperations } from "@/components/calls/credits";
import { paymentOperations } from "@/components/calls/payments";

export const subscriptionKey = ["billing", "subscription"] as const;
export const consentKey = ["credits", "overage-consent"] as const;
const topUpKey = (paymentTransactionId: string) => ["credits", "topup", paymentTransactionId] as const;

/** The person's plan. */
export function subscriptionQuery() {
	return queryOptions({ queryKey: subscriptionKey, queryFn: ({ signal }) => callApi(paymentOperations.getSubscription, {}, { signal }) });
}

/** Whether runs may go beyond the balance this month. */
export function consentQuery() {
	return queryOptions({ queryKey: consentKey, queryFn: ({ signal }) => callApi(creditOperations.getOverageConsent, {}, { signal }) });
}

/** How a top-up stands. */
export function topUpQuery(paymentTransactionId: string) {
	return queryOptions({
		queryKey: topUpKey(paymentTransactionId),
		queryFn: ({ signal }) => callApi(paymentOperations.getTopUp, { params: { paymentTransactionId } }, { signal }),
	});
}

export const refreshTopUp = (paymentTransactionId: string) => callApi(paymentOperations.refreshTopUp, { params: { paymentTransactionId } });
export const beginTopUp = ({ amountU, runId, idempotencyKey }: { amountU: number; runId: string | null; idempotencyKey: string }) =>
	callApi(paymentOperations.topUp, { body: { amountU, runId } }, { idempotencyKey });
export const beginSubscription = () => callApi(paymentOperations.subscribe, {});
export const cancelSubscription = () => callApi(paymentOperations.cancelSubscription, {});
export const keepSubscription = () => callApi(paymentOperations.keepSubscription, {});
export const setConsent = (enable: boolean) => callApi(creditOperations.setOverageConsent, { body: { enable } });
