import "server-only";
import { chargeForOverage } from "@/lib/credits/charges/charge-overage";
import { endOverageClaim, type Overage, overageIntent } from "@/lib/credits/charges/claim-overage";
import { type Held, holdCharge } from "@/lib/credits/charges/hold-charge";
import { allowanceOf, fundsOf, quoteOf } from "@/lib/credits/charges/quote";
import { grantCredits } from "@/lib/credits/grants/grant-credits";
import { standingOf } from "@/lib/credits/ledger/standing";
import type { Price } from "@/lib/credits/money/layers";
import { TOLERANCE_PERCENT } from "@/lib/credits/money/rates";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { fromUnit, toUnit } from "@/lib/credits/money/unit";
import type { ChargeOverage } from "@/lib/credits/overage";
import type { CommitInput, CommitResult } from "@/lib/credits/schemas";
import { confirmGoalJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import { requireConfirmable } from "@/lib/goal-jobs/lifecycle/require-confirmable";
import { transition } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transaction, transactionApart } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { priceNow, type RunToPrice, runToPrice } from "./quote-run";

interface CommitCall {
	readonly input: CommitInput;
	/** The Idempotency-Key, which the caller's route has claimed. */
	readonly commitKey: string;
	readonly chargeOverage: ChargeOverage;
}

/**
 * Pays for a run at the price of this moment, when that is near the quoted one: of the job that the input names, which is confirmed with it, else
 * of a run to come. With consent, what the balance lacks is charged from the subscription first, before the transaction.
 * @throws AppError QUOTE_MISMATCH, INSUFFICIENT_CREDITS, and what runToPrice, chargeForOverage and confirmGoalJob throw.
 */
export async function commitRun(context: ActorContext, call: CommitCall): Promise<CommitResult> {
	const { input, commitKey } = call;
	const ownerId = context.actor.userId;
	await readyRemoteTools();
	const run = await runToPrice(db(), context, input);
	if (run.job) transition(run.job.status, "confirm");
	const intent = overageIntent(run.job?.attemptId ?? null, commitKey);
	const overage = input.consentedOverage ? await chargeBefore(context, { ...call, run, intent }) : null;
	try {
		return await transaction(async (tx) => {
			const result = presentHeld(await pay(tx, context, { input, run, overage }), overage);
			if (overage) await endOverageClaim(tx, ownerId, intent);
			return result;
		});
	} catch (error) {
		if (overage) await transaction((tx) => endOverageClaim(tx, ownerId, intent));
		throw error;
	}
}

interface Charging extends CommitCall {
	readonly run: RunToPrice;
	readonly intent: string;
}

/** Charges the subscription for what the balance lacks. A run that can't start must not cost the card anything, so that is looked at first. */
async function chargeBefore(context: ActorContext, { input, chargeOverage, run, intent }: Charging): Promise<Overage | null> {
	const { job } = run;
	const price = await priceNow(db(), run, input);
	await requireNear(db(), context, input, price);
	if (job) await transactionApart((tx) => requireConfirmable(tx, job));
	const requireUnpaid = async (tx: Transaction): Promise<void> => {
		if (job) transition((await tx.goalJob.findUniqueOrThrow({ where: { id: job.id }, select: { status: true } })).status, "confirm");
	};
	return chargeForOverage({ actor: context.actor, intent, price, requireUnpaid, chargeOverage });
}

interface Paying {
	readonly input: CommitInput;
	readonly run: RunToPrice;
	readonly overage: Overage | null;
}

async function pay(tx: Transaction, context: ActorContext, { input, run, overage }: Paying): Promise<Held> {
	const { actor } = context;
	const { job, spec } = run;
	const agree = async (open: Transaction, price: Price): Promise<void> => {
		await requireNear(open, context, input, price);
		if (overage) await grantCredits(open, { userId: actor.userId, kind: "credit_topup", ref: overage.paymentTransactionId, ...overage });
	};
	if (job) {
		const { held } = await confirmGoalJob(context, job.id, null, input.inputsSummary?.budgetMicroU, agree);
		if (!held) throw new Error("A commit that was agreed on is held");
		return held;
	}
	const price = await priceNow(tx, run, input);
	await agree(tx, price);
	const of = { ownerId: actor.userId, runId: newId(), job: null, workflowKind: input.workflowKind, specId: spec.specId };
	const held = await holdCharge(queryOf(tx), { ...of, price, allowanceMicroU: allowanceOf(actor) });
	await writeOutbox(tx, "workflow/committed", { runId: held.runId, ownerId: actor.userId, specId: spec.specId });
	return held;
}

/** @throws AppError QUOTE_MISMATCH when the quoted price is further from the fresh one than may be. */
async function requireNear(reader: Transaction, { actor }: ActorContext, input: CommitInput, price: Price): Promise<void> {
	const { chargedMicroU } = price;
	const quotedMicroU = input.quotedCostU ?? fromUnit(input.quotedCostCredits ?? 0, "credits");
	if (Math.abs(quotedMicroU - chargedMicroU) * 100 <= chargedMicroU * TOLERANCE_PERCENT) return;
	const funds = fundsOf(await standingOf(reader, actor.userId), allowanceOf(actor));
	throw new AppError("QUOTE_MISMATCH", "The price of this run is no longer near the quoted one. Look at the fresh quote and commit again.", {
		...quoteOf(price, funds),
	});
}

function presentHeld({ runId, balanceAfterMicroU, chargedMicroU }: Held, overage: Overage | null): CommitResult {
	const unit = servedUnit();
	const [balance, charged] = [toUnit(balanceAfterMicroU, unit), toUnit(chargedMicroU, unit)];
	if (unit === "credits") return { runId, balanceAfterCredits: balance, chargedCredits: charged };
	return { runId, balanceAfterU: balance, chargedU: charged, overageTransactionId: overage?.paymentTransactionId ?? null };
}
