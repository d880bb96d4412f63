import "server-only";
import type { Spec } from "@/lib/catalog/spec";
import { type Price, priceOf } from "@/lib/credits/money/layers";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { type InputsSummary, WorkflowKind } from "@/lib/credits/schemas";
import { costOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import { estimateOf } from "@/lib/goal-jobs/prices/estimate";
import { modelRates } from "@/lib/models/model-rates";
import type { Query } from "@/lib/platform/database/query";
import type { GoalJob } from "@/lib/platform/prisma/client";
import { costOfHints, expectedCostOf, sumOf } from "./raw-cost";

type Priced = Pick<GoalJob, "workflowId" | "fileIds" | "stepsLowMicroU" | "stepsHighMicroU" | "keptFromJobId">;

/**
 * The price of a run: what nine of ten runs of its workflow here have stayed below, those with about as many files; while there are too few, the
 * most that its steps cost and ask of a language model, and what the hints add.
 */
export async function priceRun(query: Query, spec: Spec, job: Priced | null, hints: InputsSummary = {}): Promise<Price> {
	const rates = modelRates();
	const { low, high } = costOfSteps(spec, rates);
	const priced = job ?? { workflowId: spec.specId, fileIds: [], stepsLowMicroU: low, stepsHighMicroU: high, keptFromJobId: null };
	const { source, costMicroU } = await estimateOf(query, priced);
	const expected = expectedCostOf(spec, costMicroU.high, rates);
	return priceOf(source === "history" ? expected : sumOf(expected, costOfHints(hints, rates)), servedUnit());
}

/** The kind that a workflow's id begins with; those that people build are lanes of their own goals. */
export function workflowKindOf(specId: string): WorkflowKind {
	return WorkflowKind.catch("goal_lane").parse(specId.split(".")[0]);
}
