import "server-only";
import { z } from "zod";
import { restoreGrant } from "@/lib/credits/grants/restore-grant";
import { reverseGrant } from "@/lib/credits/grants/reverse-grant";
import { raiseDrift, resolveDrift } from "@/lib/payments/drift/drift";
import { fromCents } from "@/lib/payments/money";
import type { Transaction } from "@/lib/platform/database/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Outcome } from "./outcome";
import { ACCOUNT_GONE } from "./refuse-gone";

/** A refund or a chargeback, or one that was taken back. */
export const Adjustment = z.object({
	id: z.string().max(200),
	action: z.string().max(100),
	status: z.string().max(100),
	transaction_id: z.string().max(200),
	currency_code: z.string().max(3),
	totals: z.object({ total: z.string().max(20) }),
});
export type Adjustment = z.infer<typeof Adjustment>;

const TAKES = new Set(["refund", "chargeback"]);

/** Takes back the credits of a payment that was taken back, once for each adjustment; one whose payment has not been heard of yet waits for it. */
export async function applyAdjustment(tx: Transaction, adjustment: Adjustment): Promise<Outcome> {
	const { id, action, status, transaction_id: paymentTransactionId } = adjustment;
	const amountMicroU = fromCents(adjustment.totals.total);
	if (status !== "approved" || !(TAKES.has(action) || action === "chargeback_reverse")) return "ignored";
	const granted = await tx.creditGrant.findFirst({ where: { paymentTransactionId }, select: { id: true } });
	if (!granted) {
		if (TAKES.has(action)) await resolveDrift(tx, paymentTransactionId, [ACCOUNT_GONE]);
		return "deferred";
	}
	if (amountMicroU === null || amountMicroU <= 0 || adjustment.currency_code !== "USD") {
		await raiseDrift(tx, { kind: "adjustment.amount", subject: id, details: { paymentTransactionId, currency: adjustment.currency_code } });
		return "refused";
	}
	if (TAKES.has(action)) await reverseGrant(tx, { paymentTransactionId, amountMicroU, ref: id });
	else await restoreGrant(tx, { paymentTransactionId, amountMicroU, ref: id });
	return "applied";
}

/** What came before the payment that it is about. */
export async function applyWaiting(tx: Transaction, paymentTransactionId: string): Promise<void> {
	const waiting = await tx.webhookEvent.findMany({ where: { paymentTransactionId, outcome: "deferred" }, orderBy: { occurredAt: "asc" } });
	for (const event of waiting) {
		const outcome = await applyAdjustment(tx, Adjustment.parse(event.waiting));
		if (outcome !== "deferred") await tx.webhookEvent.updateMany({ where: { id: event.id }, data: { outcome, waiting: Prisma.DbNull } });
	}
}
