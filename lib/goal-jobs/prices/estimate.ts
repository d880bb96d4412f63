import "server-only";
import type { Query } from "@/lib/platform/database/query";
import type { GoalJob } from "@/lib/platform/prisma/client";
import type { RunEstimate } from "./schemas";

/** Fewer runs tell too little. */
const LEAST_RUNS = 5;
/** A run of twice or half as many files is still of the same size; one whose steps had twice or half the price, of the same making. */
const SIMILAR = 2;
/** No budget is suggested below a cent. */
const LEAST_BUDGET_MICRO_U = 10_000;

interface HistoryRow {
	readonly runs: number;
	readonly seconds: readonly [number, number] | null;
	readonly cost: readonly [number, number] | null;
	readonly similarRuns: number;
	readonly similarSeconds: readonly [number, number] | null;
	readonly similarCost: readonly [number, number] | null;
	readonly toldRuns: number;
	readonly medianError: number | null;
}

const WORKED = `greatest(0, extract(epoch FROM "completedAt" - "startedAt") - "waitedMs" / 1000.0)`;
const IS_SIMILAR = `FILTER (WHERE "files" BETWEEN $2::int / ${SIMILAR}.0 AND $2::int * ${SIMILAR})`;

/** How far a run was from the middle of what it was told to cost, as a share of what it did cost. */
export const ESTIMATE_ERROR = `abs("costMicroU" - ("estimateLowMicroU" + "estimateHighMicroU") / 2.0) / nullif("costMicroU", 0)`;

/**
 * Of the last runs that delivered, the tenth and the ninetieth of a hundred: of all, and of those with about as many files. Those from before a
 * language model was set up, or from after, tell nothing of what a run costs now: their steps had another price.
 */
const HISTORY_QUERY = `SELECT count(*)::int AS "runs",
	percentile_cont(ARRAY[0.1, 0.9]) WITHIN GROUP (ORDER BY ${WORKED}) AS "seconds",
	percentile_cont(ARRAY[0.1, 0.9]) WITHIN GROUP (ORDER BY "costMicroU") AS "cost",
	(count(*) ${IS_SIMILAR})::int AS "similarRuns",
	percentile_cont(ARRAY[0.1, 0.9]) WITHIN GROUP (ORDER BY ${WORKED}) ${IS_SIMILAR} AS "similarSeconds",
	percentile_cont(ARRAY[0.1, 0.9]) WITHIN GROUP (ORDER BY "costMicroU") ${IS_SIMILAR} AS "similarCost",
	count("estimateLowMicroU")::int AS "toldRuns",
	(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${ESTIMATE_ERROR}))::float8 AS "medianError"
	FROM (SELECT "completedAt", "startedAt", "waitedMs", "costMicroU", "estimateLowMicroU", "estimateHighMicroU", coalesce(cardinality("fileIds"), 0) AS "files" FROM goal_job
		WHERE "workflowId" = $1 AND "keptFromJobId" IS NULL AND "status" IN ('completed', 'partial') AND "startedAt" IS NOT NULL AND "completedAt" IS NOT NULL
			AND "stepsHighMicroU" BETWEEN $3::int / ${SIMILAR}.0 AND $3::int * ${SIMILAR}
		ORDER BY "completedAt" DESC LIMIT 500) recent`;

type Estimated = Pick<GoalJob, "workflowId" | "fileIds" | "stepsLowMicroU" | "stepsHighMicroU" | "keptFromJobId">;

/** What a job will probably take and cost: as its workflow's runs here did, or by the prices of its steps, those of one that begins in the middle always. */
export async function estimateOf(query: Query, job: Estimated): Promise<RunEstimate> {
	const [history] = await query<HistoryRow>(HISTORY_QUERY, [job.workflowId, job.fileIds.length, job.stepsHighMicroU]);
	const medianError = history && history.toldRuns >= LEAST_RUNS ? history.medianError : null;
	const told = history && job.keptFromJobId === null ? toldBy(history) : null;
	const costMicroU = told?.costMicroU ?? { low: job.stepsLowMicroU, high: job.stepsHighMicroU };
	const suggestedBudgetMicroU = roundedUp(Math.max(LEAST_BUDGET_MICRO_U, 2 * Math.max(costMicroU.high, job.stepsHighMicroU)));
	if (told) return { source: "history", ...told, suggestedBudgetMicroU, medianError };
	return { source: "step_prices", runs: history?.runs ?? 0, seconds: null, costMicroU, suggestedBudgetMicroU, medianError };
}

/** What runs of about the same size tell, or all of them where those are too few. */
function toldBy(history: HistoryRow): Pick<RunEstimate, "runs" | "seconds" | "costMicroU"> | null {
	const { similarRuns, similarSeconds, similarCost, runs, seconds, cost } = history;
	const [count, times, costs] = similarRuns >= LEAST_RUNS ? [similarRuns, similarSeconds, similarCost] : [runs, seconds, cost];
	if (count < LEAST_RUNS || !times || !costs) return null;
	return { runs: count, seconds: { low: times[0], high: times[1] }, costMicroU: { low: costs[0], high: costs[1] } };
}

/** To a whole cent, so that it reads like an amount that somebody chose. */
function roundedUp(microU: number): number {
	return Math.ceil(microU / LEAST_BUDGET_MICRO_U) * LEAST_BUDGET_MICRO_U;
}
