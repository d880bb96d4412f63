import "server-only";
import { fromUnit } from "@/lib/credits/money/unit";
import { workflowKindOf } from "@/lib/goal-jobs/charges/price-run";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { quoteRun } from "./quote-run";

/** What a run that waits to be paid for still lacks. */
export interface QuoteOfRun {
	readonly sufficient: boolean;
	readonly suggestedMicroU: number;
}

/** The quote of a caller's run; null when it has no workflow yet. */
export async function findQuoteOfRun(context: ActorContext, { jobSpecId, workflowId }: GoalJob): Promise<QuoteOfRun | null> {
	if (!workflowId) return null;
	const specId = workflowId;
	try {
		const quote = await quoteRun(context, { workflowKind: workflowKindOf(specId), specId, inputsSummary: { jobSpecId } });
		const suggestedMicroU = "costU" in quote ? quote.topUp.suggestedU : fromUnit(quote.topUp.suggestedCredits, "credits");
		return { sufficient: quote.sufficient, suggestedMicroU };
	} catch (error) {
		if (error instanceof AppError) return null;
		throw error;
	}
}
