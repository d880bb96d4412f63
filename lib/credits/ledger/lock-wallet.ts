import "server-only";
import { amountOf, monthOf } from "@/lib/credits/money/unit";
import type { Query } from "@/lib/platform/database/query";
import type { JournalKind } from "@/lib/platform/prisma/client";

/** A grant that has something left, expired ones included. */
export interface OpenGrant {
	readonly id: string;
	readonly kind: JournalKind;
	readonly remainingMicroU: number;
	readonly expiresAt: string | null;
}

/** What an owner has, as it stands while the wallet is locked. Millionths of a US dollar. */
export interface Wallet {
	readonly ownerId: string;
	readonly availableMicroU: number;
	readonly heldMicroU: number;
	/** The current month (UTC), and what of its free allowance is spent or promised. */
	readonly freeMonth: string;
	readonly freeSpentMicroU: number;
	/** In the order in which they are spent: what expires first, then what was given, and at last what was paid for. */
	readonly grants: readonly OpenGrant[];
}

interface Row {
	readonly freeMonth: string;
	readonly freeSpentMicroU: bigint;
	readonly available: bigint;
	readonly held: bigint;
	readonly grants: readonly OpenGrant[];
}

const LOCK = `SELECT "freeMonth", "freeSpentMicroU", "available", "held", "grants" FROM lock_wallet($1::uuid, $2)`;

/** Locks what an owner has until the transaction ends; who has nothing yet gets empty books. */
export async function lockWallet(query: Query, ownerId: string, now = new Date()): Promise<Wallet> {
	const freeMonth = monthOf(now);
	const [row] = await query<Row>(LOCK, [ownerId, freeMonth]);
	if (!row) throw new Error("A locked wallet is there");
	return {
		ownerId,
		availableMicroU: amountOf(row.available),
		heldMicroU: amountOf(row.held),
		freeMonth,
		freeSpentMicroU: row.freeMonth === freeMonth ? amountOf(row.freeSpentMicroU) : 0,
		grants: row.grants,
	};
}
