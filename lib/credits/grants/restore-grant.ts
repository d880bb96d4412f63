import "server-only";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import { amountOf } from "@/lib/credits/money/unit";
import { postJournals } from "@/lib/credits/post-journal";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { giveBackTo } from "./give-back";
import { GRANT_OF_PAYMENT, type GrantOfPayment, IS_POSTED, type Reversal } from "./reverse-grant";
import { takenBackOf } from "./taken-back";

export interface Restored {
	/** What can be spent again. */
	readonly returnedMicroU: number;
	/** What is owed no more. */
	readonly forgivenMicroU: number;
}

/**
 * A payment that was taken back is ours again, as a chargeback that the bank took back: what was owed for it is owed no more, and only what had
 * been taken of the credits returns to their grant. Never more than was taken back. Null when nothing was, or this was done before.
 */
export async function restoreGrant(tx: Transaction, { paymentTransactionId, amountMicroU, ref }: Reversal): Promise<Restored | null> {
	const query = queryOf(tx);
	const [found] = await query<GrantOfPayment>(GRANT_OF_PAYMENT, [paymentTransactionId]);
	if (!found) return null;
	const { id, ownerId, kind } = found;
	await lockWallet(query, ownerId);
	const journalRef = `restore:${ref}`;
	if ((await query(IS_POSTED, [kind, journalRef])).length > 0) return null;
	const { netMicroU, owedMicroU } = await takenBackOf(query, ownerId, paymentTransactionId);
	const asked = Math.min(amountMicroU ?? amountOf(found.amount), netMicroU);
	if (asked <= 0) return null;
	const forgivenMicroU = Math.min(asked, owedMicroU);
	const returnedMicroU = asked - forgivenMicroU;
	if (returnedMicroU > 0) await giveBackTo(query, [{ grantId: id, amountMicroU: returnedMicroU }]);
	const entries = [
		{ ownerId, account: "available" as const, amountMicroU: returnedMicroU },
		{ ownerId, account: "owed" as const, amountMicroU: forgivenMicroU },
		{ ownerId, account: "payments" as const, amountMicroU: -asked },
	];
	await postJournals(query, [{ kind, ref: journalRef, paymentTransactionId, entries }]);
	return { returnedMicroU, forgivenMicroU };
}
