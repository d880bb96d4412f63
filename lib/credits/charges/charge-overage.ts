import "server-only";
import { overageConsentOf } from "@/lib/credits/consent";
import type { Price } from "@/lib/credits/money/layers";
import type { ChargeOverage } from "@/lib/credits/overage";
import type { AccountActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { claimOverage, type Overage } from "./claim-overage";

interface Asked {
	readonly actor: AccountActor;
	/** The commit's Idempotency-Key. */
	readonly commitKey: string;
	readonly price: Price;
	readonly chargeOverage: ChargeOverage;
}

/**
 * Charges the subscription for what the balance lacks, outside of any transaction: the row is kept before the provider is asked, so that a repeat
 * of the commit finds the same charge. Null where nothing lacks, or there is no consent of this period. What is charged keeps the owner's other
 * commits from charging until `endOverageClaim`.
 * @throws AppError INSUFFICIENT_CREDITS when the charge fails, IDEMPOTENCY_IN_PROGRESS while another call makes it.
 */
export async function chargeForOverage({ actor, commitKey, price, chargeOverage }: Asked): Promise<Overage | null> {
	const { enabled } = await overageConsentOf(db(), actor.userId);
	if (!enabled) return null;
	const found = await claimOverage({ actor, commitKey, price });
	if (found === null || "paymentTransactionId" in found) return found;
	const { id, amountMicroU } = found;
	try {
		const { paymentTransactionId } = await chargeOverage({ userId: actor.userId, amountMicroU, ref: id });
		await db().overageCharge.update({ where: { id }, data: { state: "charged", paymentTransactionId }, select: { id: true } });
		return { amountMicroU, paymentTransactionId };
	} catch (error) {
		// Whether a charge that ended in another way was made is not known: whoever repeats the commit asks for the same one.
		const state = error instanceof AppError ? ("refused" as const) : ("pending" as const);
		await db().overageCharge.update({ where: { id }, data: { state, claimedAt: null }, select: { id: true } });
		throw error;
	}
}
