import autocannon from "autocannon";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { type ApiClient, signInToStack } from "./api-client";

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 8;

/** Requests a second over a few seconds on loopback. @throws Error when an answer is not a 200. */
async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
	const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
	if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
	return result.requests.average;
}

async function makeJob(api: ApiClient): Promise<string> {
	const job = await api.call<GoalJob>("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_ready", fileIds: [await api.uploadResume()] });
	return job.jobSpecId;
}

/** The status of a job against a route that answers a constant, in turn: what authentication, limits and the database cost on top of the framework. */
export async function benchStatusRoute() {
	const api = await signInToStack();
	const jobSpecId = await makeJob(api);
	const pairs: Array<{ status: number; constant: number }> = [];
	for (let round = 0; round <= ROUNDS; round++) {
		const constant = await rateOf(`${api.web}/api/version`, {});
		const status = await rateOf(`${api.web}/api/v1/jobs/goal/${jobSpecId}/status`, { authorization: `Bearer ${api.accessToken}` });
		// The first round warms both up.
		if (round > 0) pairs.push({ status, constant });
	}
	const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
	return [
		{ name: "a constant JSON route", value: median(pairs.map((pair) => pair.constant)), unit: "req/s", goal: undefined },
		{ name: "the status of a job", value: median(pairs.map((pair) => pair.status)), unit: "req/s", goal: undefined },
		{ name: "ratio, status to constant", value: median(pairs.map((pair) => pair.status / pair.constant)), unit: "×", goal: 0.85 },
	];
}
