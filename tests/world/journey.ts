import type { JobWithParts } from "@/lib/goal-jobs/internal";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { eventually } from "./eventually";

/** Everything that acts on a job, loaded once the environment leads to the world. */
export async function verbs() {
	const modules = await Promise.all([
		import("@/lib/goal-jobs/lifecycle/create-goal-job"),
		import("@/lib/goal-jobs/lifecycle/confirm-goal-job"),
		import("@/lib/goal-jobs/lifecycle/update-slots"),
		import("@/lib/goal-jobs/lifecycle/cancel-goal-job"),
		import("@/lib/goal-jobs/lifecycle/retrying/retry-goal-job"),
		import("@/lib/goal-jobs/lifecycle/deleting/delete-goal-job"),
		import("@/lib/goal-jobs/internal"),
		import("@/lib/goal-jobs/present"),
		import("@/lib/platform/database/db"),
	]);
	const [create, confirm, slots, cancel, retry, remove, internal, present, database] = modules;
	return { ...create, ...confirm, ...slots, ...cancel, ...retry, ...remove, ...internal, ...present, ...database };
}

/** A new person's job of this workflow, made by the verb that makes jobs: in slots_pending. */
export async function createJob(workflowId: string = READY): Promise<{ context: ActorContext; jobId: string }> {
	const { createGoalJob } = await verbs();
	const { context, userId } = await makePerson();
	const job = await createGoalJob(context, { workflowId, fileIds: [await makeResumeFile(userId)], sensitiveLocalFileIds: [] });
	return { context, jobId: job.id };
}

/** A job made of what a program would send, as it is presented. */
export async function createFrom(context: ActorContext, input: Record<string, unknown>): Promise<GoalJob> {
	const [{ createGoalJob, presentGoalJob }, { CreateGoalJobInput }] = await Promise.all([verbs(), import("@/lib/goal-jobs/lifecycle/schemas")]);
	return presentGoalJob(await createGoalJob(context, CreateGoalJobInput.parse(input)));
}

/** Waits until a job is as wanted. One that failed instead is told of with its error. */
export async function untilJob(context: ActorContext, jobId: string, isWanted: (job: JobWithParts) => boolean): Promise<JobWithParts> {
	const { loadJob } = await verbs();
	return eventually(async () => {
		const job = await loadJob(context, jobId);
		if (isWanted(job)) return job;
		if (job.status === "failed") throw new Error(`The job failed: ${job.errorCode} ${job.errorMessage}`);
		return null;
	});
}

export function untilStatus(context: ActorContext, jobId: string, ...wanted: string[]): Promise<JobWithParts> {
	return untilJob(context, jobId, (job) => wanted.includes(job.status));
}

export function untilPause(context: ActorContext, jobId: string, checkpointId: string): Promise<JobWithParts> {
	return untilJob(context, jobId, (job) => job.interrupts[0]?.checkpointId === checkpointId);
}

/** Answers the first pause as the resume suggests, but for what is given. */
export async function answerProfile(context: ActorContext, jobId: string, given: Readonly<Record<string, unknown>> = {}): Promise<void> {
	const { updateSlots, pendingSlotsOf } = await verbs();
	const job = await untilPause(context, jobId, "profile_review");
	await updateSlots(context, jobId, {
		answers: pendingSlotsOf(job).map((slot) => ({ slotId: slot.slotId, value: given[slot.slotId] ?? slot.suggestedValue })),
	});
}

/** Runs a new job up to the second pause. Returns the postings that can be picked. */
export async function runToSelection(): Promise<{ context: ActorContext; jobId: string; options: string[] }> {
	const { confirmGoalJob, pendingSlotsOf } = await verbs();
	const made = await createJob();
	await confirmGoalJob(made.context, made.jobId);
	await answerProfile(made.context, made.jobId);
	const job = await untilPause(made.context, made.jobId, "job_selection");
	return { ...made, options: pendingSlotsOf(job)[0]?.options ?? [] };
}

export async function pick(context: ActorContext, jobId: string, value: unknown): Promise<void> {
	const { updateSlots } = await verbs();
	await updateSlots(context, jobId, { answers: [{ slotId: "selectedJobIds", value }] });
}
