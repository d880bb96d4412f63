import "server-only";
import { amountOf, monthOf } from "@/lib/credits/money/unit";
import type { Query } from "@/lib/platform/database/query";
import { LedgerAccountKind } from "@/lib/platform/prisma/client";

/** What an owner has, as it stands while the wallet is locked. Millionths of a US dollar. */
export interface Wallet {
	readonly ownerId: string;
	readonly availableMicroU: number;
	readonly heldMicroU: number;
	/** The current month (UTC), and what of its free allowance is spent or promised. */
	readonly freeMonth: string;
	readonly freeSpentMicroU: number;
}

interface Row {
	readonly freeMonth: string;
	readonly freeSpentMicroU: bigint;
	readonly available: bigint;
	readonly held: bigint;
}

const balance = (kind: LedgerAccountKind): string =>
	`(SELECT a."balanceMicroU" FROM ledger_account a WHERE a."ownerId" = w."ownerId" AND a."kind" = '${kind}') AS "${kind}"`;
const LOCK = `SELECT 1 FROM credit_wallet WHERE "ownerId" = $1::uuid FOR UPDATE`;
// What LOCK waited for is seen by a statement after it only.
const READ = `SELECT w."freeMonth", w."freeSpentMicroU", ${balance("available")}, ${balance("held")} FROM credit_wallet w WHERE w."ownerId" = $1::uuid`;
const OPEN = `WITH opened AS (INSERT INTO credit_wallet ("ownerId", "freeMonth") VALUES ($1::uuid, $2) ON CONFLICT DO NOTHING RETURNING "ownerId")
	INSERT INTO ledger_account ("ownerId", "kind") SELECT "ownerId", unnest($3::text[])::"LedgerAccountKind" FROM opened`;

/** Locks what an owner has until the transaction ends; who has nothing yet gets empty books. */
export async function lockWallet(query: Query, ownerId: string, now = new Date()): Promise<Wallet> {
	const known = await query(LOCK, [ownerId]);
	if (known.length === 0) {
		await query(OPEN, [ownerId, monthOf(now), Object.values(LedgerAccountKind)]);
		await query(LOCK, [ownerId]);
	}
	const [row] = await query<Row>(READ, [ownerId]);
	if (!row) throw new Error("A locked wallet is there");
	const freeMonth = monthOf(now);
	return {
		ownerId,
		availableMicroU: amountOf(row.available),
		heldMicroU: amountOf(row.held),
		freeMonth,
		freeSpentMicroU: row.freeMonth === freeMonth ? amountOf(row.freeSpentMicroU) : 0,
	};
}
