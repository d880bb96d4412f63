import { readFile } from "node:fs/promises";
import pg from "pg";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SessionList } from "@/lib/goal-jobs/sessions/schemas";
import { type ApiClient, signInToStack } from "./api-client";
import { clearRuns, fillRuns } from "./load/many-runs";
import { p95Of } from "./load/p95-of";

const GOAL = "below 100";
const DAY_MS = 86_400_000;

function dayBefore(days: number): string {
	return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

async function pathsOf(api: ApiClient): Promise<Record<string, string>> {
	const list = "/jobs/goal?limit=20";
	const { nextCursor } = await api.call<SessionList>("GET", `/jobs/goal?limit=50&to=${dayBefore(600)}`);
	return {
		"first page": list,
		"a page far down": `/jobs/goal?limit=50&cursor=${nextCursor}`,
		"of one state": `${list}&status=failed`,
		"of several states": `${list}&statuses=completed&statuses=partial`,
		"of one state and workflow": `${list}&status=failed&workflowId=forge.brief`,
		"of a workflow of their own": `${list}&workflowId=uw_3`,
		"of a month a year ago": `${list}&from=${dayBefore(395)}&to=${dayBefore(365)}`,
		"search, many found": `${list}&q=document`,
		"search, a workflow's name": `${list}&q=brief`,
		"search, the name of a workflow of their own": `${list}&q=report%20number%203`,
		"search, words of a goal": `${list}&q=lebenslauf%20such`,
		"search, one found": `${list}&q=document-9876`,
		"search, none found": `${list}&q=zzzz%20nothing`,
		"search, four words, none found": `${list}&q=posting%20document%20pdf%20zzzz`,
		"search among the failed of a year": `${list}&q=posting&status=failed&from=${dayBefore(365)}`,
		inbox: `${list}&waiting=true`,
		"all but the inbox": `${list}&waiting=false`,
		"usage of a month": "/jobs/goal/usage",
		"usage of a year": `/jobs/goal/usage?from=${dayBefore(365)}&to=${dayBefore(0)}`,
		"usage of two years": `/jobs/goal/usage?from=${dayBefore(730)}&to=${dayBefore(0)}`,
		"usage of all times": "/jobs/goal/usage?from=2000-01-01",
	};
}

/** The list, the search, the inbox and the usage of somebody with ten thousand runs over two years, beside as many of somebody else, over HTTP. */
export async function benchRuns() {
	const { databaseUrl } = JSON.parse(await readFile(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8")) as { databaseUrl: string };
	const api = await signInToStack();
	const { id } = await api.call<{ id: string }>("GET", "/users/me");
	const { jobSpecId } = await api.call<GoalJob>("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_ready", fileIds: [await api.uploadResume()] });
	const database = new pg.Client({ connectionString: databaseUrl });
	await database.connect();
	try {
		for (const ownerId of [crypto.randomUUID(), id]) await fillRuns(database, ownerId, jobSpecId);
		const rows = [];
		for (const [name, path] of Object.entries(await pathsOf(api)))
			rows.push({ name: `${name}, p95`, value: await p95Of(() => api.call("GET", path)), unit: "ms", goal: GOAL });
		return rows;
	} finally {
		await clearRuns(database);
		await database.end();
	}
}
