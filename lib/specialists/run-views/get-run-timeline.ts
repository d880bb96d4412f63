import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { ownedRun } from "@/lib/specialists/owned-run";
import { RunTimeline } from "./schemas";

/** All moments leave the database as ISO texts, so that the whole is one row of JSON. */
const at = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const numbered = (row: string) => `coalesce((SELECT "number" FROM attempt WHERE "id" = ${row}."attemptId"), 1)`;
const role = (row: string) => `coalesce(nullif(${row}."agentRole", ''), 'unattributed')`;

const ATTEMPTS = `SELECT coalesce(json_agg(json_build_object('attemptId', a."id", 'attempt', a."number", 'startedAt', ${at('coalesce(w."begun", a."createdAt")')},
	'finishedAt', ${at('a."finishedAt"')}, 'outcome', a."outcome", 'errorMessage', a."errorMessage") ORDER BY a."number"), '[]')
	FROM attempt a LEFT JOIN LATERAL (SELECT min("startedAt") AS "begun" FROM specialist_span WHERE "jobId" = j."id" AND "attemptId" = a."id") w ON true WHERE a."jobId" = j."id"`;

/** What was asked before the run began is no pause of it. */
const PAUSES = `SELECT coalesce(json_agg(json_build_object('interruptId', i."id", 'attempt', ${numbered("i")}, 'stepName', i."stepId", 'title', coalesce(s."title", 'Questions for you'),
	'startedAt', ${at('i."createdAt"')}, 'finishedAt', ${at('coalesce(i."resolvedAt", CASE WHEN i."status" <> \'pending\' THEN j."completedAt" END)')}) ORDER BY i."createdAt", i."id"), '[]')
	FROM interrupt i LEFT JOIN job_step s ON s."jobId" = i."jobId" AND s."stepId" = i."stepId" WHERE i."jobId" = j."id" AND i."createdAt" >= j."startedAt"`;

const SPANS = `SELECT coalesce(json_agg(json_build_object('specialistSpanId', s."id", 'attempt', ${numbered("s")}, 'agentRole', ${role("s")}, 'outcome', s."outcome",
	'startedAt', ${at('s."startedAt"')}, 'finishedAt', ${at('s."finishedAt"')}) ORDER BY s."startedAt", s."ordinal", s."id"), '[]') FROM specialist_span s WHERE s."jobId" = j."id"`;

const STEPS = `SELECT coalesce(json_agg(json_build_object('specialistSpanId', t."specialistSpanId", 'attempt', ${numbered("t")}, 'stepName', t."stepName",
	'title', coalesce(s."title", t."stepName"), 'calls', t."calls", 'extraCalls', t."extraCalls", 'failedCalls', t."failedCalls", 'costMicroU', t."costMicroU",
	'startedAt', ${at('t."begun"')}, 'finishedAt', ${at('t."ended"')}) ORDER BY t."begun", t."stepName"), '[]')
	FROM (SELECT "jobId", "attemptId", "specialistSpanId", "stepName", count(*)::int AS "calls", count(*) FILTER (WHERE NOT "declared")::int AS "extraCalls",
		count(*) FILTER (WHERE "status" IN ('failed', 'timeout'))::int AS "failedCalls", sum("costMicroU")::bigint AS "costMicroU", min("startedAt") AS "begun",
		CASE WHEN bool_and("finishedAt" IS NOT NULL) THEN max("finishedAt") END AS "ended"
		FROM tool_invocation WHERE "jobId" = j."id" GROUP BY 1, 2, 3, 4) t
	LEFT JOIN job_step s ON s."jobId" = t."jobId" AND s."stepId" = t."stepName"`;

const TIMELINE_QUERY = `SELECT json_build_object('jobSpecId', j."id", 'workflowId', coalesce(j."userWorkflowId", j."workflowId"), 'status', j."status", 'costMicroU', j."costMicroU",
	'now', ${at("now()")}, 'attempts', (${ATTEMPTS}), 'pauses', (${PAUSES}), 'spans', (${SPANS}), 'steps', (${STEPS})) AS "timeline" FROM goal_job j WHERE j."id" = $1`;

/** When everything in the caller's run began and ended, and what its steps cost. @throws AppError JOB_NOT_FOUND. */
export async function getRunTimeline(context: ActorContext, jobSpecId: string): Promise<RunTimeline> {
	const runId = await ownedRun(context, jobSpecId);
	const { rows } = await sql().query<{ timeline: unknown }>(TIMELINE_QUERY, [runId]);
	return RunTimeline.parse(rows[0]?.timeline);
}
