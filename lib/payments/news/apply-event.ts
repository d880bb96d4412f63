import "server-only";
import { z } from "zod";
import { raiseDrift } from "@/lib/payments/drift/drift";
import { readTransaction } from "@/lib/payments/provider/paid-transaction";
import type { Transaction } from "@/lib/platform/database/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { Adjustment, applyAdjustment } from "./apply-adjustment";
import { applySubscription, ProviderSubscription } from "./apply-subscription";
import { applyTransaction, closeCheckout } from "./apply-transaction";
import type { Outcome } from "./outcome";

/** What every event of the provider has. */
export const ProviderEvent = z.object({
	event_id: z.string().min(1).max(200),
	event_type: z.string().min(1).max(200),
	occurred_at: z.coerce.date(),
	data: z.record(z.string(), z.unknown()),
});
export type ProviderEvent = z.infer<typeof ProviderEvent>;

interface Effect {
	readonly outcome: Outcome;
	readonly paymentTransactionId?: string;
	readonly waiting?: Prisma.InputJsonObject;
}

/** Applies an event once, in the open transaction: with its effect stands that it was seen. A repeat is told apart. */
export async function applyEvent(tx: Transaction, event: ProviderEvent, requestId: string): Promise<Outcome | "repeated"> {
	const row = { id: event.event_id, type: event.event_type, occurredAt: event.occurred_at, outcome: "ignored" as const };
	// Waits for whoever applies the same event at this moment.
	const { count } = await tx.webhookEvent.createMany({ data: [row], skipDuplicates: true });
	if (count === 0) return "repeated";
	const effect = await effectOf(tx, event, requestId);
	if (effect.outcome !== "ignored") await tx.webhookEvent.updateMany({ where: { id: event.event_id }, data: effect });
	return effect.outcome;
}

async function effectOf(tx: Transaction, event: ProviderEvent, requestId: string): Promise<Effect> {
	const news = { at: event.occurred_at, requestId };
	const [noun] = event.event_type.split(".");
	if (["transaction.completed", "transaction.canceled", "transaction.payment_failed"].includes(event.event_type)) {
		const told = readTransaction(event.data);
		if (!told) return unreadable(tx, event);
		const isFailure = event.event_type === "transaction.payment_failed";
		const outcome = await (isFailure ? closeCheckout(tx, told, news, "failed") : applyTransaction(tx, told, news));
		return { outcome, paymentTransactionId: told.id };
	}
	if (noun === "subscription") {
		const told = ProviderSubscription.safeParse(event.data).data;
		return told ? { outcome: await applySubscription(tx, told, news) } : unreadable(tx, event);
	}
	if (noun === "adjustment") {
		const told = Adjustment.safeParse(event.data).data;
		if (!told) return unreadable(tx, event);
		const outcome = await applyAdjustment(tx, told);
		return { outcome, paymentTransactionId: told.transaction_id, ...(outcome === "deferred" && { waiting: told }) };
	}
	return { outcome: "ignored" };
}

async function unreadable(tx: Transaction, { event_id, event_type }: ProviderEvent): Promise<Effect> {
	await raiseDrift(tx, { kind: "event.unreadable", subject: event_id, details: { type: event_type } });
	return { outcome: "refused" };
}
