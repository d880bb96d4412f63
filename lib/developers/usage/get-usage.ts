import "server-only";
import { requireRegistered } from "@/lib/developers/require-registered";
import type { CreatorUsage, UsagePeriodQuery } from "@/lib/developers/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { ownWorkflows } from "./own-workflows";
import { periodOf } from "./period";

interface UsageRow {
	readonly of: "day" | "workflow" | "all";
	readonly date: string | null;
	readonly workflowId: string | null;
	readonly runs: number;
	readonly delivered: number;
	readonly failed: number;
	readonly costMicroU: number;
	readonly medianSeconds: number | null;
	readonly people: number;
}

const DAY = `(j."createdAt" AT TIME ZONE 'UTC')::date`;
/** Runs that began; a job whose file did not fit says nothing of the workflow. */
const USAGE_QUERY = `SELECT CASE WHEN GROUPING(${DAY}) = 0 THEN 'day' WHEN GROUPING(j."workflowId") = 0 THEN 'workflow' ELSE 'all' END AS "of",
	to_char(${DAY}, 'YYYY-MM-DD') AS "date", j."workflowId", count(*)::int AS "runs",
	(count(*) FILTER (WHERE j."status" IN ('completed', 'partial')))::int AS "delivered", (count(*) FILTER (WHERE j."status" = 'failed'))::int AS "failed",
	coalesce(sum(j."costMicroU"), 0)::float8 AS "costMicroU", count(DISTINCT j."ownerId")::int AS "people",
	percentile_disc(0.5) WITHIN GROUP (ORDER BY greatest(0, extract(epoch FROM j."completedAt" - j."startedAt") * 1000 - j."waitedMs"))
		FILTER (WHERE j."status" IN ('completed', 'partial'))::float8 / 1000 AS "medianSeconds"
	FROM goal_job j WHERE j."workflowId" = ANY($1) AND j."startedAt" IS NOT NULL AND j."createdAt" >= $2 AND j."createdAt" < $3
	GROUP BY GROUPING SETS ((${DAY}), (j."workflowId"), ())`;

const NOTHING = { runs: 0, delivered: 0, failed: 0, costMicroU: 0 };

/** What the caller's published workflows did for whoever ran them; nothing of a run itself is told. @throws AppError VALIDATION_ERROR, FORBIDDEN for guests. */
export async function getCreatorUsage({ actor }: ActorContext, query: UsagePeriodQuery, now = new Date()): Promise<CreatorUsage> {
	requireRegistered(actor);
	const { from, to, since, before } = periodOf(query, now);
	const own = await ownWorkflows(actor.userId);
	const { rows } = await sql().query<UsageRow>(USAGE_QUERY, [own.map(({ workflowId }) => workflowId), since, before]);
	const byDay = rows.flatMap(({ of, date, runs, delivered, failed, costMicroU }) =>
		of === "day" && date !== null ? [{ date, runs, delivered, failed, costMicroU }] : [],
	);
	return {
		from,
		to,
		totals: tallyOf(rows.find(({ of }) => of === "all") ?? NOTHING),
		byWorkflow: own.map((workflow) => {
			const row = rows.find(({ of, workflowId }) => of === "workflow" && workflowId === workflow.workflowId);
			return { ...workflow, ...tallyOf(row ?? NOTHING), medianSeconds: row?.medianSeconds ?? null, people: row?.people ?? 0 };
		}),
		byDay: byDay.sort((one, other) => one.date.localeCompare(other.date)),
	};
}

function tallyOf({ runs, delivered, failed, costMicroU }: Pick<UsageRow, "runs" | "delivered" | "failed" | "costMicroU">) {
	const ended = delivered + failed;
	return { runs, delivered, failed, successRate: ended === 0 ? null : delivered / ended, costMicroU };
}
