import "server-only";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import { amountOf } from "@/lib/credits/money/unit";
import { postJournals } from "@/lib/credits/post-journal";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { logger } from "@/lib/platform/logger";
import { takenBackOf } from "./taken-back";

export interface Reversal {
	/** Of the payment that was refunded or charged back. */
	readonly paymentTransactionId: string;
	/** How much of it; all that was granted by default, never more. Millionths of a US dollar. */
	readonly amountMicroU?: number;
	/** Names the cause, such as the provider's adjustment: it takes once. */
	readonly ref: string;
}

export interface Reversed {
	/** What was still there and is taken back. */
	readonly takenMicroU: number;
	/** What had been spent or promised to runs, and is owed now; what comes back from those runs pays it. */
	readonly owedMicroU: number;
}

/** The grant of a payment, as its row stands. */
export interface GrantOfPayment {
	readonly id: string;
	readonly ownerId: string;
	readonly kind: "credit_topup" | "credit_grant_subscription";
	readonly amount: bigint;
	readonly remaining: bigint;
}

export const GRANT_OF_PAYMENT = `SELECT "id", "ownerId", "kind", "amountMicroU" AS "amount", "remainingMicroU" AS "remaining" FROM credit_grant WHERE "paymentTransactionId" = $1 ORDER BY "createdAt" LIMIT 1`;
/** Whether a journal was posted before. */
export const IS_POSTED = `SELECT 1 FROM ledger_journal WHERE "kind" = $1::"JournalKind" AND "ref" = $2`;
const TAKE = `UPDATE credit_grant SET "remainingMicroU" = "remainingMicroU" - $2::bigint WHERE "id" = $1::uuid`;

/**
 * Takes a paid grant back in the open transaction: what is left of it, never more, so that no balance falls below zero; the rest is owed and is
 * an alarm in the log. Null when nothing was granted for the payment, all of it is taken back, or this was done before.
 */
export async function reverseGrant(tx: Transaction, { paymentTransactionId, amountMicroU, ref }: Reversal): Promise<Reversed | null> {
	const query = queryOf(tx);
	const [found] = await query<GrantOfPayment>(GRANT_OF_PAYMENT, [paymentTransactionId]);
	if (!found) return null;
	await lockWallet(query, found.ownerId);
	const [grant] = await query<GrantOfPayment>(GRANT_OF_PAYMENT, [paymentTransactionId]);
	if (!grant || grant.ownerId !== found.ownerId) throw new Error("The owner of a grant changed while it was taken back");
	const { kind, ownerId } = grant;
	const journalRef = `reverse:${ref}`;
	if ((await query(IS_POSTED, [kind, journalRef])).length > 0) return null;
	const { netMicroU } = await takenBackOf(query, ownerId, paymentTransactionId);
	const asked = Math.min(amountMicroU ?? amountOf(grant.amount), amountOf(grant.amount) - netMicroU);
	if (asked <= 0) return null;
	const takenMicroU = Math.min(asked, amountOf(grant.remaining));
	const owedMicroU = asked - takenMicroU;
	await query(TAKE, [grant.id, takenMicroU]);
	const entries = [
		{ ownerId, account: "available" as const, amountMicroU: -takenMicroU },
		{ ownerId, account: "owed" as const, amountMicroU: -owedMicroU },
		{ ownerId, account: "payments" as const, amountMicroU: asked },
	];
	await postJournals(query, [{ kind, ref: journalRef, paymentTransactionId, entries }]);
	if (owedMicroU > 0) logger.error({ ownerId, paymentTransactionId, owedMicroU }, "A payment was taken back whose credits are spent");
	return { takenMicroU, owedMicroU };
}
