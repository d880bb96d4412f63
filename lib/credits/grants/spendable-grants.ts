import "server-only";
import type { OpenGrant, Wallet } from "@/lib/credits/ledger/lock-wallet";
import { moved, postJournals } from "@/lib/credits/post-journal";
import { updateRows } from "@/lib/platform/database/parts";
import type { Query } from "@/lib/platform/database/query";

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

const EXPIRE = `UPDATE credit_grant SET "remainingMicroU" = 0 WHERE "id" = ANY($1::uuid[])`;

export function isExpired({ expiresAt }: Pick<OpenGrant, "expiresAt">, now: Date): boolean {
	return expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
}

/** The grants of a locked wallet in the order in which they are spent. What has expired leaves the balance, in a line of its kind, and is given beside. */
export async function spendableGrants(query: Query, { ownerId, grants }: Wallet, now: Date): Promise<{ grants: readonly Spendable[]; expiredMicroU: number }> {
	const expired = grants.filter((grant) => isExpired(grant, now));
	if (expired.length === 0) return { grants, expiredMicroU: 0 };
	await query(EXPIRE, [expired.map(({ id }) => id)]);
	const journals = expired.map(({ id, kind, remainingMicroU }) => ({
		kind,
		ref: `expired:${id}:${now.toISOString()}`,
		entries: moved(ownerId, "available", "breakage", remainingMicroU),
	}));
	await postJournals(query, journals);
	return { grants: grants.filter((grant) => !expired.includes(grant)), expiredMicroU: expired.reduce((sum, { remainingMicroU }) => sum + remainingMicroU, 0) };
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
