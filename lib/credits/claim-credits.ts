import "server-only";
import { spendableGrants } from "@/lib/credits/grants/spendable-grants";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import { postJournals } from "@/lib/credits/post-journal";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";

const HAS_BOOKS = `SELECT 1 FROM credit_wallet WHERE "ownerId" = $1::uuid AND "claimedBy" IS NULL`;
const MOVE_GRANTS = `UPDATE credit_grant SET "ownerId" = $2::uuid WHERE "ownerId" = $1::uuid`;
const MOVE_CHARGES = `UPDATE run_charge SET "ownerId" = $2::uuid WHERE "ownerId" = $1::uuid`;
// The allowance that the guest has used this month is used: nobody has two of them.
const ADD_FREE = `UPDATE credit_wallet SET "freeMonth" = $2, "freeSpentMicroU" = $3::bigint WHERE "ownerId" = $1::uuid`;
const CLOSE = `UPDATE credit_wallet SET "claimedBy" = $2::uuid, "freeSpentMicroU" = 0 WHERE "ownerId" = $1::uuid`;

/**
 * Hands what a guest has over to the user that it became: its balance, what its runs under way hold, its grants and charges, and what it has used of
 * the month's free allowance. Its statement becomes a part of the user's. A repeat finds nothing left.
 */
export async function claimCredits(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
	const query = queryOf(tx);
	if ((await query(HAS_BOOKS, [guestId])).length === 0) return;
	const now = new Date();
	// In the order of their ids, so that no two claims wait for each other.
	for (const ownerId of [guestId, userId].toSorted()) await lockWallet(query, ownerId, now);
	await spendableGrants(query, await lockWallet(query, guestId, now), now);
	const [guest, user] = [await lockWallet(query, guestId, now), await lockWallet(query, userId, now)];
	const moves = (["available", "held"] as const).map((account) => ({ account, amountMicroU: account === "held" ? guest.heldMicroU : guest.availableMicroU }));
	const entries = moves.flatMap(({ account, amountMicroU }) => [
		{ ownerId: guestId, account, amountMicroU: -amountMicroU },
		{ ownerId: userId, account, amountMicroU },
	]);
	await postJournals(query, [{ kind: "claim", ref: guestId, entries }]);
	await query(MOVE_GRANTS, [guestId, userId]);
	await query(MOVE_CHARGES, [guestId, userId]);
	await query(ADD_FREE, [userId, user.freeMonth, user.freeSpentMicroU + guest.freeSpentMicroU]);
	await query(CLOSE, [guestId, userId]);
}
