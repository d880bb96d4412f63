import "server-only";
import { takeCommitted } from "@/lib/credits/charges/committed";
import { type Held, holdCharge } from "@/lib/credits/charges/hold-charge";
import { allowanceOf } from "@/lib/credits/charges/quote";
import { type Price, priceOf } from "@/lib/credits/money/layers";
import { servedUnit } from "@/lib/credits/money/served-unit";
import type { JobWithParts } from "@/lib/goal-jobs/internal";
import { specOf } from "@/lib/goal-jobs/internal";
import type { RetryPlan } from "@/lib/goal-jobs/receipts/schemas";
import { modelRates } from "@/lib/models/model-rates";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { priceRun, workflowKindOf } from "./price-run";
import { expectedCostOf } from "./raw-cost";

/** What a commit agreed on with its caller, for the confirm that it makes: checked against the price of the moment, under the job's lock. */
export type Agree = (tx: Transaction, price: Price) => Promise<void>;

/**
 * Pays for a locked job that is confirmed: with what its owner committed for a run of this workflow before, else at the price of this moment,
 * which `agree` may still refuse. @throws AppError INSUFFICIENT_CREDITS, and what `agree` throws.
 */
export async function chargeConfirmed(tx: Transaction, context: ActorContext, job: JobWithParts, agree?: Agree): Promise<Held | null> {
	const query = queryOf(tx);
	const spec = specOf(job);
	if (!agree && (await takeCommitted(query, { ownerId: job.ownerId, specId: spec.specId, jobSpecId: job.id, attemptId: job.attemptId }))) return null;
	const price = await priceRun(query, spec, job);
	await agree?.(tx, price);
	return hold(tx, context, job, price);
}

/** Pays for what a retry does again. @throws AppError INSUFFICIENT_CREDITS. */
export async function chargeRetried(tx: Transaction, context: ActorContext, job: JobWithParts, { costMicroU }: RetryPlan): Promise<Held> {
	return hold(tx, context, job, priceOf(expectedCostOf(specOf(job), costMicroU.high, modelRates()), servedUnit()));
}

function hold(tx: Transaction, { actor }: ActorContext, job: JobWithParts, price: Price): Promise<Held> {
	const { specId } = specOf(job);
	return holdCharge(queryOf(tx), {
		ownerId: job.ownerId,
		runId: job.id,
		job: { jobSpecId: job.id, attemptId: job.attemptId },
		workflowKind: workflowKindOf(specId),
		specId,
		price,
		allowanceMicroU: allowanceOf(actor),
	});
}
