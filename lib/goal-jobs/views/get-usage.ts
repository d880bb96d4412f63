import "server-only";
import type { z } from "zod";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { validationError } from "@/lib/platform/errors";
import type { UsageQuery, UsageStatistics } from "./schemas";

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;

interface Tally {
	readonly count: number;
	readonly completed: number;
	readonly failed: number;
	readonly cancelled: number;
	readonly costMicroU: number;
}

/** What the runs of a day, of a workflow or all of them came to. */
interface UsageRow extends Tally {
	readonly of: "day" | "workflow" | "all";
	readonly date: string | null;
	readonly workflowId: string | null;
	readonly ownName: string | null;
}

const DAY = `(j."createdAt" AT TIME ZONE 'UTC')::date`;
const IN_PERIOD = (table: string) => `${table}."ownerId" = $1 AND ${table}."createdAt" >= $2 AND ${table}."createdAt" < $3`;
/** Summed by the database, since two years of ten thousand runs are almost as many days, workflows and states together. */
const USAGE_QUERY = `SELECT u.*, CASE WHEN u."workflowId" = ANY($4) THEN NULL ELSE (SELECT k."specName" FROM goal_job k
		WHERE ${IN_PERIOD("k")} AND k."workflowId" = u."workflowId" ORDER BY k."createdAt" DESC, k."id" DESC LIMIT 1) END AS "ownName"
	FROM (SELECT CASE WHEN GROUPING(${DAY}) = 0 THEN 'day' WHEN GROUPING(j."workflowId") = 0 THEN 'workflow' ELSE 'all' END AS "of",
		to_char(${DAY}, 'YYYY-MM-DD') AS "date", j."workflowId", count(*)::int AS "count",
		(count(*) FILTER (WHERE j."status" IN ('completed', 'partial')))::int AS "completed",
		(count(*) FILTER (WHERE j."status" = 'failed'))::int AS "failed", (count(*) FILTER (WHERE j."status" = 'cancelled'))::int AS "cancelled",
		coalesce(sum(j."costMicroU"), 0)::float8 AS "costMicroU"
		FROM goal_job j WHERE ${IN_PERIOD("j")} GROUP BY GROUPING SETS ((${DAY}), (j."workflowId"), ())) u`;

/** The caller's jobs by the UTC day on which they were made, both ends included, the last 30 days by default. @throws AppError VALIDATION_ERROR when from is after to. */
export async function getUsage(context: ActorContext, query: z.output<typeof UsageQuery>, now = new Date()): Promise<UsageStatistics> {
	const to = query.to ?? now.toISOString().slice(0, 10);
	const from = query.from ?? new Date(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
	if (from > to) throw validationError([{ path: "from", message: `The first day (${from}) must not be after the last one (${to}).` }]);
	const values = [context.actor.userId, new Date(from), new Date(Date.parse(to) + DAY_MS), SPECS.map((spec) => spec.specId)];
	const { rows } = await sql().query<UsageRow>({ name: "goal-job-usage", text: USAGE_QUERY, values });
	const days = rows.flatMap((row) => (row.of === "day" && row.date !== null ? [{ date: row.date, ...tallyOf(row) }] : []));
	const all = rows.find((row) => row.of === "all");
	const { count: totalSessions, ...outcomes } = tallyOf(all ?? NOTHING);
	return { totalSessions, ...outcomes, from, to, byWorkflow: byWorkflow(rows), byPeriod: days.sort((a, b) => a.date.localeCompare(b.date)) };
}

const NOTHING: Tally = { count: 0, completed: 0, failed: 0, cancelled: 0, costMicroU: 0 };

function tallyOf({ count, completed, failed, cancelled, costMicroU }: Tally) {
	return { count, completed, failed, cancelled, open: count - completed - failed - cancelled, costMicroU };
}

/** Most used first; a job whose workflow was never chosen is in the totals alone. One of nobody's catalog is called as its newest run says. */
function byWorkflow(rows: readonly UsageRow[]): UsageStatistics["byWorkflow"] {
	return rows
		.flatMap((row) => {
			const { of, workflowId, ownName } = row;
			if (of !== "workflow" || workflowId === null) return [];
			return [{ workflowId, workflowName: findSpec(workflowId)?.name ?? ownName ?? workflowId, ...tallyOf(row) }];
		})
		.sort((a, b) => b.count - a.count || a.workflowId.localeCompare(b.workflowId));
}
