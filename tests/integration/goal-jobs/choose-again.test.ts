import { expect, it } from "vitest";
import { SUGGESTIONS } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { answerProfile, createJob, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { confirmGoalJob, db, presentGoalJob, updateSlots } = await verbs();
const { chooseAgain } = await import("@/lib/goal-jobs/run-from/choose-again");

it("other postings of the same matches are tailored without a second search", async () => {
	const { context, jobId } = await createJob();
	await confirmGoalJob(context, jobId);
	await answerProfile(context, jobId);
	const pause = presentGoalJob(await untilPause(context, jobId, "job_selection"));
	await expect(chooseAgain(context, jobId)).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
	const options = pause.pendingSlots.find(({ slotId }) => slotId === "selectedJobIds")?.options ?? [];
	await updateSlots(context, jobId, { answers: [{ slotId: "selectedJobIds", value: options.slice(0, 1) }] });
	const first = await untilStatus(context, jobId, "completed");

	const stranger = await makePerson();
	await expect(chooseAgain(stranger.context, jobId)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
	const made = presentGoalJob(await chooseAgain(context, jobId));
	expect(made).toMatchObject({ status: "ready", keptFromJobSpecId: jobId, fileIds: first.fileIds });
	expect(made.filledSlots).toMatchObject({ targetTitles: Object(first.filledSlots).targetTitles });
	expect(made.filledSlots).not.toHaveProperty("selectedJobIds");
	const steps = made.tasks.flatMap(({ dag }) => dag);
	const kept = steps.filter(({ isKept }) => isKept).map(({ stepId }) => stepId);
	expect(kept).toEqual(expect.arrayContaining(["extract_profile", "profile_review", "search_postings", "score_fit"]));
	expect(steps.filter(({ status }) => status === "pending").map(({ stepId }) => stepId)).toEqual([
		"job_selection",
		"tailor_resumes",
		"review_resumes",
		"render_resumes",
		"deliver",
	]);

	await confirmGoalJob(context, made.jobSpecId);
	const again = presentGoalJob(await untilPause(context, made.jobSpecId, "job_selection"));
	expect(again.pendingSlots.find(({ slotId }) => slotId === "selectedJobIds")?.options).toEqual(options);
	expect(await db().toolInvocation.count({ where: { jobId: made.jobSpecId } })).toBe(0);
	await updateSlots(context, made.jobSpecId, { answers: [{ slotId: "selectedJobIds", value: options.slice(1, 2) }] });
	const done = await untilStatus(context, made.jobSpecId, "completed", "partial");
	expect(done.status).toBe("completed");
	const postingIds = new Set(done.artifacts.flatMap(({ metadata }) => Object(metadata).postingId ?? []));
	expect(postingIds.size).toBe(1);
	expect(first.artifacts.some(({ metadata }) => postingIds.has(Object(metadata).postingId))).toBe(false);
	expect(done.costMicroU).toBeLessThan(first.costMicroU);
});

it("a workflow without a choice says that there is none", async () => {
	const { context, jobId } = await createJob(SUGGESTIONS);
	await confirmGoalJob(context, jobId);
	await untilStatus(context, jobId, "completed");
	await expect(chooseAgain(context, jobId)).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
	expect(await db().goalJob.count({ where: { ownerId: context.actor.userId } })).toBe(1);
});
