import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { validationError } from "@/lib/platform/errors";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";
import { bucketFor, MOST_DAYS } from "./bucket";
import { periodOf } from "./period";
import type { CostTimeline, CostTimelineQuery, CostTimelineRow } from "./schemas";

/** By day first: a day is a number to the database, and there are few of them once they are put together. */
const COSTS_QUERY = `SELECT to_char(date_trunc($5, d."day"::timestamp), 'YYYY-MM-DD') AS "start", coalesce(nullif(d."agentRole", ''), 'unattributed') AS "agentRole", d."stepName",
	sum(d."calls")::int AS "calls", sum(d."failedCalls")::int AS "failedCalls", sum(d."costMicroU")::float8 AS "costMicroU"
	FROM (SELECT (t."startedAt" AT TIME ZONE 'UTC')::date AS "day", t."agentRole", t."stepName", count(*) AS "calls",
		count(*) FILTER (WHERE t."status" IN ('failed', 'timeout')) AS "failedCalls", sum(t."costMicroU") AS "costMicroU"
		FROM goal_job j JOIN tool_invocation t ON t."jobId" = j."id"
		WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) AND t."startedAt" >= $3 AND t."startedAt" < $4 GROUP BY 1, 2, 3) d GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

/** The words for the steps are those of the last run. */
const TITLES_QUERY = `SELECT s."stepId", s."title" FROM job_step s WHERE s."jobId" = (SELECT j."id" FROM goal_job j
	WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) ORDER BY j."createdAt" DESC, j."id" DESC LIMIT 1)`;

/**
 * What the steps of the caller's runs of a workflow cost by day, week or month.
 * @throws AppError WORKFLOW_NOT_FOUND, VALIDATION_ERROR when the period ends before it begins or has too many days.
 */
export async function getCostTimeline(context: ActorContext, workflowId: string, query: CostTimelineQuery): Promise<CostTimeline> {
	const between = periodOf(query);
	const bucket = bucketFor(query);
	if (bucket === null) throw validationError([{ path: "bucket", message: `Days can be shown of at most ${MOST_DAYS} days. Give from and to, or take weeks.` }]);
	const own = [context.actor.userId, await auditedSpecIds(context, workflowId)];
	const [costs, titles] = await Promise.all([
		sql().query<Omit<CostTimelineRow, "title">>(COSTS_QUERY, [...own, ...between, bucket]),
		sql().query<{ stepId: string; title: string }>(TITLES_QUERY, own),
	]);
	const titleOf = new Map(titles.rows.map(({ stepId, title }) => [stepId, title]));
	return { bucket, items: costs.rows.map((row) => ({ ...row, title: titleOf.get(row.stepName) ?? row.stepName })) };
}
