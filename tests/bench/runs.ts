import { readFile } from "node:fs/promises";
import pg from "pg";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SessionList } from "@/lib/goal-jobs/sessions/schemas";
import { type ApiClient, signInToStack } from "./api-client";

const RUNS = 10_000;
const CALLS = 40;
const GOAL_MS = 100;
const MARK = "bench-runs";

/** A job as the API makes it, copied: specs and all, over two years, a few of them waiting. */
const COPIES = `INSERT INTO goal_job (id, "ownerId", "workflowId", "userWorkflowId", spec, "goalText", "useCaseType", status, "attemptId", "taskId", "preflightResult", "inputFileNames", "costMicroU", "createdAt", "updatedAt", "completedAt", "startedAt", "deliveryMode")
	SELECT gen_random_uuid(), j."ownerId", (ARRAY['goal_lane.resume_to_job_ready', 'goal_lane.cover_letter', 'forge.brief'])[1 + n % 3], NULL, j.spec, $2, j."useCaseType",
		(CASE WHEN n % 500 = 0 THEN 'slots_pending' ELSE (ARRAY['completed', 'completed', 'partial', 'failed', 'cancelled'])[1 + n % 5] END)::"GoalJobStatus",
		gen_random_uuid(), gen_random_uuid(), j."preflightResult", ARRAY['document-' || n || '.pdf'], (n * 7919) % 90000,
		now() - n * interval '105 minutes', now(), now(), now(), j."deliveryMode"
	FROM goal_job j, generate_series(1, $3) n WHERE j.id = $1`;

async function withManyRuns(api: ApiClient, measure: () => Promise<void>): Promise<void> {
	const { databaseUrl } = JSON.parse(await readFile(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8")) as { databaseUrl: string };
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { jobSpecId } = await api.call<GoalJob>("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_ready", fileIds: [await api.uploadResume()] });
		await client.query(COPIES, [jobSpecId, MARK, RUNS]);
		await client.query("ANALYZE goal_job");
		await measure();
	} finally {
		await client.query(`DELETE FROM goal_job WHERE "goalText" = $1`, [MARK]);
		await client.end();
	}
}

/** The list, the search, the inbox and the usage of somebody with ten thousand runs: the median and the slow end of calls one after the other. */
export async function benchRuns() {
	const api = await signInToStack();
	const results: Array<{ name: string; value: number; unit: string; goal: number | undefined }> = [];
	await withManyRuns(api, async () => {
		const { nextCursor } = await api.call<SessionList>("GET", "/jobs/goal?limit=50&to=2025-12-31");
		const year = new Date().getUTCFullYear();
		const paths: Record<string, string> = {
			"first page": "/jobs/goal?limit=20",
			"a page far down": `/jobs/goal?limit=50${nextCursor ? `&cursor=${nextCursor}` : ""}`,
			"of one state and workflow": "/jobs/goal?limit=20&status=failed&workflowId=forge.brief",
			"search, many found": "/jobs/goal?limit=20&q=document",
			"search, one found": "/jobs/goal?limit=20&q=document-9876",
			"search, none found": "/jobs/goal?limit=20&q=zzzz%20nothing",
			inbox: "/jobs/goal?limit=20&waiting=true",
			"usage of a month": "/jobs/goal/usage",
			"usage of two years": `/jobs/goal/usage?from=${year - 2}-01-01&to=${year}-12-31`,
		};
		for (const [name, path] of Object.entries(paths)) {
			const times: number[] = [];
			for (let call = 0; call <= CALLS; call++) {
				const begun = performance.now();
				await api.call("GET", path);
				// The first call warms up.
				if (call > 0) times.push(performance.now() - begun);
			}
			times.sort((one, other) => one - other);
			results.push({ name: `${name}, median`, value: times[Math.floor(CALLS / 2)] ?? 0, unit: "ms", goal: GOAL_MS });
			results.push({ name: `${name}, 95 of 100`, value: times[Math.floor(CALLS * 0.95)] ?? 0, unit: "ms", goal: undefined });
		}
	});
	return results;
}
