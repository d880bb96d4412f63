import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { fromUnit } from "@/lib/credits/money/unit";
import { toCents, wholeCents } from "@/lib/payments/money";
import { presentTopUp } from "@/lib/payments/present";
import { requireAccount } from "@/lib/payments/require-account";
import type { TopUp, TopUpInput } from "@/lib/payments/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { env } from "@/lib/platform/env";
import { openCheckout } from "./open-checkout";

const NAME = "Credits";

function amountOf(input: TopUpInput): number {
	return wholeCents(input.amountU ?? fromUnit(input.amountCredits ?? 0, "credits"));
}

/**
 * Opens a one-time payment for credits, the same for the same amount while it is open. Nothing is credited here.
 * @throws AppError FORBIDDEN (guests), SERVICE_UNAVAILABLE
 */
export async function topUp({ actor, requestId }: ActorContext, input: TopUpInput): Promise<TopUp> {
	const userId = requireAccount(actor);
	const amountMicroU = amountOf(input);
	const dollars = (amountMicroU / 1_000_000).toFixed(2);
	const checkout = await openCheckout({
		userId,
		purpose: "top_up",
		amountMicroU,
		openKey: `top_up:${userId}:${amountMicroU}:${input.currency}`,
		runId: input.runId ?? null,
		request: (topupId) => ({
			items: [
				{
					quantity: 1,
					price: {
						name: NAME,
						description: `Credits for ${dollars} ${input.currency}`,
						unitPrice: { amount: toCents(amountMicroU), currencyCode: input.currency },
						billingCycle: null,
						// Tax lies within: what is shown before is what is paid.
						taxMode: "internal",
						quantity: { minimum: 1, maximum: 1 },
						product: { name: NAME, taxCategory: "standard" },
					},
				},
			],
			currencyCode: input.currency,
			customData: { topupId, userId },
			checkout: { url: `${env().APP_URL}/pay` },
		}),
	});
	const details = { amountMicroU, paymentTransactionId: checkout.paymentTransactionId };
	await transaction((tx) => writeAudit(tx, { actorId: userId, action: "credits.top_up", targetType: "checkout", targetId: checkout.id, details, requestId }));
	return presentTopUp(checkout);
}
