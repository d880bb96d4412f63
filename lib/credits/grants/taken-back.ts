import "server-only";
import { amountOf } from "@/lib/credits/money/unit";
import { type NewJournal, postJournals } from "@/lib/credits/post-journal";
import type { Query } from "@/lib/platform/database/query";

/** What of a payment was taken back and not returned since, and how much of that its buyer had spent and owes. Millionths of a US dollar. */
export interface TakenBack {
	readonly netMicroU: number;
	readonly owedMicroU: number;
}

const SUMS = `SELECT coalesce(sum(e."amountMicroU") FILTER (WHERE e."account" = 'payments' AND (j."ref" LIKE 'reverse:%' OR j."ref" LIKE 'restore:%')), 0) AS "net",
	coalesce(sum(-e."amountMicroU") FILTER (WHERE e."account" = 'owed'), 0) AS "owed"
	FROM ledger_entry e JOIN ledger_journal j ON j."id" = e."journalId"
	WHERE e."ownerId" = $1::uuid AND e."account" IN ('payments', 'owed') AND j."paymentTransactionId" = $2`;

/** Call with the owner's wallet locked. */
export async function takenBackOf(query: Query, ownerId: string, paymentTransactionId: string): Promise<TakenBack> {
	const [row] = await query<{ net: bigint; owed: bigint }>(SUMS, [ownerId, paymentTransactionId]);
	return { netMicroU: amountOf(row?.net ?? 0), owedMicroU: amountOf(row?.owed ?? 0) };
}

interface Owing {
	readonly id: string;
	readonly kind: NewJournal["kind"];
	readonly paymentTransactionId: string;
	readonly due: bigint;
}

const OWING = `SELECT g."id", g."kind", g."paymentTransactionId", least(g."remainingMicroU", sum(-e."amountMicroU"))::bigint AS "due"
	FROM ledger_entry e JOIN ledger_journal j ON j."id" = e."journalId" JOIN credit_grant g ON g."paymentTransactionId" = j."paymentTransactionId"
	WHERE e."ownerId" = $1::uuid AND e."account" = 'owed' AND g."ownerId" = $1::uuid AND g."remainingMicroU" > 0
	GROUP BY g."id" HAVING sum(-e."amountMicroU") > 0`;
const TAKE = `UPDATE credit_grant SET "remainingMicroU" = "remainingMicroU" - $2::bigint WHERE "id" = $1::uuid`;

/**
 * What comes back from a run to a payment that was taken back meanwhile pays what is owed for it: nobody has both the money and the credits. `ref`
 * names what brought it back. Call with the owner's wallet locked.
 */
export async function collectOwed(query: Query, ownerId: string, ref: string): Promise<void> {
	for (const { id, kind, paymentTransactionId, due } of await query<Owing>(OWING, [ownerId])) {
		const amountMicroU = amountOf(due);
		await query(TAKE, [id, amountMicroU]);
		const entries = [
			{ ownerId, account: "available" as const, amountMicroU: -amountMicroU },
			{ ownerId, account: "owed" as const, amountMicroU },
		];
		await postJournals(query, [{ kind, ref: `owed:${ref}:${id}`, paymentTransactionId, entries }]);
	}
}
