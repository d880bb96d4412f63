import "server-only";
import { paidFrom, sharesOf, spendableGrants } from "@/lib/credits/grants/spendable-grants";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import type { Price } from "@/lib/credits/money/layers";
import { journalParts, moved } from "@/lib/credits/post-journal";
import { insertRows, statementOf, updateRows } from "@/lib/platform/database/parts";
import type { Query } from "@/lib/platform/database/query";
import { newId } from "@/lib/platform/ids";
import { fundsOf, insufficientCredits, shortfallOf } from "./quote";

/** A run and its price. */
export interface NewCharge {
	readonly ownerId: string;
	readonly runId: string;
	/** The goal job that runs, and its attempt; null of a run that no job has taken yet. */
	readonly job: { readonly jobSpecId: string; readonly attemptId: string } | null;
	readonly workflowKind: string;
	readonly specId: string;
	readonly price: Price;
	/** What a month of the owner has free. */
	readonly allowanceMicroU: number;
}

export interface Held {
	readonly chargeId: string;
	readonly runId: string;
	readonly chargedMicroU: number;
	readonly balanceAfterMicroU: number;
}

/**
 * Promises the price of a run to it, in the open transaction: the month's free allowance first, then the balance, whose grants pay in their order.
 * @throws AppError INSUFFICIENT_CREDITS (details: a Quote) when both together don't reach; nothing is written then.
 */
export async function holdCharge(query: Query, charge: NewCharge, now = new Date()): Promise<Held> {
	const { ownerId, price, runId } = charge;
	const before = await lockWallet(query, ownerId, now);
	const { grants, expiredMicroU } = await spendableGrants(query, before, now);
	const wallet = { ...before, availableMicroU: before.availableMicroU - expiredMicroU };
	const funds = fundsOf(wallet, charge.allowanceMicroU);
	if (shortfallOf(price, funds) > 0) throw insufficientCredits(price, funds);
	const freeMicroU = Math.min(funds.freeMicroU, price.chargedMicroU);
	const shares = sharesOf(price.chargedMicroU - freeMicroU, grants);
	const chargeId = newId();
	const { breakdown, ...layers } = price;
	const row = {
		id: chargeId,
		ownerId,
		runId,
		attemptId: charge.job?.attemptId ?? null,
		jobSpecId: charge.job?.jobSpecId ?? null,
		workflowKind: charge.workflowKind,
		specId: charge.specId,
		state: "held",
		...layers,
		breakdown,
		freeMicroU,
		freeMonth: wallet.freeMonth,
		createdAt: now,
	};
	const statement = statementOf([
		insertRows("run_charge", [row]),
		insertRows(
			"charge_part",
			shares.map((share) => ({ chargeId, ...share })),
		),
		paidFrom(grants, shares),
		updateRows("credit_wallet", ["ownerId"], [{ ownerId, freeMonth: wallet.freeMonth, freeSpentMicroU: wallet.freeSpentMicroU + freeMicroU }]),
		...journalParts(
			[
				{ kind: "credit_grant_free_monthly", ref: chargeId, chargeId, entries: moved(ownerId, "free", "available", freeMicroU) },
				{ kind: "credit_deduction_workflow", ref: chargeId, chargeId, entries: moved(ownerId, "available", "held", price.chargedMicroU) },
			],
			now,
		),
	]);
	if (statement) await query(statement.text, statement.values);
	const balanceAfterMicroU = wallet.availableMicroU - (price.chargedMicroU - freeMicroU);
	return { chargeId, runId, chargedMicroU: price.chargedMicroU, balanceAfterMicroU };
}
