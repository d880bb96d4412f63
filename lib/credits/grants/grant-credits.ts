import "server-only";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import { moved, postJournals } from "@/lib/credits/post-journal";
import type { Transaction } from "@/lib/platform/database/db";
import { type Query, queryOf } from "@/lib/platform/database/query";
import { newId } from "@/lib/platform/ids";

export type GrantKind = "credit_topup" | "credit_grant_subscription" | "credit_grant_trial" | "credit_grant_promo";

export interface NewGrant {
	readonly userId: string;
	readonly kind: GrantKind;
	/** Millionths of a US dollar, more than none. */
	readonly amountMicroU: number;
	/** Names the cause among its kind, such as the provider's transaction: it grants once, whoever reports it and how often. */
	readonly ref: string;
	readonly paymentTransactionId?: string | null;
	/** When what is left of it expires; never by default. */
	readonly expiresAt?: Date | null;
}

/** What each kind comes from. */
const SOURCE = {
	credit_topup: "payments",
	credit_grant_subscription: "payments",
	credit_grant_trial: "gifts",
	credit_grant_promo: "gifts",
} as const satisfies Record<GrantKind, string>;

const KEEP = `INSERT INTO credit_grant ("id", "ownerId", "kind", "ref", "amountMicroU", "remainingMicroU", "expiresAt", "paymentTransactionId")
	VALUES ($1::uuid, $2::uuid, $3::"JournalKind", $4, $5::bigint, $5::bigint, $6::timestamptz, $7) ON CONFLICT ("kind", "ref") DO NOTHING RETURNING "id"`;

/** Gives credits in the open transaction. A repeat of kind and ref gives nothing more and answers false. @throws Error for an amount that is not a whole one above zero. */
export function grantCredits(tx: Transaction, grant: NewGrant): Promise<boolean> {
	return grantThrough(queryOf(tx), grant);
}

/** The same by whoever asks the database directly. */
export async function grantThrough(query: Query, grant: NewGrant): Promise<boolean> {
	const { userId, kind, amountMicroU, ref, paymentTransactionId = null, expiresAt = null } = grant;
	if (!Number.isSafeInteger(amountMicroU) || amountMicroU <= 0) throw new Error("A grant is a whole number of micro-units above zero");
	await lockWallet(query, userId);
	const kept = await query(KEEP, [newId(), userId, kind, ref, amountMicroU, expiresAt, paymentTransactionId]);
	if (kept.length === 0) return false;
	await postJournals(query, [{ kind, ref, paymentTransactionId, entries: moved(userId, SOURCE[kind], "available", amountMicroU) }]);
	await query(`UPDATE credit_wallet SET "lastGrantAt" = now() WHERE "ownerId" = $1::uuid`, [userId]);
	return true;
}
