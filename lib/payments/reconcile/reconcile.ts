import "server-only";
import { raiseDrift, resolveDrift } from "@/lib/payments/drift/drift";
import { Adjustment, applyAdjustment } from "@/lib/payments/news/apply-adjustment";
import { applySubscription, subscriptionFromSdk } from "@/lib/payments/news/apply-subscription";
import { applyTransaction } from "@/lib/payments/news/apply-transaction";
import type { Outcome } from "@/lib/payments/news/outcome";
import { askPaddle } from "@/lib/payments/provider/paddle";
import { fromSdk, type ProviderTransaction } from "@/lib/payments/provider/paid-transaction";
import { endOrphans } from "@/lib/payments/subscriptions/end-subscriptions-of";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { logger } from "@/lib/platform/logger";

/** Looked at again each time: clocks differ, and what happened may be listed late. */
const OVERLAP_MS = 3_600_000;
/** As long as the provider keeps sending a webhook that fails. */
const FIRST_LOOK_MS = 3 * 86_400_000;
/** How long after its payment a refund is looked for. */
const REFUNDS_MS = 30 * 86_400_000;
const NAME = "paddle";
/** The alarm about a payment that could not be taken in. */
const FAILED = "payment.failed_here";

/** What the comparison found and mended. */
export interface Comparison {
	/** Payments that were taken in only now: their webhooks were lost. */
	readonly repaired: number;
	readonly refused: number;
	/** Payments in our books that the provider does not confirm. */
	readonly unconfirmed: number;
}

async function paidSince(since: Date): Promise<ProviderTransaction[]> {
	return askPaddle(async (paddle) => {
		const found: ProviderTransaction[] = [];
		const list = paddle.transactions.list({ "updatedAt[GTE]": since.toISOString(), status: ["completed", "canceled"], orderBy: "id[ASC]", perPage: 200 });
		for await (const told of list) found.push(fromSdk(told));
		return found;
	});
}

async function isKnown(told: ProviderTransaction): Promise<boolean> {
	return (await db().creditGrant.count({ where: { paymentTransactionId: told.id } })) > 0;
}

/** One payment that can't be taken in must not keep the others from it: it raises an alarm, and is tried again until it can. */
async function takeIn(told: ProviderTransaction, requestId: string): Promise<Outcome | "failed"> {
	try {
		return await transaction(async (tx) => {
			const outcome = await applyTransaction(tx, told, { at: new Date(), requestId });
			await resolveDrift(tx, told.id, [FAILED]);
			return outcome;
		});
	} catch (error) {
		logger.error({ err: error, paymentTransactionId: told.id }, "A payment could not be taken in");
		await transaction((tx) => raiseDrift(tx, { kind: FAILED, subject: told.id, details: {} }));
		return "failed";
	}
}

/** Takes in what is paid at the provider and not in our books. */
async function repairPayments(since: Date, requestId: string): Promise<Pick<Comparison, "repaired" | "refused"> & { failed: number }> {
	const counts = { repaired: 0, refused: 0, failed: 0 };
	for (const told of await paidSince(since)) {
		if (told.status === "completed" && (await isKnown(told))) continue;
		const outcome = await takeIn(told, requestId);
		if (outcome === "applied" && told.status === "completed") counts.repaired += 1;
		if (outcome === "refused" || outcome === "failed") counts[outcome] += 1;
	}
	return counts;
}

/** Finds what our books call paid, and the provider does not. */
async function findUnconfirmed(since: Date): Promise<number> {
	const ours = await db().creditGrant.findMany({
		where: { kind: { in: ["credit_topup", "credit_grant_subscription"] }, createdAt: { gte: since }, paymentTransactionId: { not: null } },
		select: { paymentTransactionId: true },
	});
	const ids = [...new Set(ours.flatMap(({ paymentTransactionId }) => paymentTransactionId ?? []))];
	const confirmed = new Set<string>();
	for (let at = 0; at < ids.length; at += 50) {
		const asked = ids.slice(at, at + 50);
		await askPaddle(async (paddle) => {
			for await (const { id, status } of paddle.transactions.list({ id: asked, perPage: 50 }))
				if (status === "completed" || status === "paid") confirmed.add(id);
		});
	}
	const missing = ids.filter((id) => !confirmed.has(id));
	for (const id of missing) await transaction((tx) => raiseDrift(tx, { kind: "payment.unconfirmed", subject: id, details: {} }));
	return missing.length;
}

async function compareSubscriptions(requestId: string): Promise<void> {
	const told = await askPaddle(async (paddle) => {
		const found = [];
		for await (const one of paddle.subscriptions.list({ perPage: 200 })) found.push({ subscription: subscriptionFromSdk(one), at: new Date(one.updatedAt) });
		return found;
	});
	for (const { subscription, at } of told) {
		const known = await db().subscription.findUnique({ where: { id: subscription.id }, select: { newsAt: true } });
		if (known && known.newsAt >= at) continue;
		await transaction((tx) => applySubscription(tx, subscription, { at, requestId }));
	}
}

async function compareAdjustments(since: Date): Promise<void> {
	const told = await askPaddle(async (paddle) => {
		const found: Adjustment[] = [];
		for await (const one of paddle.adjustments.list({ status: ["approved"], orderBy: "id[DESC]", perPage: 50 })) {
			if (Date.parse(one.createdAt) < since.getTime() - REFUNDS_MS) break;
			const { id, action, status, transactionId: transaction_id, currencyCode: currency_code, totals } = one;
			found.push(Adjustment.parse({ id, action, status, transaction_id, currency_code, totals: { total: totals.total } }));
		}
		return found;
	});
	for (const adjustment of told.reverse()) await transaction((tx) => applyAdjustment(tx, adjustment));
}

/**
 * Compares our books with the provider's since the last time: what webhooks failed to bring is taken in as they would have, what can't be
 * explained raises an alarm. Safe to run at any time, and twice.
 * @throws AppError SERVICE_UNAVAILABLE; the next run begins where this one did.
 */
export async function reconcile(requestId: string, now = new Date()): Promise<Comparison> {
	const last = await db().paymentComparison.findUnique({ where: { id: NAME } });
	const since = new Date((last?.comparedTo.getTime() ?? now.getTime() - FIRST_LOOK_MS) - OVERLAP_MS);
	await compareSubscriptions(requestId);
	await endOrphans();
	const { repaired, refused, failed } = await repairPayments(since, requestId);
	await compareAdjustments(since);
	const unconfirmed = await findUnconfirmed(since);
	if (failed === 0) await db().paymentComparison.upsert({ where: { id: NAME }, create: { id: NAME, comparedTo: now }, update: { comparedTo: now } });
	return { repaired, refused, unconfirmed };
}
