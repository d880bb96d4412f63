import { readFile } from "node:fs/promises";
import pg from "pg";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { type ApiClient, signInToStack } from "./api-client";
import { p95Of } from "./load/p95-of";

const RUNS = 5000;
const CALLS_PER_RUN = 20;
const SPANS_PER_RUN = 6;
const TICKETS_PER_RUN = 2;
const GOAL = "at most 100";

/** Runs of one owner over a year, with their calls and spans; the texts are as long as real ones. $1: owner, $2: workflow, $3: its description. */
const FILL = [
	`CREATE TEMP TABLE made AS SELECT gen_random_uuid() AS id, gen_random_uuid() AS attempt, now() - (n * interval '1 hour' * 1.75) AS at, n FROM generate_series(1, ${RUNS}) n`,
	`INSERT INTO goal_job ("id", "ownerId", "workflowId", "spec", "status", "attemptId", "taskId", "preflightResult", "costMicroU", "createdAt", "updatedAt", "startedAt", "completedAt")
		SELECT id, $1::uuid, $2, $3::jsonb, (CASE WHEN n % 20 = 0 THEN 'failed' ELSE 'completed' END)::"GoalJobStatus", attempt, gen_random_uuid(), '{}', 3000, at, at, at, at + interval '90 s' FROM made`,
	`INSERT INTO attempt ("id", "jobId", "number", "createdAt") SELECT attempt, id, 1, at FROM made`,
	`INSERT INTO job_step ("jobId", "stepId", "stepOrder", "stepType", "title") SELECT id, 'step_' || s, s, 'tool', 'Step ' || s FROM made, generate_series(1, 10) s`,
	`INSERT INTO specialist_span ("id", "jobId", "attemptId", "workflowSpecId", "agentRole", "ordinal", "outcome", "durationMs", "startedAt", "finishedAt")
		SELECT gen_random_uuid(), id, attempt, $2, 'specialist ' || s, s, CASE WHEN (n + s) % 25 = 0 THEN 'fail' ELSE 'pass' END, (random() * 9000)::int, at + s * interval '10 s',
			at + s * interval '15 s' FROM made, generate_series(1, ${SPANS_PER_RUN}) s`,
	`INSERT INTO tool_invocation ("invocationId", "jobId", "attemptId", "workflowSpecId", "toolRef", "declared", "nodeName", "stepName", "agentRole", "specialistSpanId", "status",
		"success", "startedAt", "finishedAt", "durationMs", "costMicroU", "argsSummary", "outputSummary")
		SELECT gen_random_uuid(), id, attempt, $2, 'documents:read', c <> 7, 'step_' || (c % 10 + 1), 'step_' || (c % 10 + 1), 'specialist ' || (c % ${SPANS_PER_RUN} + 1), gen_random_uuid(),
			CASE WHEN (n + c) % 50 = 0 THEN 'failed' ELSE 'succeeded' END, (n + c) % 50 <> 0, at + c * interval '4 s', at + c * interval '5 s', (random() * 5000)::int, 150,
			repeat('argument ', 25), repeat('output ', 20) FROM made, generate_series(1, ${CALLS_PER_RUN}) c`,
	`INSERT INTO exception_ticket ("id", "jobId", "attemptId", "exceptionType", "taxonomyVersion", "severity", "affectedRows", "suggestedResolution", "requiresHuman", "dedupeKey", "state", "createdAt")
		SELECT gen_random_uuid(), id, attempt, 'kind_' || (t + n % 6), '1.0', 'medium', '[{"row": 1}]', repeat('advice ', 20), n % 2 = 0, t::text, CASE WHEN n % 3 = 0 THEN 'resolved' ELSE 'open' END, at
		FROM made, generate_series(1, ${TICKETS_PER_RUN}) t`,
	"DROP TABLE made",
];

async function fill(database: pg.Client, ownerId: string): Promise<void> {
	const values = [ownerId, resumeToJobReady.specId, JSON.stringify(resumeToJobReady)];
	for (const text of FILL) {
		const taken = [1, 2, 3].filter((place) => text.includes(`$${place}`));
		const own = taken.reduce((sql, place, at) => sql.replaceAll(`$${place}`, `$#${at + 1}`), text).replaceAll("$#", "$");
		await database.query(
			own,
			taken.map((place) => values[place - 1]),
		);
	}
}

async function measured(api: ApiClient): Promise<Array<{ name: string; value: number; unit: string; goal: string }>> {
	const workflow = `/audit/workflows/${resumeToJobReady.specId}`;
	const year = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
	const { nextCursor } = await api.call<{ nextCursor: string }>("GET", `${workflow}/tool-invocations?limit=200`);
	const views = {
		"a page of calls": `${workflow}/tool-invocations`,
		"the page after 200 calls": `${workflow}/tool-invocations?cursor=${nextCursor}`,
		"a page of failed calls of a specialist": `${workflow}/tool-invocations?status=failed&agentRole=specialist%203`,
		"a page of calls that there are none of": `${workflow}/tool-invocations?status=cancelled`,
		"a page of outcomes": `${workflow}/specialist-outcomes?outcome=fail`,
		"a page of runs": `${workflow}/runs`,
		"cost by specialist": `${workflow}/specialist-costs`,
		"cost by step over a year": `${workflow}/cost-timeline?from=${year}`,
		reliability: `${workflow}/specialist-reliability`,
		"reliability week by week": `${workflow}/specialist-trends`,
		"the five worst calls of a specialist": `${workflow}/worst-tool-invocations?agentRole=specialist%203`,
		"all workflows": "/audit/workflows",
		"a page of tickets of all runs": "/audit/exceptions?state=open&state=acknowledged",
		"kinds of tickets of a workflow": `/audit/exceptions/kinds?workflowId=${resumeToJobReady.specId}`,
	};
	const rows = [];
	for (const [name, path] of Object.entries(views))
		rows.push({ name: `${name}, p95`, value: await p95Of(() => api.call("GET", path)), unit: "ms", goal: GOAL });
	return rows;
}

/** Every view over the runs of an owner with 100,000 tool calls, beside as many of somebody else, over HTTP. */
export async function benchAudit() {
	const { databaseUrl } = JSON.parse(await readFile(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8")) as { databaseUrl: string };
	const api = await signInToStack();
	const { id } = await api.call<{ id: string }>("GET", "/users/me");
	const database = new pg.Client({ connectionString: databaseUrl });
	await database.connect();
	try {
		for (const ownerId of [crypto.randomUUID(), id]) await fill(database, ownerId);
		// What runs by itself within minutes on a database in use.
		await database.query("VACUUM (ANALYZE) goal_job, tool_invocation, specialist_span, attempt, job_step, exception_ticket");
		return await measured(api);
	} finally {
		await database.end();
	}
}
