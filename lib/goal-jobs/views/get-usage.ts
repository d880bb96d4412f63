import "server-only";
import type { z } from "zod";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { validationError } from "@/lib/platform/errors";
import type { UsageQuery, UsageStatistics } from "./schemas";

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;

interface UsageRow {
	readonly date: string;
	readonly workflowId: string | null;
	readonly ownName: string | null;
	readonly status: string;
	readonly count: number;
	readonly costMicroU: number;
}

const DAY = `(j."createdAt" AT TIME ZONE 'UTC')::date`;
const USAGE_QUERY = `SELECT to_char(${DAY}, 'YYYY-MM-DD') AS "date", j."workflowId", j."status"::text AS "status", count(*)::int AS "count",
	sum(j."costMicroU")::float8 AS "costMicroU",
	max(CASE WHEN j."workflowId" = ANY($4) THEN NULL ELSE j."spec"->>'name' END) AS "ownName"
	FROM goal_job j WHERE j."ownerId" = $1 AND j."createdAt" >= $2 AND j."createdAt" < $3 GROUP BY ${DAY}, 2, 3`;

/** The caller's jobs by the UTC day on which they were made, both ends included, the last 30 days by default. @throws AppError VALIDATION_ERROR when from is after to. */
export async function getUsage(context: ActorContext, query: z.output<typeof UsageQuery>, now = new Date()): Promise<UsageStatistics> {
	const to = query.to ?? now.toISOString().slice(0, 10);
	const from = query.from ?? new Date(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
	if (from > to) throw validationError([{ path: "from", message: `The first day (${from}) must not be after the last one (${to}).` }]);
	const values = [context.actor.userId, new Date(from), new Date(Date.parse(to) + DAY_MS), SPECS.map((spec) => spec.specId)];
	const { rows } = await sql().query<UsageRow>({ name: "goal-job-usage", text: USAGE_QUERY, values });
	const { count: totalSessions, ...outcomes } = tally(rows);
	const days = groupBy(rows, (row) => row.date);
	const byPeriod = [...days].map(([date, of]) => ({ date, ...tally(of) })).sort((a, b) => a.date.localeCompare(b.date));
	return { totalSessions, ...outcomes, from, to, byWorkflow: byWorkflow(rows), byPeriod };
}

function tally(rows: readonly UsageRow[]) {
	const sum = (of: readonly UsageRow[]) => of.reduce((total, row) => total + row.count, 0);
	const within = (...statuses: string[]) => sum(rows.filter((row) => statuses.includes(row.status)));
	const [count, completed, failed, cancelled] = [sum(rows), within("completed", "partial"), within("failed"), within("cancelled")];
	const costMicroU = rows.reduce((total, row) => total + row.costMicroU, 0);
	return { count, completed, failed, cancelled, open: count - completed - failed - cancelled, costMicroU };
}

function groupBy(rows: readonly UsageRow[], keyOf: (row: UsageRow) => string): Map<string, UsageRow[]> {
	const groups = new Map<string, UsageRow[]>();
	for (const row of rows) {
		const known = groups.get(keyOf(row));
		if (known) known.push(row);
		else groups.set(keyOf(row), [row]);
	}
	return groups;
}

/** Most used first; a job whose workflow was never chosen is in the totals alone. */
function byWorkflow(rows: readonly UsageRow[]): UsageStatistics["byWorkflow"] {
	return [...groupBy(rows, (row) => row.workflowId ?? "")]
		.filter(([workflowId]) => workflowId !== "")
		.map(([workflowId, of]) => {
			const ownName = of.findLast((row) => row.ownName !== null)?.ownName;
			return { workflowId, workflowName: findSpec(workflowId)?.name ?? ownName ?? workflowId, ...tally(of) };
		})
		.sort((a, b) => b.count - a.count || a.workflowId.localeCompare(b.workflowId));
}
