import "server-only";
import { presentTopUp } from "@/lib/payments/present";
import type { TopUp } from "@/lib/payments/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import type { CheckoutModel } from "@/lib/platform/prisma/models";
import { refreshCheckout } from "./refresh-checkout";

async function loadOwned({ actor }: ActorContext, paymentTransactionId: string): Promise<CheckoutModel> {
	const found = await db().checkout.findFirst({ where: { paymentTransactionId, userId: actor.userId, purpose: "top_up" } });
	if (!found) throw new AppError("CHECKOUT_NOT_FOUND", "There is no such payment, or it is not yours.");
	return found;
}

/** @throws AppError CHECKOUT_NOT_FOUND */
export async function getTopUp(context: ActorContext, paymentTransactionId: string): Promise<TopUp> {
	return presentTopUp(await loadOwned(context, paymentTransactionId));
}

/** The same after the provider was asked. @throws AppError CHECKOUT_NOT_FOUND, SERVICE_UNAVAILABLE */
export async function refreshTopUp(context: ActorContext, paymentTransactionId: string): Promise<TopUp> {
	return presentTopUp(await refreshCheckout(await loadOwned(context, paymentTransactionId)));
}
