import "server-only";
import { findStoredSpec } from "@/lib/catalog/find-stored-spec";
import type { Spec } from "@/lib/catalog/spec";
import { findCatalogSpec } from "@/lib/catalog/third-party";
import { allowanceOf, fundsOf, quoteOf } from "@/lib/credits/charges/quote";
import { standingOf } from "@/lib/credits/ledger/standing";
import type { Price } from "@/lib/credits/money/layers";
import type { Quote, QuoteInput } from "@/lib/credits/schemas";
import { priceRun, workflowKindOf } from "@/lib/goal-jobs/charges/price-run";
import { findSpecOf, type JobWithParts, loadJob } from "@/lib/goal-jobs/internal";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { snapshot } from "@/lib/platform/database/transaction";
import { AppError, validationError } from "@/lib/platform/errors";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";

/** A run to be priced: of a job of the caller's, or of a workflow alone. */
export interface RunToPrice {
	readonly spec: Spec;
	readonly job: JobWithParts | null;
}

/** What an input names. @throws AppError WORKFLOW_NOT_FOUND, JOB_NOT_FOUND, VALIDATION_ERROR (the workflow is of another kind, or not the job's). */
export async function runToPrice(reader: Transaction, context: ActorContext, { specId, workflowKind, inputsSummary }: QuoteInput): Promise<RunToPrice> {
	const jobSpecId = inputsSummary?.jobSpecId ?? null;
	const job = jobSpecId === null ? null : await loadJob(context, jobSpecId, reader);
	const spec = job ? findSpecOf(job) : ((await findCatalogSpec(reader, context.actor, specId)) ?? (await findStoredSpec(reader, context.actor, specId)));
	if (job && spec?.specId !== specId && job.workflowId !== specId && job.userWorkflowId !== specId) {
		throw validationError([{ path: "specId", message: "Must be the workflow of the job that inputsSummary names." }]);
	}
	if (!spec) throw new AppError("WORKFLOW_NOT_FOUND", "There is no such workflow, or it is not yours.");
	const kind = workflowKindOf(spec.specId);
	if (kind !== workflowKind) throw validationError([{ path: "workflowKind", message: `Must be ${kind}: the workflow is of this kind.` }]);
	return { spec, job };
}

/** The price of this moment. A job has its files, so that hints would tell less than it does: its confirm knows none of them. */
export function priceNow(reader: Transaction, { spec, job }: RunToPrice, { inputsSummary }: QuoteInput): Promise<Price> {
	return job ? priceRun(queryOf(reader), spec, job) : priceRun(queryOf(reader), spec, null, inputsSummary ?? {});
}

/** What a run would cost, beside what the caller has; nothing is held. @throws AppError as runToPrice does. */
export async function quoteRun(context: ActorContext, input: QuoteInput): Promise<Quote> {
	await readyRemoteTools();
	return snapshot(async (moment) => {
		const price = await priceNow(moment, await runToPrice(moment, context, input), input);
		return quoteOf(price, fundsOf(await standingOf(moment, context.actor.userId), allowanceOf(context.actor)));
	});
}
