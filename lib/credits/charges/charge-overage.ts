import "server-only";
import { overageConsentOf } from "@/lib/credits/consent";
import type { Price } from "@/lib/credits/money/layers";
import type { ChargeOverage } from "@/lib/credits/overage";
import type { AccountActor } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { claimOverage, endOverageClaim, isOnBalance, type Overage } from "./claim-overage";

interface Asked {
	readonly actor: AccountActor;
	/** What is charged for, as `overageIntent` names it. */
	readonly intent: string;
	readonly price: Price;
	/** Throws when the run needs no paying any more. */
	readonly requireUnpaid: (tx: Transaction) => Promise<void>;
	readonly chargeOverage: ChargeOverage;
}

/**
 * Charges the subscription for what the balance lacks, outside of any transaction: the row is kept before the provider is asked, so that another try
 * finds the same charge. Null where nothing lacks, or there is no consent of this period. What is charged keeps the owner's other commits from
 * charging until `endOverageClaim`.
 * @throws AppError INSUFFICIENT_CREDITS when the charge fails, IDEMPOTENCY_IN_PROGRESS while another call makes it.
 */
export async function chargeForOverage(asked: Asked): Promise<Overage | null> {
	const { enabled } = await overageConsentOf(db(), asked.actor.userId);
	if (!enabled) return null;
	const overage = await chargeOnce(asked);
	// It may be an earlier try's, whose credits are there and perhaps spent.
	return overage && (await isOnBalance(db(), overage)) ? chargeOnce(asked) : overage;
}

async function chargeOnce({ chargeOverage, ...wanted }: Asked): Promise<Overage | null> {
	const { actor, intent } = wanted;
	const found = await claimOverage(wanted);
	if (found === null || "paymentTransactionId" in found) return found;
	const { id, amountMicroU } = found;
	try {
		const { paymentTransactionId } = await chargeOverage({ userId: actor.userId, amountMicroU, ref: id });
		await db().overageCharge.update({ where: { id }, data: { state: "charged", paymentTransactionId }, select: { id: true } });
		return { amountMicroU, paymentTransactionId };
	} catch (error) {
		// Whether a charge that ended in another way was made is not known: whoever repeats the commit asks for the same one.
		const state = error instanceof AppError ? ("refused" as const) : ("pending" as const);
		await db().overageCharge.update({ where: { id }, data: { state }, select: { id: true } });
		// An earlier charge of the same run, too, would keep the owner's others waiting.
		await endOverageClaim(db(), actor.userId, intent);
		throw error;
	}
}
