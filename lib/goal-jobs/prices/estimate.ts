import "server-only";
import type { Range } from "@/lib/goal-jobs/range";
import type { Query } from "@/lib/platform/database/query";
import type { GoalJob } from "@/lib/platform/prisma/client";
import type { RunEstimate } from "./schemas";
import { LEAST_TELLING_RUNS } from "./telling";

/** A run of twice or half as many files is still of the same size; one whose steps had twice or half the price, of the same making. */
const SIMILAR = 2;
/** No budget is suggested below a cent. */
const LEAST_BUDGET_MICRO_U = 10_000;

type LowAndHigh = readonly [number, number] | null;

interface HistoryRow {
	readonly runs: number;
	readonly seconds: LowAndHigh;
	readonly similarRuns: number;
	readonly similarSeconds: LowAndHigh;
	readonly pricedRuns: number;
	readonly cost: LowAndHigh;
	readonly similarPricedRuns: number;
	readonly similarCost: LowAndHigh;
	readonly toldRuns: number;
	readonly medianError: number | null;
}

const WORKED = `greatest(0, extract(epoch FROM "completedAt" - "startedAt") - "waitedMs" / 1000.0)`;
const IS_SIMILAR = `"files" BETWEEN $2::int / ${SIMILAR}.0 AND $2::int * ${SIMILAR}`;
const IS_PRICED_ALIKE = `"stepsHighMicroU" BETWEEN $3::int / ${SIMILAR}.0 AND $3::int * ${SIMILAR}`;
const TENTH_AND_NINETIETH = "percentile_cont(ARRAY[0.1, 0.9]) WITHIN GROUP";

/** How far a run was from the middle of what it was told to cost, as a share of what it did cost. */
export const ESTIMATE_ERROR = `abs("costMicroU" - ("estimateLowMicroU" + "estimateHighMicroU") / 2.0) / nullif("costMicroU", 0)`;

/**
 * Of the last runs that delivered, the tenth and the ninetieth of a hundred: of all, and of those with about as many files. Those from before a
 * language model was set up, or from after, tell nothing of what a run costs now, for their steps had another price: of them only the time counts,
 * as it does where a card tells it.
 */
const HISTORY_QUERY = `SELECT count(*)::int AS "runs",
	${TENTH_AND_NINETIETH} (ORDER BY ${WORKED}) AS "seconds",
	(count(*) FILTER (WHERE ${IS_SIMILAR}))::int AS "similarRuns",
	${TENTH_AND_NINETIETH} (ORDER BY ${WORKED}) FILTER (WHERE ${IS_SIMILAR}) AS "similarSeconds",
	(count(*) FILTER (WHERE ${IS_PRICED_ALIKE}))::int AS "pricedRuns",
	${TENTH_AND_NINETIETH} (ORDER BY "costMicroU") FILTER (WHERE ${IS_PRICED_ALIKE}) AS "cost",
	(count(*) FILTER (WHERE ${IS_PRICED_ALIKE} AND ${IS_SIMILAR}))::int AS "similarPricedRuns",
	${TENTH_AND_NINETIETH} (ORDER BY "costMicroU") FILTER (WHERE ${IS_PRICED_ALIKE} AND ${IS_SIMILAR}) AS "similarCost",
	(count("estimateLowMicroU") FILTER (WHERE ${IS_PRICED_ALIKE}))::int AS "toldRuns",
	(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${ESTIMATE_ERROR}) FILTER (WHERE ${IS_PRICED_ALIKE}))::float8 AS "medianError"
	FROM (SELECT "completedAt", "startedAt", "waitedMs", "costMicroU", "stepsHighMicroU", "estimateLowMicroU", "estimateHighMicroU",
		coalesce(cardinality("fileIds"), 0) AS "files" FROM goal_job
		WHERE "workflowId" = $1 AND "keptFromJobId" IS NULL AND "status" IN ('completed', 'partial') AND "startedAt" IS NOT NULL AND "completedAt" IS NOT NULL
		ORDER BY "completedAt" DESC LIMIT 500) recent`;

type Estimated = Pick<GoalJob, "workflowId" | "fileIds" | "stepsLowMicroU" | "stepsHighMicroU" | "keptFromJobId">;

/** What a job will probably take and cost: as its workflow's runs here did, or by the prices of its steps, those of one that begins in the middle always. */
export async function estimateOf(query: Query, job: Estimated): Promise<RunEstimate> {
	const [history] = await query<HistoryRow>(HISTORY_QUERY, [job.workflowId, job.fileIds.length, job.stepsHighMicroU]);
	const medianError = history && history.toldRuns >= LEAST_TELLING_RUNS ? history.medianError : null;
	const isTold = history !== undefined && job.keptFromJobId === null;
	const times = isTold ? timesBy(history) : null;
	const told = isTold ? costsBy(history) : null;
	const costMicroU = told ?? { low: job.stepsLowMicroU, high: job.stepsHighMicroU };
	const suggestedBudgetMicroU = roundedUp(Math.max(LEAST_BUDGET_MICRO_U, 2 * Math.max(costMicroU.high, job.stepsHighMicroU)));
	const source = told ? "history" : "step_prices";
	return { source, runs: times?.runs ?? history?.runs ?? 0, seconds: times?.seconds ?? null, costMicroU, suggestedBudgetMicroU, medianError };
}

/** How long runs of about the same size took, or all of them where those are too few. */
function timesBy({ similarRuns, similarSeconds, runs, seconds }: HistoryRow): { runs: number; seconds: Range } | null {
	const [count, times] = similarRuns >= LEAST_TELLING_RUNS ? [similarRuns, similarSeconds] : [runs, seconds];
	return count >= LEAST_TELLING_RUNS && times ? { runs: count, seconds: { low: times[0], high: times[1] } } : null;
}

/** What runs whose steps had about the same price cost, those of about the same size where they are enough. */
function costsBy({ similarPricedRuns, similarCost, pricedRuns, cost }: HistoryRow): Range | null {
	const [count, costs] = similarPricedRuns >= LEAST_TELLING_RUNS ? [similarPricedRuns, similarCost] : [pricedRuns, cost];
	return count >= LEAST_TELLING_RUNS && costs ? { low: costs[0], high: costs[1] } : null;
}

/** To a whole cent, so that it reads like an amount that somebody chose. */
function roundedUp(microU: number): number {
	return Math.ceil(microU / LEAST_BUDGET_MICRO_U) * LEAST_BUDGET_MICRO_U;
}
