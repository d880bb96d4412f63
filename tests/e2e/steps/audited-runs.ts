import type { Page } from "@playwright/test";
import pg from "pg";
import { z } from "zod";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { stack } from "./stack";

const RUNS = 8;

/** Eight runs over six weeks: some failed, each with three stretches of work, six calls and up to three tickets. $1: owner, $2: workflow, $3: its spec. */
const FILL = `WITH made AS (SELECT gen_random_uuid() AS id, gen_random_uuid() AS attempt, now() - (n * interval '5 days') AS at, n, n % 4 = 0 AS fails FROM generate_series(1, ${RUNS}) n),
	spans AS (SELECT gen_random_uuid() AS span, made.*, s FROM made, generate_series(1, 3) s),
	calls AS (SELECT spans.*, c, CASE WHEN fails AND s = 3 AND c = 2 THEN 'failed' WHEN n = 3 AND s = 2 AND c = 1 THEN 'timeout' ELSE 'succeeded' END AS ended, 1000 * s + 100 * n + c AS cost
		FROM spans, generate_series(1, 2) c),
	jobs AS (INSERT INTO goal_job ("id", "ownerId", "workflowId", "spec", "status", "attemptId", "taskId", "preflightResult", "costMicroU", "inputFileNames", "createdAt", "updatedAt", "startedAt", "queuedAt", "completedAt")
		SELECT id, $1::uuid, $2, $3::jsonb, (CASE WHEN fails THEN 'failed' WHEN n = 3 THEN 'partial' ELSE 'completed' END)::"GoalJobStatus", attempt, gen_random_uuid(), '{"passed": true, "errors": [], "warnings": []}',
			(SELECT sum(cost) FROM calls WHERE calls.id = made.id), ARRAY['resume-' || chr(96 + n) || '.pdf'], at, at, at, at, at + n * interval '7 s' FROM made RETURNING 1),
	attempts AS (INSERT INTO attempt ("id", "jobId", "number", "createdAt") SELECT attempt, id, 1, at FROM made RETURNING 1),
	steps AS (INSERT INTO job_step ("jobId", "stepId", "stepOrder", "stepType", "title") SELECT id, 'step_' || chr(96 + s), s, 'tool', 'Step ' || chr(64 + s) FROM made, generate_series(1, 3) s RETURNING 1),
	tickets AS (INSERT INTO exception_ticket ("id", "jobId", "attemptId", "exceptionType", "taxonomyVersion", "severity", "affectedRows", "suggestedResolution", "requiresHuman", "dedupeKey", "state", "createdAt")
		SELECT gen_random_uuid(), id, attempt, t.kind, '1.0', t.severity, '[{"provider": "lever"}]', 'Look at it.', t.human, t.kind, CASE WHEN n % 3 = 0 THEN 'resolved' WHEN n % 3 = 1 THEN 'open' ELSE 'acknowledged' END, at
		FROM made, (VALUES ('source_unavailable', 'low', false, 1), ('resume_warning', 'medium', true, 2), ('run_failed', 'critical', true, 4)) t(kind, severity, human, every) WHERE n % t.every = 0 RETURNING 1),
	worked AS (INSERT INTO specialist_span ("id", "jobId", "attemptId", "workflowSpecId", "agentRole", "ordinal", "outcome", "durationMs", "startedAt", "finishedAt")
		SELECT span, id, attempt, $2, (ARRAY['resume analyst', 'job scout', 'resume writer'])[s], s, CASE WHEN fails AND s = 3 THEN 'fail' WHEN n = 3 AND s = 2 THEN 'timeout' WHEN n = 5 AND s = 1 THEN 'hold' ELSE 'pass' END,
			1100 * s + 130 * n, at + s * interval '2 s', at + (s + 1) * interval '2 s' FROM spans RETURNING 1)
	INSERT INTO tool_invocation ("invocationId", "jobId", "attemptId", "workflowSpecId", "toolRef", "declared", "nodeName", "stepName", "agentRole", "specialistSpanId", "status", "success", "startedAt", "finishedAt",
		"durationMs", "costMicroU", "argsSummary", "outputSummary")
	SELECT gen_random_uuid(), id, attempt, $2, 'documents:read_file', NOT (s = 2 AND c = 2), 'step_' || chr(96 + s), 'step_' || chr(96 + s), (ARRAY['resume analyst', 'job scout', 'resume writer'])[s], span, ended,
		ended = 'succeeded', at + s * interval '2 s' + c * interval '0.5 s', at + s * interval '2 s' + c * interval '0.7 s', 200, cost, 'one file', 'one text' FROM calls`;

/** Gives whoever this browser is signed in as a past. Returns one of the failed runs. */
export async function makeAuditedRuns(page: Page): Promise<string> {
	const { id } = z.object({ id: z.string() }).parse(await (await page.request.get("/api/v1/users/me")).json());
	const database = new pg.Client({ connectionString: stack.databaseUrl });
	await database.connect();
	try {
		await database.query(FILL, [id, resumeToJobReady.specId, JSON.stringify(resumeToJobReady)]);
		const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM goal_job WHERE "ownerId" = $1 AND "status" = 'failed' ORDER BY "createdAt" DESC`, [
			id,
		]);
		return z.string().parse(rows[0]?.id);
	} finally {
		await database.end();
	}
}
