import "server-only";
import { giveBackTo } from "@/lib/credits/grants/give-back";
import { collectOwed } from "@/lib/credits/grants/taken-back";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import { atMost, FREE_OF_CHARGE, type Price, priceOf, type RawCost } from "@/lib/credits/money/layers";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { amountOf } from "@/lib/credits/money/unit";
import { journalParts, moved } from "@/lib/credits/post-journal";
import { type Part, statementOf, updateRows } from "@/lib/platform/database/parts";
import type { Query } from "@/lib/platform/database/query";

/** How a run ended for its charge: what it really used is paid, or it failed on our side, or it never ran. */
export type ChargeEnd = { readonly state: "settled"; readonly raw: RawCost } | { readonly state: "refunded" | "released" };

interface HeldRow {
	readonly id: string;
	readonly ownerId: string;
	readonly charged: bigint;
	readonly free: bigint;
	readonly freeMonth: string;
}

interface PartRow {
	readonly grantId: string;
	readonly amount: bigint;
}

const FIND = `SELECT "ownerId" FROM run_charge WHERE "id" = $1::uuid AND "state" = 'held'`;
const LOCK = `SELECT "id", "ownerId", "chargedMicroU" AS "charged", "freeMicroU" AS "free", "freeMonth" FROM run_charge WHERE "id" = $1::uuid AND "state" = 'held' FOR UPDATE`;
// The last to pay is the first to be given back.
const PARTS = `SELECT p."grantId", p."amountMicroU" AS "amount" FROM charge_part p JOIN credit_grant g ON g."id" = p."grantId"
	WHERE p."chargeId" = $1::uuid ORDER BY g."expiresAt" DESC NULLS FIRST, g."kind" = 'credit_topup' DESC, g."createdAt" DESC, g."id" DESC`;
const GIVE_FREE_BACK = `UPDATE credit_wallet SET "freeSpentMicroU" = "freeSpentMicroU" - $2::bigint WHERE "ownerId" = $1::uuid AND "freeMonth" = $3`;

/**
 * Ends a charge in the open transaction, once: what the run came to is posted, never more than was held for it, and the rest goes back, first
 * what was paid for, then the free part to the allowance of its month. False when it had ended before.
 */
export async function endCharge(query: Query, chargeId: string, end: ChargeEnd, now = new Date()): Promise<boolean> {
	const [found] = await query<Pick<HeldRow, "ownerId">>(FIND, [chargeId]);
	if (!found) return false;
	await lockWallet(query, found.ownerId, now);
	const [held] = await query<HeldRow>(LOCK, [chargeId]);
	if (!held) return false;
	if (held.ownerId !== found.ownerId) throw new Error("The owner of a charge changed while it ended");
	const [chargedMicroU, freeMicroU] = [amountOf(held.charged), amountOf(held.free)];
	const price = end.state === "settled" ? atMost(priceOf(end.raw, servedUnit()), chargedMicroU) : FREE_OF_CHARGE;
	const actualMicroU = price.chargedMicroU;
	const actualFreeMicroU = Math.min(freeMicroU, actualMicroU);
	const freeBackMicroU = freeMicroU - actualFreeMicroU;
	const paidBackMicroU = chargedMicroU - actualMicroU - freeBackMicroU;
	await giveBack(query, chargeId, paidBackMicroU);
	if (freeBackMicroU > 0) await query(GIVE_FREE_BACK, [held.ownerId, freeBackMicroU, held.freeMonth]);
	const statement = statementOf([
		ended(chargeId, end, price, actualFreeMicroU, now),
		...journalParts(
			[
				{ kind: "settlement", ref: chargeId, chargeId, entries: moved(held.ownerId, "held", "revenue", actualMicroU) },
				{ kind: "credit_refund", ref: chargeId, chargeId, entries: moved(held.ownerId, "held", "available", chargedMicroU - actualMicroU) },
				{ kind: "credit_grant_free_monthly", ref: `back:${chargeId}`, chargeId, entries: moved(held.ownerId, "available", "free", freeBackMicroU) },
			],
			now,
		),
	]);
	if (statement) await query(statement.text, statement.values);
	if (paidBackMicroU > 0) await collectOwed(query, held.ownerId, chargeId);
	return true;
}

function ended(id: string, { state }: ChargeEnd, price: Price, actualFreeMicroU: number, endedAt: Date): Part {
	const actual = { actualRawMicroU: price.rawMicroU, actualMicroU: price.chargedMicroU, actualFreeMicroU, actualBreakdown: price.breakdown };
	return updateRows("run_charge", ["id"], [{ id, state, ...actual, endedAt }]);
}

async function giveBack(query: Query, chargeId: string, totalMicroU: number): Promise<void> {
	if (totalMicroU === 0) return;
	let left = totalMicroU;
	const shares = (await query<PartRow>(PARTS, [chargeId])).map(({ grantId, amount }) => {
		const amountMicroU = Math.min(left, amountOf(amount));
		left -= amountMicroU;
		return { grantId, amountMicroU };
	});
	if (left > 0) throw new Error("A charge gives back more than its grants paid");
	await giveBackTo(
		query,
		shares.filter((share) => share.amountMicroU > 0),
	);
}
