import "server-only";
import type { z } from "zod";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import type { UsageQuery, UsageStatistics } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { validationError } from "@/lib/platform/errors";

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;

interface UsageRow {
	readonly date: string;
	readonly workflowId: string | null;
	readonly ownName: string | null;
	readonly status: string;
	readonly count: number;
}

const USAGE_QUERY = `SELECT to_char(j."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "date", j."workflowId", j."status"::text AS "status", count(*)::int AS "count",
	max(CASE WHEN j."workflowId" = ANY($4) THEN NULL ELSE j."spec"->>'name' END) AS "ownName"
	FROM goal_job j WHERE j."ownerId" = $1 AND j."createdAt" >= $2 AND j."createdAt" < $3 GROUP BY 1, 2, 3`;

/** The caller's jobs by the UTC day on which they were made, both ends included, the last 30 days by default. @throws AppError VALIDATION_ERROR when from is after to. */
export async function getUsage(context: ActorContext, query: z.output<typeof UsageQuery>, now = new Date()): Promise<UsageStatistics> {
	const to = query.to ?? now.toISOString().slice(0, 10);
	const from = query.from ?? new Date(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
	if (from > to) throw validationError([{ path: "from", message: `The first day (${from}) must not be after the last one (${to}).` }]);
	const values = [context.actor.userId, new Date(from), new Date(Date.parse(to) + DAY_MS), SPECS.map((spec) => spec.specId)];
	const { rows } = await sql().query<UsageRow>({ name: "goal-job-usage", text: USAGE_QUERY, values });
	const countOf = (...statuses: string[]) => rows.reduce((sum, row) => sum + (statuses.length === 0 || statuses.includes(row.status) ? row.count : 0), 0);
	return {
		totalSessions: countOf(),
		completed: countOf("completed", "partial"),
		failed: countOf("failed"),
		cancelled: countOf("cancelled"),
		byWorkflow: byWorkflow(rows),
		byPeriod: [...countBy(rows, (row) => row.date)].map(([date, count]) => ({ date, count })).sort((a, b) => a.date.localeCompare(b.date)),
	};
}

function countBy(rows: readonly UsageRow[], keyOf: (row: UsageRow) => string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count);
	return counts;
}

/** Most used first; a job whose workflow was never chosen is in the totals alone. */
function byWorkflow(rows: readonly UsageRow[]): UsageStatistics["byWorkflow"] {
	const names = new Map(rows.map((row) => [row.workflowId, row.ownName]));
	return [...countBy(rows, (row) => row.workflowId ?? "")]
		.filter(([workflowId]) => workflowId !== "")
		.map(([workflowId, count]) => ({ workflowId, workflowName: findSpec(workflowId)?.name ?? names.get(workflowId) ?? workflowId, count }))
		.sort((a, b) => b.count - a.count || a.workflowId.localeCompare(b.workflowId));
}
