import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import Pusher from "pusher";
import { z } from "zod";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { packJson, unpackJson } from "@/lib/platform/packed-json";
import type { ApiClient } from "@/tests/bench/api-client";

const endpointsFile = () => process.env.ENDPOINTS_FILE ?? ".local/endpoints.json";
const Endpoints = z.object({ databaseUrl: z.string(), channels: z.url() });
const Secrets = z.object({ channelsAppId: z.string(), channelsKey: z.string(), channelsSecret: z.string() });
const Scored = z.looseObject({ result: z.looseObject({ jobs: z.array(z.record(z.string(), z.unknown())).min(1) }) });

const PATIENCE_MS = 120_000;

const endpoints = () => Endpoints.parse(JSON.parse(readFileSync(endpointsFile(), "utf8")));

async function withDatabase<Result>(work: (database: pg.Client) => Promise<Result>): Promise<Result> {
	const database = new pg.Client({ connectionString: endpoints().databaseUrl });
	await database.connect();
	try {
		return await work(database);
	} finally {
		await database.end();
	}
}

/** The run once it waits at a checkpoint. */
async function waiting(api: ApiClient, jobSpecId: string, checkpointId: string): Promise<GoalJob> {
	for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(300)) {
		const job = await api.call<GoalJob>("GET", `/jobs/goal/${jobSpecId}`);
		if (job.status === "failed") throw new Error(`The run failed: ${job.errorMessage}`);
		if (job.pendingInterrupts.some(({ payload }) => payload.checkpointId === checkpointId)) return job;
	}
	throw new Error(`The run did not come to ${checkpointId}.`);
}

/** A run of the main workflow that waits for the profile to be confirmed. */
export async function runAtProfile(api: ApiClient): Promise<GoalJob> {
	const fileIds = [await api.uploadResume()];
	const { jobSpecId } = await api.call<GoalJob>("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_ready", fileIds });
	await api.call("POST", `/jobs/goal/${jobSpecId}/confirm`);
	return waiting(api, jobSpecId, "profile_review");
}

/** A run that waits for the choice among so many postings: those that it found, over and over, each with an id of its own. */
export async function runAtChoice(api: ApiClient, amount: number): Promise<string> {
	const { jobSpecId, pendingSlots } = await runAtProfile(api);
	await api.call("PATCH", `/jobs/goal/${jobSpecId}/slots`, { answers: pendingSlots.map(({ slotId, suggestedValue }) => ({ slotId, value: suggestedValue })) });
	await waiting(api, jobSpecId, "job_selection");
	await withDatabase(async (database) => {
		const { rows } = await database.query<{ stepId: string; output: Buffer }>(
			`SELECT "stepId", "output" FROM step_result WHERE "jobId" = $1 AND "succeeded" AND "output" IS NOT NULL ORDER BY "createdAt" DESC`,
			[jobSpecId],
		);
		for (const { stepId, output } of rows) {
			const scored = Scored.safeParse(JSON.parse(await unpackJson(output))).data;
			if (!scored) continue;
			const { jobs } = scored.result;
			const many = Array.from({ length: amount }, (_, place) => ({ ...jobs[place % jobs.length], jobId: `job_${place}` }));
			const packed = await packJson(Buffer.from(JSON.stringify({ ...scored, result: { ...scored.result, jobs: many } })));
			// Another digest, so that no process takes what it remembers for this. Long texts lie apart, by place: none of the list shows them.
			await database.query(`UPDATE step_result SET "output" = $3, "longTexts" = NULL, "digest" = "digest" || '-many' WHERE "jobId" = $1 AND "stepId" = $2`, [
				jobSpecId,
				stepId,
				Buffer.from(packed),
			]);
			return;
		}
		throw new Error("No step of the run has postings.");
	});
	return jobSpecId;
}

/** A run that works: its pause is taken away, and nothing drives it on. */
export async function runAtWork(api: ApiClient): Promise<GoalJob> {
	const job = await runAtProfile(api);
	await withDatabase((database) => database.query(`UPDATE interrupt SET "status" = 'resolved', "resolvedAt" = now() WHERE "jobId" = $1`, [job.jobSpecId]));
	return api.call<GoalJob>("GET", `/jobs/goal/${job.jobSpecId}`);
}

const BATCH = 10;

/** Sends so many events a second to whoever watches the run, until it is stopped; gives how many were sent. */
export function floodEvents({ jobSpecId, attemptId, lastSeq, tasks }: GoalJob, perSecond: number): { stop: () => Promise<number> } {
	const { channelsAppId, channelsKey, channelsSecret } = Secrets.parse(
		JSON.parse(readFileSync(path.join(path.dirname(endpointsFile()), "secrets.json"), "utf8")),
	);
	const { hostname, port } = new URL(endpoints().channels);
	const pusher = new Pusher({ appId: channelsAppId, key: channelsKey, secret: channelsSecret, host: hostname, port, useTLS: false });
	const step = tasks.flatMap(({ dag }) => dag).find(({ stepId }) => stepId === "search_postings");
	let seq = lastSeq;
	const next = () => {
		seq += 1;
		const call = { invocationId: `call-${Math.floor(seq / 2)}`, toolRef: "job-search:search_postings", stepId: step?.stepId, argsSummary: `page ${seq}` };
		const kinds = [
			{ type: "step_progress", data: { stepId: step?.stepId, status: "running", progress: seq % 100, progressMessage: `Reading page ${seq}` } },
			{ type: seq % 2 === 0 ? "tool_started" : "tool_finished", data: { ...call, success: true, durationMs: 12, outputSummary: "rawPostings: 12 entries" } },
		] as const;
		const kind = kinds[seq % 10 === 0 ? 1 : 0];
		const data = { seq, ...kind, ts: new Date().toISOString(), jobSpecId, attemptId };
		return { channel: `private-job-${jobSpecId}`, name: kind.type, data: JSON.stringify(data) };
	};
	let isStopped = false;
	const sending = (async () => {
		const begunAt = Date.now();
		for (let sent = 0; !isStopped; sent += BATCH) {
			await pusher.triggerBatch(Array.from({ length: BATCH }, next));
			await delay(Math.max(0, begunAt + (1000 * (sent + BATCH)) / perSecond - Date.now()));
		}
		return (1000 * (seq - lastSeq)) / (Date.now() - begunAt);
	})();
	return {
		stop: () => {
			isStopped = true;
			return sending;
		},
	};
}
