import { describe, expect, it } from "vitest";
import { readGoal } from "@/lib/catalog/read-goal";
import { confirmGoalJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import { retryGoalJob } from "@/lib/goal-jobs/lifecycle/retrying/retry-goal-job";
import { updateSlots } from "@/lib/goal-jobs/lifecycle/update-slots";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { createFrom } from "@/tests/world/journey";

const twoFiles = async (context: ActorContext) => [await makeResumeFile(context.actor.userId), await makeResumeFile(context.actor.userId)];

const OF_TWO_MEANINGS = [
	"check my resume or find me jobs",
	"check my resume and find jobs",
	"help me with my cv",
	"I need help with my resume",
	"rate my cv and jobs",
	"cv help please",
];
/** What the files below are called: names count. */
const FILE_NAMES = [["resume.docx"], ["resume.pdf"], ["cv.pdf"], ["resume.docx", "resume.docx"], ["resume.pdf", "resume.pdf"]];
/** Which of them the reader of goals finds unclear is its own affair. */
const UNCLEAR = OF_TWO_MEANINGS.find((goalText) => FILE_NAMES.every((fileNames) => !readGoal({ goalText, fileNames }).isSure)) ?? "";

describe("a job from a goal", () => {
	it("goes straight on when the goal is clear", async () => {
		const { context } = await makePerson();
		const job = await createFrom(context, { goalText: "Tailor my resume and apply for jobs", fileIds: [await makeResumeFile(context.actor.userId)] });
		expect(job).toMatchObject({ status: "slots_pending", workflowId: READY, resolvedDestinations: [{ destinationId: READY, requiresDisambiguation: false }] });
		expect(job.pendingSlots.some((slot) => slot.isDisambiguation)).toBe(false);
	});

	it("asks which workflow is meant when it is not clear, and goes on with the answer", async () => {
		const { context } = await makePerson();
		const job = await createFrom(context, { goalText: UNCLEAR, fileIds: [await makeResumeFile(context.actor.userId)] });
		expect(job).toMatchObject({ status: "slots_pending", workflowId: null, tasks: [] });
		expect(job.resolvedDestinations.map(({ requiresDisambiguation }) => requiresDisambiguation)).toEqual([true, true]);
		expect(job.pendingSlots).toMatchObject([{ isDisambiguation: true, options: expect.arrayContaining([READY, "goal_lane.resume_checkup"]), required: true }]);
		await expect(confirmGoalJob(context, job.jobSpecId)).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		await expect(updateSlots(context, job.jobSpecId, { answers: [{ slotId: "workflow", value: "goal_lane.other" }] })).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
		});
		await expect(updateSlots(context, job.jobSpecId, { answers: [{ slotId: "country", value: "All" }] })).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
		});
		const chosen = presentGoalJob(await updateSlots(context, job.jobSpecId, { answers: [{ slotId: "workflow", value: READY }] }));
		expect(chosen).toMatchObject({ status: "slots_pending", workflowId: READY, agentMessage: null, itemVersion: 2, attemptId: job.attemptId });
		expect(chosen.pendingSlots.map((slot) => slot.slotId)).toEqual(["country", "location", "remote", "seniority"]);
		expect((await confirmGoalJob(context, job.jobSpecId)).job.status).toBe("queued");
	});

	it("fails after the choice when the file does not fit, and refuses a choice that takes another number of files", async () => {
		const { context } = await makePerson();
		const answers = [{ slotId: "workflow", value: READY }];
		const bad = await createFrom(context, {
			goalText: UNCLEAR,
			fileIds: [await makeFile(context.actor.userId, { fileName: "cv.pdf", bytes: new Uint8Array() })],
		});
		expect(presentGoalJob(await updateSlots(context, bad.jobSpecId, { answers }))).toMatchObject({
			status: "failed",
			errorCode: "FILE_INCOMPATIBLE",
			completedAt: expect.any(String),
		});
		expect(await db().attempt.findUnique({ where: { id: bad.attemptId } })).toMatchObject({ outcome: "failed" });
		const many = await createFrom(context, { goalText: UNCLEAR, fileIds: await twoFiles(context) });
		await expect(updateSlots(context, many.jobSpecId, { answers })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
		expect(await db().goalJob.findUnique({ where: { id: many.jobSpecId } })).toMatchObject({ status: "slots_pending", itemVersion: 1 });
	});

	it("fails honestly when nothing fits, naming what is nearest", async () => {
		const { context } = await makePerson();
		const job = await createFrom(context, { goalText: "Bake me a cake", fileIds: [await makeResumeFile(context.actor.userId)] });
		expect(job).toMatchObject({ status: "failed", errorCode: "NO_MATCHING_WORKFLOW", resolvedDestinations: [], workflowId: null });
		expect(job.agentMessage).toContain("Resume to job-ready");
		await expect(retryGoalJob(context, job.jobSpecId, { rerunMode: "resume" })).rejects.toMatchObject({ code: "NO_MATCHING_WORKFLOW" });
	});
});
