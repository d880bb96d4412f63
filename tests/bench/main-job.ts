import type { GoalJob, JobEvent } from "@/lib/goal-jobs/schemas";
import { type ApiClient, signInToStack } from "./api-client";

const ROUNDS = 4;
const PICKS = 5;

interface Phases {
	readonly analysisMs: number;
	readonly searchMs: number;
	readonly writingMs: number;
	readonly firstStepMs: number;
	readonly postings: number;
}

/** Reads the event log until an event is there. Times come from the events, so polling adds nothing to them. */
async function waitForEvent(api: ApiClient, jobSpecId: string, wanted: (event: JobEvent) => boolean): Promise<JobEvent> {
	for (let tries = 0; tries < 1200; tries++) {
		const { items } = await api.call<{ items: JobEvent[] }>("GET", `/jobs/goal/${jobSpecId}/events?limit=500`);
		const failed = items.find((event) => event.type === "job_updated" && event.data.status === "failed");
		if (failed) throw new Error(`The job failed: ${String(failed.data.errorMessage)}`);
		const found = items.find(wanted);
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("The job did not come that far in two minutes");
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
	const firstStep = await waitForEvent(api, jobSpecId, (event) => event.type === "step_started");
	const reviewed = await waitForEvent(api, jobSpecId, slotNeeded("profile_review"));
	const searchedAt = await answer(api, jobSpecId, (job) => job.pendingSlots.map(({ slotId, suggestedValue }) => ({ slotId, value: suggestedValue })));
	const offered = await waitForEvent(api, jobSpecId, slotNeeded("job_selection"));
	const pickedAt = await answer(api, jobSpecId, (job) => [{ slotId: "selectedJobIds", value: job.pendingSlots[0]?.options.slice(0, PICKS) }]);
	const done = await waitForEvent(api, jobSpecId, (event) => event.type === "job_updated" && event.data.status === "completed");
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
		...rows.map(({ name, pick, firstGoal }) => ({ name: `first run: ${name}`, value: pick(cold), unit: "ms", goal: firstGoal })),
		{ name: "postings found", value: cold.postings, unit: "", goal: undefined },
	];
}
