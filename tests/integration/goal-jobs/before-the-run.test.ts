import { describe, expect, it } from "vitest";
import { cancelGoalJob } from "@/lib/goal-jobs/lifecycle/cancel-goal-job";
import { confirmGoalJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import { createGoalJob } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { deleteGoalJob } from "@/lib/goal-jobs/lifecycle/delete-goal-job";
import { retryGoalJob } from "@/lib/goal-jobs/lifecycle/retry-goal-job";
import { updateSlots } from "@/lib/goal-jobs/lifecycle/update-slots";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import { CreateGoalJobInput, GoalJob, GoalJobStatus } from "@/lib/goal-jobs/schemas";
import { canTransition, isTerminal } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { transaction } from "@/lib/platform/transaction";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";
import { faults } from "@/tests/world/faults";
import { createJob } from "@/tests/world/journey";

async function create(context: ActorContext, input: Record<string, unknown>) {
	return presentGoalJob(await createGoalJob(context, CreateGoalJobInput.parse(input)));
}

const jobCount = (context: ActorContext) => db().goalJob.count({ where: { ownerId: context.actor.userId } });
const twoFiles = async (context: ActorContext) => [await makeResumeFile(context.actor.userId), await makeResumeFile(context.actor.userId)];

describe("a job from a workflow", () => {
	it("is in slots_pending with four optional questions, its way there told in the log", async () => {
		const { context } = await makePerson();
		const job = await create(context, { workflowId: READY, fileIds: [await makeResumeFile(context.actor.userId)] });
		expect(GoalJob.parse(job)).toEqual(job);
		expect(job).toMatchObject({
			status: "slots_pending",
			itemVersion: 1,
			progress: 0,
			goalText: "",
			preflightResult: { passed: true, errors: [] },
			lastSeq: 4,
		});
		expect(job.tasks).toMatchObject([{ status: "pending", destinationId: READY }]);
		const events = await db().jobEvent.findMany({ where: { jobId: job.jobSpecId }, orderBy: { seq: "asc" } });
		expect(events.map((event) => Object(event.data).status)).toEqual(["draft", "created", "analyzing", "slots_pending"]);
		expect(await db().auditEvent.count({ where: { targetId: job.jobSpecId, action: "goal_job.create" } })).toBe(1);
	});

	it("takes answers along: all of them make it ready, some leave the others open", async () => {
		const { context } = await makePerson();
		const fileIds = [await makeResumeFile(context.actor.userId)];
		const all = [
			{ slotId: "country", value: "Germany" },
			{ slotId: "location", value: null },
			{ slotId: "remote", value: "Remote" },
			{ slotId: "seniority", value: null },
		];
		const ready = await create(context, { workflowId: READY, fileIds, slotAnswers: all });
		expect(ready).toMatchObject({ status: "ready", pendingSlots: [], filledSlots: { country: "Germany", location: null, remote: "Remote", seniority: "Any" } });
		const some = await create(context, { workflowId: READY, fileIds, slotAnswers: all.slice(0, 1) });
		expect(some.status).toBe("slots_pending");
		expect(some.pendingSlots.map((slot) => slot.slotId)).toEqual(["location", "remote", "seniority"]);
	});

	it("is not stored when an answer is wrong; every wrong one is named", async () => {
		const { context } = await makePerson();
		const fileIds = [await makeResumeFile(context.actor.userId)];
		const slotAnswers = [
			{ slotId: "remote", value: "Sometimes" },
			{ slotId: "salary", value: 1 },
			{ slotId: "country", value: "Germany" },
			{ slotId: "country", value: "France" },
		];
		await expect(create(context, { workflowId: READY, fileIds, slotAnswers })).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
			details: { slots: [{ slotId: "remote" }, { slotId: "salary" }, { slotId: "country", message: expect.stringContaining("twice") }] },
		});
		expect(await jobCount(context)).toBe(0);
	});

	it.each([0, 2])("is refused with %d files, and nothing is stored", async (count) => {
		const { context } = await makePerson();
		const fileIds = (await twoFiles(context)).slice(0, count);
		await expect(create(context, { workflowId: READY, fileIds })).rejects.toMatchObject({
			code: "VALIDATION_ERROR",
			details: { issues: [{ path: "fileIds" }] },
		});
		expect(await jobCount(context)).toBe(0);
	});

	it("is refused alike for somebody else's file and for one that does not exist", async () => {
		const [{ context }, other] = [await makePerson(), await makePerson()];
		for (const fileId of [await makeResumeFile(other.userId), newId(), "nonsense"]) {
			await expect(create(context, { workflowId: READY, fileIds: [fileId] })).rejects.toMatchObject({
				code: "FILE_FORBIDDEN",
				status: 403,
				details: { fileIds: [fileId] },
			});
		}
		expect(await jobCount(context)).toBe(0);
	});

	it.each([{ workflowId: "goal_lane.nothing" }, { userWorkflowId: "uw_nobody" }])("is not found for %j", async (way) => {
		const { context } = await makePerson();
		await expect(create(context, { ...way, fileIds: [await makeResumeFile(context.actor.userId)] })).rejects.toMatchObject({
			code: "WORKFLOW_NOT_FOUND",
			status: 404,
		});
	});

	const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
	it.each([
		["empty", "cv.pdf", async () => new Uint8Array(), "FILE_EMPTY"],
		["encrypted", "cv.pdf", () => drawPdf((doc) => doc.text("Nobody may open this."), { userPassword: "secret", pdfVersion: "1.7" }), "FILE_ENCRYPTED"],
		["scanned", "cv.pdf", () => drawPdf((doc) => doc.image(pixel, 0, 0, { width: 595, height: 842 })), "FILE_SCANNED"],
		["damaged", "cv.docx", async () => new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), "FILE_UNREADABLE"],
		["too large", "cv.pdf", async () => new Uint8Array(10 * 1024 * 1024 + 1), "FILE_TOO_LARGE"],
	] as const)("fails at once when the file is %s, and says how to mend it", async (_what, fileName, bytes, code) => {
		const { context } = await makePerson();
		const fileId = await makeFile(context.actor.userId, { fileName, bytes: await bytes() });
		const job = await create(context, { workflowId: READY, fileIds: [fileId] });
		expect(job).toMatchObject({
			status: "failed",
			errorCode: "FILE_INCOMPATIBLE",
			agentMessage: "Nothing was run. Start again with a file that fits.",
			pendingSlots: [],
			preflightResult: { passed: false, errors: [{ fileId, code }] },
		});
		expect(job.preflightResult.errors[0]?.message.length).toBeGreaterThan(30);
		expect(job.completedAt).not.toBeNull();
		await expect(confirmGoalJob(context, job.jobSpecId)).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
		await expect(updateSlots(context, job.jobSpecId, { answers: [{ slotId: "country", value: "All" }] })).rejects.toMatchObject({
			code: "INVALID_STATE_TRANSITION",
		});
	});

	it("fails for a file of another type, and for one that is not uploaded", async () => {
		const { context } = await makePerson();
		const fileId = await makeResumeFile(context.actor.userId);
		await db().file.update({ where: { id: fileId }, data: { mimeType: "image/png", fileName: "me.png" } });
		expect((await create(context, { workflowId: READY, fileIds: [fileId] })).preflightResult.errors).toMatchObject([{ fileId, code: "FILE_TYPE_UNSUPPORTED" }]);
		await db().file.update({ where: { id: fileId }, data: { status: "local", storageKey: null } });
		expect((await create(context, { workflowId: READY, fileIds: [fileId] })).preflightResult.errors).toMatchObject([{ fileId, code: "FILE_LOCAL" }]);
	});

	it("that failed at its file is analyzed again by a retry, refused while the file is wrong, and queued when it is right", async () => {
		const { context } = await makePerson();
		const fileId = await makeResumeFile(context.actor.userId);
		await db().file.update({ where: { id: fileId }, data: { status: "pending" } });
		const failed = await create(context, { workflowId: READY, fileIds: [fileId] });
		expect(failed.preflightResult.errors).toMatchObject([{ code: "FILE_NOT_READY" }]);
		await expect(retryGoalJob(context, failed.jobSpecId, { rerunMode: "resume" })).rejects.toMatchObject({ code: "FILE_INCOMPATIBLE" });
		await db().file.update({ where: { id: fileId }, data: { status: "ready" } });
		const { job } = await retryGoalJob(context, failed.jobSpecId, { rerunMode: "resume", reason: "Uploaded again" });
		expect(job).toMatchObject({ status: "queued", errorCode: null, errorMessage: null, completedAt: null, preflightResult: { passed: true } });
		const attempts = await db().attempt.findMany({ where: { jobId: job.id }, orderBy: { number: "asc" } });
		expect(attempts).toMatchObject([
			{ id: failed.attemptId, outcome: "failed", errorCode: "FILE_INCOMPATIBLE" },
			{ id: job.attemptId, outcome: null, rerunMode: "resume", reason: "Uploaded again" },
		]);
	});
});

describe("a job from a goal", () => {
	it("goes straight on when the goal is clear", async () => {
		const { context } = await makePerson();
		const job = await create(context, { goalText: "Tailor my resume and apply for jobs", fileIds: [await makeResumeFile(context.actor.userId)] });
		expect(job).toMatchObject({ status: "slots_pending", workflowId: READY, resolvedDestinations: [{ destinationId: READY, requiresDisambiguation: false }] });
		expect(job.pendingSlots.some((slot) => slot.isDisambiguation)).toBe(false);
	});

	it("asks which workflow is meant when it is not clear, and goes on with the answer", async () => {
		const { context } = await makePerson();
		const job = await create(context, { goalText: "something about my career", fileIds: [await makeResumeFile(context.actor.userId)] });
		expect(job).toMatchObject({ status: "slots_pending", workflowId: null, tasks: [], resolvedDestinations: [{ requiresDisambiguation: true }] });
		expect(job.pendingSlots).toMatchObject([{ isDisambiguation: true, options: [READY], required: true }]);
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
		const bad = await create(context, {
			goalText: "something about my career",
			fileIds: [await makeFile(context.actor.userId, { fileName: "cv.pdf", bytes: new Uint8Array() })],
		});
		expect(presentGoalJob(await updateSlots(context, bad.jobSpecId, { answers }))).toMatchObject({
			status: "failed",
			errorCode: "FILE_INCOMPATIBLE",
			completedAt: expect.any(String),
		});
		expect(await db().attempt.findUnique({ where: { id: bad.attemptId } })).toMatchObject({ outcome: "failed" });
		const many = await create(context, { goalText: "something about my career", fileIds: await twoFiles(context) });
		await expect(updateSlots(context, many.jobSpecId, { answers })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
		expect(await db().goalJob.findUnique({ where: { id: many.jobSpecId } })).toMatchObject({ status: "slots_pending", itemVersion: 1 });
	});

	it("fails honestly when nothing fits, naming what is nearest", async () => {
		const { context } = await makePerson();
		const job = await create(context, { goalText: "Bake me a cake", fileIds: [await makeResumeFile(context.actor.userId)] });
		expect(job).toMatchObject({ status: "failed", errorCode: "NO_MATCHING_WORKFLOW", resolvedDestinations: [], workflowId: null });
		expect(job.agentMessage).toContain("Resume to job-ready");
		await expect(retryGoalJob(context, job.jobSpecId, { rerunMode: "resume" })).rejects.toMatchObject({ code: "NO_MATCHING_WORKFLOW" });
	});
});

describe("changes of one job at the same time", () => {
	it("an expected version that is not the job's is refused with the current one, by every verb that takes it", async () => {
		const { context, jobId } = await createJob();
		const answers = [{ slotId: "country", value: "Germany" }];
		expect((await updateSlots(context, jobId, { answers, expectedVersion: 1 })).itemVersion).toBe(2);
		const refusal = { code: "VERSION_CONFLICT", status: 409, details: { currentVersion: 2 } };
		await expect(updateSlots(context, jobId, { answers, expectedVersion: 1 })).rejects.toMatchObject(refusal);
		await expect(confirmGoalJob(context, jobId, 1)).rejects.toMatchObject(refusal);
		await expect(confirmGoalJob(context, jobId, 3)).rejects.toMatchObject(refusal);
		expect((await updateSlots(context, jobId, { answers, expectedVersion: null })).itemVersion).toBe(3);
		expect((await confirmGoalJob(context, jobId, 3)).job.status).toBe("queued");
	});

	it("ten confirms at once queue it once, with one drive", async () => {
		const { context, jobId } = await createJob();
		const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => confirmGoalJob(context, jobId)));
		expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		for (const outcome of outcomes)
			if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "INVALID_STATE_TRANSITION", details: { status: "queued" } });
		const drives = await db().outboxEvent.findMany({ where: { name: "goal-job/drive.requested", data: { path: ["jobSpecId"], equals: jobId } } });
		const job = await db().goalJob.findUniqueOrThrow({ where: { id: jobId }, include: { steps: true } });
		expect(drives.map((drive) => Object(drive.data).driveId)).toEqual([job.driveId]);
		expect(job).toMatchObject({ itemVersion: 2, filledSlots: { country: "All", location: null, remote: "Any", seniority: "Any" } });
		expect(job.steps).toHaveLength(13);
		expect(await faults(jobId)).toEqual([]);
	});

	it("ten answers at once with the same version are taken once, without one are all kept", async () => {
		const { context, jobId } = await createJob();
		const answer = (index: number, expectedVersion?: number) =>
			updateSlots(context, jobId, { answers: [{ slotId: "location", value: `Town ${index}` }], ...(expectedVersion === undefined ? {} : { expectedVersion }) });
		const guarded = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => answer(index, 1)));
		expect(guarded.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		const free = await Promise.all(Array.from({ length: 10 }, (_, index) => answer(index)));
		expect(free.map((job) => job.itemVersion).sort((left, right) => left - right)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
		expect(await faults(jobId)).toEqual([]);
	});

	it("writers from all sides leave no gap in the log", async () => {
		const { jobId } = await createJob();
		const write = (index: number) =>
			transaction(async (tx) => {
				await appendEvents(
					tx,
					jobId,
					Array.from({ length: 1 + (index % 3) }, () => ({ type: "step_progress" as const, data: { index } })),
				);
				if (index % 4 === 0) throw new Error("rolled back");
			}).catch(() => undefined);
		await Promise.all(Array.from({ length: 24 }, (_, index) => write(index)));
		expect(await faults(jobId)).toEqual([]);
	});

	it("an answer, a confirm and a cancel at once end in one story", async () => {
		const { context, jobId } = await createJob();
		await Promise.allSettled([
			updateSlots(context, jobId, { answers: [{ slotId: "country", value: "France" }] }),
			confirmGoalJob(context, jobId),
			cancelGoalJob(context, jobId),
			cancelGoalJob(context, jobId),
		]);
		const job = await db().goalJob.findUniqueOrThrow({ where: { id: jobId } });
		expect(job.status).toBe("cancelled");
		expect(await db().auditEvent.count({ where: { targetId: jobId, action: "goal_job.cancel" } })).toBe(1);
		expect(await faults(jobId)).toEqual([]);
	});
});

describe("in each status", () => {
	it.each(GoalJobStatus.options)("%s: cancel, delete, retry and confirm do what the table says", async (status) => {
		const prepare = async () => {
			const made = await createJob();
			await db().goalJob.update({ where: { id: made.jobId }, data: { status } });
			return made;
		};
		const wrong = { code: "INVALID_STATE_TRANSITION", status: 400, details: { status } };
		const [first, second, third] = [await prepare(), await prepare(), await prepare()];
		if (isTerminal(status)) {
			await expect(cancelGoalJob(first.context, first.jobId)).rejects.toMatchObject(wrong);
			await deleteGoalJob(first.context, first.jobId);
			await expect(deleteGoalJob(first.context, first.jobId)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
			expect(await db().jobEvent.count({ where: { jobId: first.jobId } })).toBe(0);
			expect(await db().file.count({ where: { ownerId: first.context.actor.userId } })).toBe(1);
		} else {
			await expect(deleteGoalJob(first.context, first.jobId)).rejects.toMatchObject(wrong);
			expect(await cancelGoalJob(first.context, first.jobId)).toEqual({ jobSpecId: first.jobId, status: "cancelled" });
			await expect(cancelGoalJob(first.context, first.jobId)).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
			expect(await faults(first.jobId)).toEqual([]);
		}
		if (status === "failed") expect((await retryGoalJob(second.context, second.jobId, { rerunMode: "resume" })).job.status).toBe("queued");
		else await expect(retryGoalJob(second.context, second.jobId, { rerunMode: "resume" })).rejects.toMatchObject(wrong);
		await expect(retryGoalJob(second.context, second.jobId, { rerunMode: "fresh_rerun" })).rejects.toMatchObject({ code: "NOT_IMPLEMENTED", status: 501 });
		if (canTransition(status, "confirm")) expect((await confirmGoalJob(third.context, third.jobId)).job.status).toBe("queued");
		else await expect(confirmGoalJob(third.context, third.jobId)).rejects.toMatchObject(wrong);
	});
});
