import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { type ApiClient, signInToStack } from "./api-client";

/** The first few are slower: a process compiles what it does often. */
const ROUNDS = 9;
const PICKS = 5;
/** Asking is work for the measured process, so it is done seldom: times come from the events. */
const ASK_EVERY_MS = 400;
const PATIENCE_MS = 120_000;

interface Phases {
	readonly analysisMs: number;
	readonly searchMs: number;
	readonly writingMs: number;
	readonly firstStepMs: number;
	readonly postings: number;
}

/** Reads a job's event log on, until an event is there. */
function follow(api: ApiClient, jobSpecId: string) {
	const seen: JobEvent[] = [];
	return async (wanted: (event: JobEvent) => boolean): Promise<JobEvent> => {
		for (let tries = 0; tries < PATIENCE_MS / ASK_EVERY_MS; tries++) {
			const found = seen.find(wanted);
			if (found) return found;
			if (tries > 0) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
			const { items } = await api.call<{ items: JobEvent[] }>("GET", `/jobs/goal/${jobSpecId}/events?limit=500&after=${seen.at(-1)?.seq ?? 0}`);
			seen.push(...items);
			const failed = items.find((event) => event.type === "job_updated" && event.data.status === "failed");
			if (failed) throw new Error(`The job failed: ${String(failed.data.errorMessage)}`);
		}
		throw new Error("The job did not come that far in two minutes");
	};
}

const at = (event: { ts: string }): number => Date.parse(event.ts);
const slotNeeded = (checkpointId: string) => (event: JobEvent) => event.type === "slot_needed" && event.data.checkpointId === checkpointId;

async function answer(api: ApiClient, jobSpecId: string, answersOf: (job: GoalJob) => unknown): Promise<number> {
	const job = await api.call<GoalJob>("GET", `/jobs/goal/${jobSpecId}`);
	const startedAt = Date.now();
	await api.call("PATCH", `/jobs/goal/${jobSpecId}/slots`, { answers: answersOf(job) });
	return startedAt;
}

async function runOnce(api: ApiClient, fileId: string): Promise<Phases> {
	const { jobSpecId } = await api.call<GoalJob>("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_ready", fileIds: [fileId] });
	const confirmedAt = Date.now();
	await api.call("POST", `/jobs/goal/${jobSpecId}/confirm`);
	const eventOf = follow(api, jobSpecId);
	const firstStep = await eventOf(({ type }) => type === "step_started");
	const reviewed = await eventOf(slotNeeded("profile_review"));
	const searchedAt = await answer(api, jobSpecId, (job) => job.pendingSlots.map(({ slotId, suggestedValue }) => ({ slotId, value: suggestedValue })));
	const offered = await eventOf(slotNeeded("job_selection"));
	const pickedAt = await answer(api, jobSpecId, (job) => [{ slotId: "selectedJobIds", value: job.pendingSlots[0]?.options.slice(0, PICKS) }]);
	const done = await eventOf((event) => event.type === "job_updated" && event.data.status === "completed");
	const counts = Object(Object(offered.data.stepOutputPreview).counts);
	return {
		firstStepMs: at(firstStep) - confirmedAt,
		analysisMs: at(reviewed) - confirmedAt,
		searchMs: at(offered) - searchedAt,
		writingMs: at(done) - pickedAt,
		postings: Number(counts.found ?? 0),
	};
}

/** The wall time of each phase of the main job over HTTP, with every sample posting and five picks: the first run, and the median of the next. */
export async function benchMainJob() {
	const api = await signInToStack();
	const fileId = await api.uploadResume();
	const cold = await runOnce(api, fileId);
	const warm: Phases[] = [];
	for (let round = 1; round < ROUNDS; round++) warm.push(await runOnce(api, fileId));
	const median = (pick: (phases: Phases) => number): number => warm.map(pick).sort((a, b) => a - b)[Math.floor(warm.length / 2)] ?? 0;
	const rows = [
		{ name: "resume analysis, confirm to first pause", pick: (phases: Phases) => phases.analysisMs, goal: 300, firstGoal: undefined },
		{ name: "search and scoring, answer to second pause", pick: (phases: Phases) => phases.searchMs, goal: 1500, firstGoal: undefined },
		{ name: `writing for ${PICKS} picks, answer to ZIP`, pick: (phases: Phases) => phases.writingMs, goal: 1000, firstGoal: 2000 },
		{ name: "confirm to first step, over HTTP", pick: (phases: Phases) => phases.firstStepMs, goal: undefined, firstGoal: undefined },
	];
	return [
		...rows.map(({ name, pick, goal }) => ({ name, value: median(pick), unit: "ms", goal })),
		...rows.map(({ name, pick }) => ({ name: `quickest of ${warm.length}: ${name}`, value: Math.min(...warm.map(pick)), unit: "ms", goal: undefined })),
		...rows.map(({ name, pick, firstGoal }) => ({ name: `first run: ${name}`, value: pick(cold), unit: "ms", goal: firstGoal })),
		{ name: "postings found", value: cold.postings, unit: "", goal: undefined },
	];
}
