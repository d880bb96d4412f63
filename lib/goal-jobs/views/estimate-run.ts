import "server-only";
import { loadJob } from "@/lib/goal-jobs/internal";
import type { RunEstimate } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";

/** Fewer runs tell too little. */
const LEAST_RUNS = 5;

interface HistoryRow {
	readonly runs: number;
	readonly seconds: readonly [number, number] | null;
	readonly cost: readonly [number, number] | null;
}

/** Of the last runs that delivered, the tenth and the ninetieth of a hundred. */
const HISTORY_QUERY = `SELECT count(*)::int AS "runs",
	percentile_cont(ARRAY[0.1, 0.9]) WITHIN GROUP (ORDER BY greatest(0, extract(epoch FROM "completedAt" - "startedAt") - "waitedMs" / 1000.0)) AS "seconds",
	percentile_cont(ARRAY[0.1, 0.9]) WITHIN GROUP (ORDER BY "costMicroU") AS "cost"
	FROM (SELECT "completedAt", "startedAt", "waitedMs", "costMicroU" FROM goal_job
		WHERE "workflowId" = $1 AND "status" IN ('completed', 'partial') AND "startedAt" IS NOT NULL AND "completedAt" IS NOT NULL
		ORDER BY "completedAt" DESC LIMIT 500) recent`;

/** What the caller's job will probably take and cost: as its workflow's runs here did, or by the prices of its steps. @throws AppError JOB_NOT_FOUND. */
export async function estimateRun(context: ActorContext, jobSpecId: string): Promise<RunEstimate> {
	const job = await loadJob(context, jobSpecId);
	const { rows } = await sql().query<HistoryRow>({ name: "run-history", text: HISTORY_QUERY, values: [job.workflowId] });
	const [history] = rows;
	if (history?.seconds && history.cost && history.runs >= LEAST_RUNS) {
		const [[fastest, slowest], [cheapest, dearest]] = [history.seconds, history.cost];
		return { source: "history", runs: history.runs, seconds: { low: fastest, high: slowest }, costMicroU: { low: cheapest, high: dearest } };
	}
	return { source: "step_prices", runs: history?.runs ?? 0, seconds: null, costMicroU: { low: job.stepsLowMicroU, high: job.stepsHighMicroU } };
}
