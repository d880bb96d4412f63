import { describe, expect, it } from "vitest";
import { confirmGoalJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import { retryGoalJob } from "@/lib/goal-jobs/lifecycle/retrying/retry-goal-job";
import { updateSlots } from "@/lib/goal-jobs/lifecycle/update-slots";
import { GoalJob } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";
import { createFrom } from "@/tests/world/journey";

const jobCount = (context: ActorContext) => db().goalJob.count({ where: { ownerId: context.actor.userId } });
const twoFiles = async (context: ActorContext) => [await makeResumeFile(context.actor.userId), await makeResumeFile(context.actor.userId)];

describe("a run that is confirmed", () => {
	const requested = () => db().outboxEvent.findMany({ where: { name: "tool/readiness.requested" }, select: { data: true } });

	it("has made ready what its tools need, and tells nothing of its person with that", async () => {
		const { context } = await makePerson();
		const before = (await requested()).length;
		const job = await createFrom(context, { workflowId: READY, fileIds: [await makeResumeFile(context.actor.userId)] });
		expect(await requested()).toHaveLength(before);
		await confirmGoalJob(context, job.jobSpecId);
		const [{ data } = { data: null }, ...others] = (await requested()).slice(before);
		expect(others).toEqual([]);
		expect(data).toEqual({ workflowSpecId: READY, toolRefs: expect.arrayContaining(["resume-profile:parse_resume", "job-search:search_postings"]) });
	});
});

describe("a job from a workflow", () => {
	it("is in slots_pending with four optional questions, its way there told in the log", async () => {
		const { context } = await makePerson();
		const job = await createFrom(context, { workflowId: READY, fileIds: [await makeResumeFile(context.actor.userId)] });
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
		const ready = await createFrom(context, { workflowId: READY, fileIds, slotAnswers: all });
		expect(ready).toMatchObject({ status: "ready", pendingSlots: [], filledSlots: { country: "Germany", location: null, remote: "Remote", seniority: "Any" } });
		const some = await createFrom(context, { workflowId: READY, fileIds, slotAnswers: all.slice(0, 1) });
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
		await expect(createFrom(context, { workflowId: READY, fileIds, slotAnswers })).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
			details: { slots: [{ slotId: "remote" }, { slotId: "salary" }, { slotId: "country", message: expect.stringContaining("twice") }] },
		});
		expect(await jobCount(context)).toBe(0);
	});

	it.each([0, 2])("is refused with %d files, and nothing is stored", async (count) => {
		const { context } = await makePerson();
		const fileIds = (await twoFiles(context)).slice(0, count);
		await expect(createFrom(context, { workflowId: READY, fileIds })).rejects.toMatchObject({
			code: "VALIDATION_ERROR",
			details: { issues: [{ path: "fileIds" }] },
		});
		expect(await jobCount(context)).toBe(0);
	});

	it("is refused alike for somebody else's file and for one that does not exist", async () => {
		const [{ context }, other] = [await makePerson(), await makePerson()];
		for (const fileId of [await makeResumeFile(other.userId), newId(), "nonsense"]) {
			await expect(createFrom(context, { workflowId: READY, fileIds: [fileId] })).rejects.toMatchObject({
				code: "FILE_FORBIDDEN",
				status: 403,
				details: { fileIds: [fileId] },
			});
		}
		expect(await jobCount(context)).toBe(0);
	});

	it.each([{ workflowId: "goal_lane.nothing" }, { userWorkflowId: "uw_nobody" }])("is not found for %j", async (way) => {
		const { context } = await makePerson();
		await expect(createFrom(context, { ...way, fileIds: [await makeResumeFile(context.actor.userId)] })).rejects.toMatchObject({
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
		const job = await createFrom(context, { workflowId: READY, fileIds: [fileId] });
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
		expect((await createFrom(context, { workflowId: READY, fileIds: [fileId] })).preflightResult.errors).toMatchObject([
			{ fileId, code: "FILE_TYPE_UNSUPPORTED" },
		]);
		await db().file.update({ where: { id: fileId }, data: { status: "local", storageKey: null } });
		expect((await createFrom(context, { workflowId: READY, fileIds: [fileId] })).preflightResult.errors).toMatchObject([{ fileId, code: "FILE_LOCAL" }]);
	});

	it("that failed at its file is analyzed again by a retry, refused while the file is wrong, and queued when it is right", async () => {
		const { context } = await makePerson();
		const fileId = await makeResumeFile(context.actor.userId);
		await db().file.update({ where: { id: fileId }, data: { status: "pending" } });
		const failed = await createFrom(context, { workflowId: READY, fileIds: [fileId] });
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
