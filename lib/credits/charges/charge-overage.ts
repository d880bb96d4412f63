import "server-only";
import { overageConsentOf } from "@/lib/credits/consent";
import { standingOf } from "@/lib/credits/ledger/standing";
import type { Price } from "@/lib/credits/money/layers";
import { amountOf, MICRO_U_PER_CREDIT } from "@/lib/credits/money/unit";
import type { ChargeOverage } from "@/lib/credits/overage";
import type { AccountActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { allowanceOf, fundsOf, shortfallOf } from "./quote";

/** What the subscription was charged for a commit: granted in the commit's transaction. */
export interface Overage {
	readonly amountMicroU: number;
	readonly paymentTransactionId: string;
}

interface Asked {
	readonly actor: AccountActor;
	/** Of the job that the commit names: two clicks with keys of their own mean the same charge. */
	readonly attemptId: string | null;
	/** The commit's Idempotency-Key, which says it where there is no job. */
	readonly commitKey: string;
	readonly price: Price;
	readonly chargeOverage: ChargeOverage;
}

/** So long a call has the provider to itself. */
const CLAIM_MS = 60_000;

/**
 * Charges the subscription for what the balance lacks, outside of any transaction: the row is kept before the provider is asked, so that another try
 * finds the same charge. One that is on the balance already counts there; should that lack something again, it is a new one. Null where nothing
 * lacks, or there is no consent of this period.
 * @throws AppError INSUFFICIENT_CREDITS when the charge fails, IDEMPOTENCY_IN_PROGRESS while another call makes it.
 */
export async function chargeForOverage(asked: Asked): Promise<Overage | null> {
	const { enabled } = await overageConsentOf(db(), asked.actor.userId);
	if (!enabled) return null;
	const overage = await chargeOnce(asked);
	// It may be an earlier try's, whose credits are there and perhaps spent.
	return overage && asked.attemptId !== null && (await isOnBalance(overage)) ? chargeOnce(asked) : overage;
}

async function chargeOnce({ actor, attemptId, commitKey: key, price, chargeOverage }: Asked): Promise<Overage | null> {
	const ownerId = actor.userId;
	const intent = attemptId === null ? key : `job:${attemptId}`;
	const tries = await db().overageCharge.findMany({
		where: { ownerId, OR: [{ commitKey: intent }, { commitKey: { startsWith: `${intent}#` } }] },
		orderBy: { createdAt: "asc" },
	});
	const last = tries.at(-1) ?? null;
	const done = last && chargedOf(last);
	if (done && (attemptId === null || !(await isOnBalance(done)))) return done;
	const missing = shortfallOf(price, fundsOf(await standingOf(db(), ownerId), allowanceOf(actor)));
	if (missing === 0) return done;
	// The provider takes whole cents; what is over stays on the balance.
	const amountMicroU = Math.ceil(missing / MICRO_U_PER_CREDIT) * MICRO_U_PER_CREDIT;
	const commitKey = last ? `${intent}#${tries.length + 1}` : intent;
	const [where, create] = [{ ownerId_commitKey: { ownerId, commitKey } }, { id: newId(), ownerId, commitKey, amountMicroU }];
	const row = last && !done ? last : await db().overageCharge.upsert({ where, create, update: {} });
	await claim(row.id);
	return ask(row.id, { ownerId, amountMicroU: amountOf(row.amountMicroU), chargeOverage });
}

function chargedOf(row: { state: string; amountMicroU: bigint; paymentTransactionId: string | null }): Overage | null {
	if (row.state !== "charged" || row.paymentTransactionId === null) return null;
	return { amountMicroU: amountOf(row.amountMicroU), paymentTransactionId: row.paymentTransactionId };
}

/** Whether the provider's news, or an earlier commit, have credited it. */
async function isOnBalance({ paymentTransactionId }: Overage): Promise<boolean> {
	return (await db().creditGrant.count({ where: { kind: "credit_topup", ref: paymentTransactionId } })) > 0;
}

async function claim(id: string): Promise<void> {
	const isFree = { OR: [{ claimedAt: null }, { claimedAt: { lt: new Date(Date.now() - CLAIM_MS) } }] };
	const { count } = await db().overageCharge.updateMany({
		where: { id, state: { not: "charged" }, ...isFree },
		data: { claimedAt: new Date(), state: "pending" },
	});
	if (count === 0) throw new AppError("IDEMPOTENCY_IN_PROGRESS", "The subscription is being charged for this commit. Try again shortly.");
}

async function ask(
	id: string,
	{ ownerId, amountMicroU, chargeOverage }: { ownerId: string; amountMicroU: number; chargeOverage: ChargeOverage },
): Promise<Overage> {
	try {
		const { paymentTransactionId } = await chargeOverage({ userId: ownerId, amountMicroU, ref: id });
		await db().overageCharge.update({ where: { id }, data: { state: "charged", paymentTransactionId }, select: { id: true } });
		return { amountMicroU, paymentTransactionId };
	} catch (error) {
		// Whether a charge that ended in another way was made is not known: whoever repeats the commit asks for the same one.
		const state = error instanceof AppError ? ("refused" as const) : ("pending" as const);
		await db().overageCharge.update({ where: { id }, data: { state, claimedAt: null }, select: { id: true } });
		throw error;
	}
}
