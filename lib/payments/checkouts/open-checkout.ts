import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { CreateTransactionRequestBody, Transaction } from "@paddle/paddle-node-sdk";
import { askPaddle } from "@/lib/payments/provider/paddle";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import type { CheckoutPurpose } from "@/lib/platform/prisma/enums";
import type { CheckoutModel } from "@/lib/platform/prisma/models";
import { refreshCheckout } from "./refresh-checkout";

/** A draft is offered again this long; then the same intent gets a new one. */
const OFFERED_MS = 24 * 3_600_000;
/** One that was just made is as the provider said. */
const TRUSTED_MS = 60_000;
/** Longer than asking the provider may take. */
const CLAIM_MS = 25_000;
const WAIT_MS = 12_000;
const LOOK_MS = 150;
/** So many of the newest transactions are looked through for one whose answer got lost. */
const LOOKED_THROUGH = 400;

export interface Intent {
	readonly userId: string;
	readonly purpose: CheckoutPurpose;
	/** Null where the provider's catalog says it. */
	readonly amountMicroU: number | null;
	/** Two intents of one name are one. */
	readonly openKey: string;
	readonly runId: string | null;
	readonly request: (checkoutId: string) => CreateTransactionRequestBody;
}

/**
 * The one open checkout of an intent: double clicks, reloads and two tabs get the same. Never inside a transaction: the intent is written before
 * the provider is asked, so whatever the provider tells of it finds it, even before it has answered.
 * @throws AppError SERVICE_UNAVAILABLE
 */
export async function openCheckout(intent: Intent): Promise<CheckoutModel> {
	const row = await findOrBegin(intent);
	if (row.paymentTransactionId !== null) return row;
	const claimBefore = new Date(Date.now() - CLAIM_MS);
	const { count } = await db().checkout.updateMany({
		where: { id: row.id, paymentTransactionId: null, OR: [{ claimedAt: null }, { claimedAt: { lt: claimBefore } }] },
		data: { claimedAt: new Date() },
	});
	return count === 0 ? untilAnswered(row.id) : askFor(row, intent);
}

async function findOrBegin(intent: Intent): Promise<CheckoutModel> {
	const { openKey, runId, request: _, ...wanted } = intent;
	await db().checkout.createMany({ data: [{ id: newId(), ...wanted, openKey, runId, currency: "USD" }], skipDuplicates: true });
	const known = await db().checkout.findUnique({ where: { openKey } });
	// It was closed at this very moment.
	if (!known) return findOrBegin(intent);
	// A declined card is no news any more when the buyer comes back.
	if (known.runId !== runId || known.status === "failed") {
		await db().checkout.updateMany({ where: { id: known.id, status: { in: ["draft", "failed"] } }, data: { runId, status: "draft" } });
	}
	const ageMs = Date.now() - known.createdAt.getTime();
	if (known.paymentTransactionId === null || ageMs < TRUSTED_MS) return db().checkout.findUniqueOrThrow({ where: { id: known.id } });
	const fresh = await refreshCheckout(known);
	if (fresh.openKey !== null && ageMs < OFFERED_MS) return fresh;
	if (fresh.openKey !== null) await db().checkout.updateMany({ where: { id: known.id, openKey }, data: { openKey: null, status: "cancelled" } });
	return findOrBegin(intent);
}

async function askFor(row: CheckoutModel, intent: Intent): Promise<CheckoutModel> {
	try {
		const lost = row.claimedAt === null ? null : await findLost(row);
		const made = lost ?? (await askPaddle((paddle) => paddle.transactions.create(intent.request(row.id))));
		const data = { paymentTransactionId: made.id, checkoutUrl: made.checkout?.url ?? null };
		await db().checkout.updateMany({ where: { id: row.id, OR: [{ paymentTransactionId: null }, { paymentTransactionId: made.id }] }, data });
	} catch (error) {
		// Whoever comes next may ask at once, and looks first whether this one was heard.
		await db().checkout.updateMany({ where: { id: row.id, paymentTransactionId: null }, data: { claimedAt: new Date(0) } });
		throw error;
	}
	return db().checkout.findUniqueOrThrow({ where: { id: row.id } });
}

/** A transaction that was made for this checkout, but whose answer never arrived. */
async function findLost(row: CheckoutModel): Promise<Transaction | null> {
	const since = new Date(row.createdAt.getTime() - 60_000).toISOString();
	return askPaddle(async (paddle) => {
		let seen = 0;
		for await (const made of paddle.transactions.list({ "createdAt[GTE]": since, origin: ["api"], orderBy: "id[DESC]", perPage: 200 })) {
			const { topupId, checkoutId } = (made.customData ?? {}) as { topupId?: unknown; checkoutId?: unknown };
			if (topupId === row.id || checkoutId === row.id) return made;
			seen += 1;
			if (seen >= LOOKED_THROUGH) return null;
		}
		return null;
	});
}

/** Another request asks the provider at this moment. */
async function untilAnswered(id: string): Promise<CheckoutModel> {
	const giveUpAt = Date.now() + WAIT_MS;
	for (;;) {
		const row = await db().checkout.findUniqueOrThrow({ where: { id } });
		if (row.checkoutUrl !== null || row.status === "completed") return row;
		if (Date.now() > giveUpAt || row.claimedAt?.getTime() === 0) {
			throw new AppError("SERVICE_UNAVAILABLE", "The payment provider does not answer. Nothing was charged. Try again in a moment.");
		}
		await delay(LOOK_MS);
	}
}
