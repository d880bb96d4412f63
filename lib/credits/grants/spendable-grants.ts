import "server-only";
import { amountOf } from "@/lib/credits/money/unit";
import { moved, postJournals } from "@/lib/credits/post-journal";
import { updateRows } from "@/lib/platform/database/parts";
import type { Query } from "@/lib/platform/database/query";
import type { JournalKind } from "@/lib/platform/prisma/client";

/** A grant and what is left of it, in millionths of a US dollar. */
export interface Spendable {
	readonly id: string;
	readonly remainingMicroU: number;
}

/** An amount that a grant pays. */
export interface Share {
	readonly grantId: string;
	readonly amountMicroU: number;
}

interface Row {
	readonly id: string;
	readonly kind: JournalKind;
	readonly remaining: bigint;
	readonly isExpired: boolean;
}

// What expires first goes first, then what was given, and at last what was paid for.
const READ = `SELECT "id", "kind", "remainingMicroU" AS "remaining", coalesce("expiresAt" <= $2::timestamptz, false) AS "isExpired" FROM credit_grant
	WHERE "ownerId" = $1::uuid AND "remainingMicroU" > 0 ORDER BY "expiresAt" NULLS LAST, "kind" = 'credit_topup', "createdAt", "id"`;
const EXPIRE = `UPDATE credit_grant SET "remainingMicroU" = 0 WHERE "id" = ANY($1::uuid[])`;

/** The grants of a locked wallet in the order in which they are spent. What has expired leaves the balance, in a line of its kind, and is given beside. */
export async function spendableGrants(query: Query, ownerId: string, now: Date): Promise<{ grants: Spendable[]; expiredMicroU: number }> {
	const rows = await query<Row>(READ, [ownerId, now]);
	const expired = rows.filter(({ isExpired }) => isExpired);
	if (expired.length > 0) {
		await query(EXPIRE, [expired.map(({ id }) => id)]);
		const journals = expired.map(({ id, kind, remaining }) => ({
			kind,
			ref: `expired:${id}:${now.toISOString()}`,
			entries: moved(ownerId, "available", "breakage", amountOf(remaining)),
		}));
		await postJournals(query, journals);
	}
	const grants = rows.filter(({ isExpired }) => !isExpired).map(({ id, remaining }) => ({ id, remainingMicroU: amountOf(remaining) }));
	return { grants, expiredMicroU: expired.reduce((sum, { remaining }) => sum + amountOf(remaining), 0) };
}

/** Parts an amount among grants in their order. @throws Error when they hold less, which the balance excludes. */
export function sharesOf(amountMicroU: number, grants: readonly Spendable[]): Share[] {
	let left = amountMicroU;
	const shares: Share[] = [];
	for (const { id, remainingMicroU } of grants) {
		const share = Math.min(left, remainingMicroU);
		if (share > 0) shares.push({ grantId: id, amountMicroU: share });
		left -= share;
	}
	if (left > 0) throw new Error("The grants of a wallet hold less than its balance");
	return shares;
}

/** What is left of the grants once they have paid their shares. */
export function paidFrom(grants: readonly Spendable[], shares: readonly Share[]) {
	const left = new Map(grants.map(({ id, remainingMicroU }) => [id, remainingMicroU]));
	return updateRows(
		"credit_grant",
		["id"],
		shares.map(({ grantId, amountMicroU }) => ({ id: grantId, remainingMicroU: (left.get(grantId) ?? 0) - amountMicroU })),
	);
}
