import type { JobWithParts } from "@/lib/goal-jobs/internal";
import type { ActorContext } from "@/lib/platform/context";
import { makeSampleResume } from "@/prisma/sample-resume";
import { eventually, makeFile, makeUser } from "./world";

/** Everything that acts on a job, loaded once the environment leads to the world. */
export async function verbs() {
	const modules = await Promise.all([
		import("@/lib/goal-jobs/lifecycle/create-goal-job"),
		import("@/lib/goal-jobs/lifecycle/confirm-goal-job"),
		import("@/lib/goal-jobs/lifecycle/update-slots"),
		import("@/lib/goal-jobs/lifecycle/cancel-goal-job"),
		import("@/lib/goal-jobs/lifecycle/retry-goal-job"),
		import("@/lib/goal-jobs/lifecycle/delete-goal-job"),
		import("@/lib/goal-jobs/internal"),
		import("@/lib/goal-jobs/present"),
		import("@/lib/platform/db"),
	]);
	const [create, confirm, slots, cancel, retry, remove, internal, present, database] = modules;
	return { ...create, ...confirm, ...slots, ...cancel, ...retry, ...remove, ...internal, ...present, ...database };
}

export const READY = "goal_lane.resume_to_job_ready";
export const SUGGESTIONS = "goal_lane.resume_to_job_suggestions";

let sampleResume: ReturnType<typeof makeSampleResume> | undefined;

export async function makeResumeFile(context: ActorContext): Promise<string> {
	sampleResume ??= makeSampleResume();
	return makeFile(context, "resume.docx", (await sampleResume).docx);
}

/** A new user's job of this workflow, in slots_pending. */
export async function makeJob(workflowId = READY): Promise<{ context: ActorContext; jobId: string }> {
	const { createGoalJob } = await verbs();
	const context = await makeUser();
	const job = await createGoalJob(context, { workflowId, fileIds: [await makeResumeFile(context)], sensitiveLocalFileIds: [] });
	return { context, jobId: job.id };
}

/** Waits for a status. A job that failed instead is told of with its error. */
export async function untilStatus(context: ActorContext, jobId: string, ...wanted: string[]): Promise<JobWithParts> {
	const { loadJob } = await verbs();
	return eventually(async () => {
		const job = await loadJob(context, jobId);
		if (wanted.includes(job.status)) return job;
		if (job.status === "failed") throw new Error(`The job failed: ${job.errorCode} ${job.errorMessage}`);
		return null;
	});
}

export async function untilPause(context: ActorContext, jobId: string, checkpointId: string): Promise<JobWithParts> {
	const { loadJob } = await verbs();
	return eventually(async () => {
		const job = await loadJob(context, jobId);
		if (job.status === "failed") throw new Error(`The job failed: ${job.errorCode} ${job.errorMessage}`);
		return job.interrupts[0]?.checkpointId === checkpointId ? job : null;
	});
}

/** Answers the first pause as the resume suggests. */
export async function answerProfile(context: ActorContext, jobId: string): Promise<void> {
	const { updateSlots, pendingSlotsOf } = await verbs();
	const job = await untilPause(context, jobId, "profile_review");
	await updateSlots(context, jobId, { answers: pendingSlotsOf(job).map((slot) => ({ slotId: slot.slotId, value: slot.suggestedValue })) });
}

/** Runs a new job up to the second pause. Returns the postings that can be picked. */
export async function runToSelection(): Promise<{ context: ActorContext; jobId: string; options: string[] }> {
	const { confirmGoalJob, pendingSlotsOf } = await verbs();
	const made = await makeJob();
	await confirmGoalJob(made.context, made.jobId);
	await answerProfile(made.context, made.jobId);
	const job = await untilPause(made.context, made.jobId, "job_selection");
	return { ...made, options: pendingSlotsOf(job)[0]?.options ?? [] };
}

export async function pick(context: ActorContext, jobId: string, value: unknown): Promise<void> {
	const { updateSlots } = await verbs();
	await updateSlots(context, jobId, { answers: [{ slotId: "selectedJobIds", value }] });
}

/** What must hold of every job at every moment that nothing runs: a log without gaps, costs that add up, one result and one success for each piece of work. */
export async function faults(jobId: string): Promise<string[]> {
	const { db } = await verbs();
	const where = { where: { jobId } };
	const [job, events, invocations, results, spans, artifacts] = await Promise.all([
		db().goalJob.findUniqueOrThrow({ where: { id: jobId } }),
		db().jobEvent.findMany({ ...where, orderBy: { seq: "asc" } }),
		db().toolInvocation.findMany(where),
		db().stepResult.findMany(where),
		db().specialistSpan.findMany({ ...where, orderBy: [{ startedAt: "asc" }, { ordinal: "asc" }] }),
		db().artifact.findMany(where),
	]);
	const found: string[] = [];
	const expect = (isGood: boolean, fault: string) => void (isGood || found.push(fault));
	expect(events.every((event, index) => event.seq === index + 1) && events.length === job.lastSeq, `the log has gaps: ${events.length} of ${job.lastSeq}`);
	expect(invocations.reduce((sum, row) => sum + row.costMicroU, 0) === job.costMicroU, "the costs don't add up");
	expect(
		invocations.every((row) => row.status !== "started"),
		"a call was left open",
	);
	const successes = invocations.filter((row) => row.success && row.errorCode === null).map((row) => `${row.stepName}:${row.itemKey}`);
	expect(new Set(successes).size === successes.length, `work was done twice: ${successes.join()}`);
	const done = results.filter((row) => row.succeeded).map((row) => `${row.stepId}:${row.itemKey}`);
	expect([...done].sort().join() === [...successes].sort().join(), `results ${done.join()} are not those of the calls ${successes.join()}`);
	for (const type of ["tool_started", "tool_finished"]) {
		const ids = events.filter((event) => event.type === type).map((event) => Object(event.data).invocationId);
		expect(new Set(ids).size === ids.length, `${type} was told twice`);
	}
	const isOver = ["completed", "partial", "failed", "cancelled"].includes(job.status);
	expect(!isOver || spans.every((span) => span.outcome !== null), "a specialist's span has no outcome");
	const files = artifacts.map((row) => row.fileName);
	expect(new Set(files).size === files.length, `a file was made twice: ${files.join()}`);
	const told = events.filter((event) => event.type === "artifact_ready").map((event) => Object(event.data).artifactId);
	expect(
		[...told].sort().join() ===
			artifacts
				.map((row) => row.id)
				.sort()
				.join(),
		"the log tells of other artifacts than there are",
	);
	const percents = events
		.filter((event) => event.attemptId === job.attemptId)
		.flatMap((event) => Object(event.data).jobProgress ?? (event.type === "job_updated" ? (Object(event.data).progress ?? []) : []));
	expect(
		percents.every((percent, index) => index === 0 || percent >= (percents[index - 1] ?? 0)),
		`progress went back: ${percents.join()}`,
	);
	return found;
}
