import "server-only";
import type { TopUpStatus } from "@/lib/payments/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";

/** What a person comes back from paying for. */
export interface Payment {
	readonly purpose: "top_up" | "subscription";
	readonly paymentTransactionId: string;
	readonly status: TopUpStatus;
	readonly checkoutUrl: string | null;
	readonly runId: string | null;
}

/** The caller's own payment of this transaction; null when there is none. */
export async function findPayment({ actor }: ActorContext, paymentTransactionId: string): Promise<Payment | null> {
	const found = await db().checkout.findFirst({ where: { paymentTransactionId, userId: actor.userId } });
	return found && { purpose: found.purpose, paymentTransactionId, status: found.status, checkoutUrl: found.checkoutUrl, runId: found.runId };
}
