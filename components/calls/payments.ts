// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { paymentOperations as PaymentOperations } from "@/lib/payments/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const paymentOperations = callsOf<typeof PaymentOperations>({
	topUp: ["POST", "/credits/topup"],
	getTopUp: ["GET", "/credits/topup/{paymentTransactionId}"],
	refreshTopUp: ["POST", "/credits/topup/{paymentTransactionId}/refresh", false],
	getSubscription: ["GET", "/billing/subscription"],
	subscribe: ["POST", "/billing/subscribe"],
	cancelSubscription: ["POST", "/billing/cancel"],
	keepSubscription: ["POST", "/billing/keep"],
	receivePaddleWebhook: ["POST", "/webhooks/paddle", false],
});
