import { describe, expect, it } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { sampleFiles } from "@/tests/factories/sample-files";
import { faults } from "@/tests/world/faults";
import { untilJob, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { cancelGoalJob, confirmGoalJob, createGoalJob, db, loadJob, presentGoalJob, retryGoalJob, updateSlots } = await verbs();
const { expireCheckpoints } = await import("@/lib/goal-jobs/repair/sweep");
const { parseResumeBytes } = await import("@/lib/tools/resume-profile/file/parse-resume-bytes");
const { readProfile } = await import("@/lib/tools/resume-profile/profile/read-profile");
const { declaredOutputs, declaredProfile } = await import("@/lib/tools/resume-profile/profile/declared-profile");

/** A file that stays on the device: the service has its name alone. */
const makeLocalFile = ({ actor }: ActorContext) => makeFile(actor.userId, { fileName: "private.docx", status: "local" });

const untilDeviceIsAsked = (context: ActorContext, jobId: string) => untilJob(context, jobId, (job) => job.interrupts[0]?.uiSurface === "local_processing");

async function startWith(fileId: string, context: ActorContext, workflowId = READY) {
	const created = await createGoalJob(context, { workflowId, fileIds: [fileId], sensitiveLocalFileIds: [fileId] });
	expect(created.status).toBe("slots_pending");
	await confirmGoalJob(context, created.id);
	return untilDeviceIsAsked(context, created.id);
}

async function computeOnDevice(fileId: string) {
	return { document: await parseResumeBytes({ fileId, fileName: "private.docx", bytes: (await sampleFiles()).docx }) };
}

describe("a sensitive file", () => {
	it("is computed on the device; its result is checked, kept once, and the run goes on from there", async () => {
		const { context } = await makePerson();
		const fileId = await makeLocalFile(context);
		const asked = presentGoalJob(await startWith(fileId, context));
		const [interrupt] = asked.pendingInterrupts;
		expect(interrupt).toMatchObject({
			interruptType: "slot_fill",
			uiSurface: "local_processing",
			payload: {
				stepId: "parse_resume",
				itemKey: null,
				toolRef: "resume-profile:parse_resume",
				fileIds: [fileId],
				input: { fileId },
				outputSchema: { type: "object", required: ["document"] },
			},
		});
		expect(asked.pendingSlots.map((slot) => slot.slotId)).toEqual(["output"]);
		expect(asked).toMatchObject({ status: "executing", progressMessage: "Waiting for your device" });
		expect(asked.tasks[0]?.dag[0]).toMatchObject({ stepId: "parse_resume", status: "awaiting_input" });

		const answer = (answers: Array<{ slotId: string; value: unknown }>) =>
			updateSlots(context, asked.jobSpecId, { answers, expectedVersion: asked.itemVersion });
		const output = await computeOnDevice(fileId);
		for (const value of [null, "text", [], {}, { document: { ...output.document, lines: "none" } }]) {
			const refusal = await answer([{ slotId: "output", value }]).catch((error: unknown) => error);
			expect(refusal, JSON.stringify(value)?.slice(0, 40)).toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		}
		await expect(answer([{ slotId: "output", value: { document: { ...output.document, lines: 7 } } }])).rejects.toMatchObject({
			details: { slots: [{ slotId: "output", message: expect.stringContaining("document.lines") }] },
		});
		await expect(answer([{ slotId: "other", value: output }])).rejects.toMatchObject({ details: { slots: [{ slotId: "other" }] } });
		await expect(answer([1, 2].map(() => ({ slotId: "output", value: output })))).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		expect((await loadJob(context, asked.jobSpecId)).itemVersion).toBe(asked.itemVersion);

		const taken = await Promise.allSettled(Array.from({ length: 5 }, () => answer([{ slotId: "output", value: output }])));
		expect(taken.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		const review = await untilPause(context, asked.jobSpecId, "profile_review");
		expect(Object(review.interrupts[0]?.payload).slots[0].suggestedValue).toContain("Senior Frontend Engineer");
		expect(review.filledSlots).not.toHaveProperty("output");
		const calls = await db().toolInvocation.findMany({ where: { jobId: review.id, stepName: "parse_resume" } });
		expect(calls).toMatchObject([
			{
				status: "succeeded",
				success: true,
				declared: true,
				costMicroU: 0,
				outputSummary: "done on the device: document",
				argsSummary: "done on the device: 1 file",
			},
		]);
		expect(await db().interrupt.findMany({ where: { jobId: review.id }, orderBy: { createdAt: "asc" } })).toMatchObject([
			{ status: "resolved", answers: null, answeredBy: context.actor.userId },
			{ status: "pending" },
		]);
		expect(await faults(review.id)).toEqual([]);
	});

	it("is not read even when its content is here", async () => {
		const { context } = await makePerson();
		const fileId = await makeResumeFile(context.actor.userId);
		const job = await startWith(fileId, context);
		expect(await db().toolInvocation.count({ where: { jobId: job.id } })).toBe(0);
		expect(job.preflightResult).toEqual({ passed: true, errors: [], warnings: [], choices: {} });
	});

	it("waits through a cancel and 30 days like any pause, and a retry asks the device again", async () => {
		const { context } = await makePerson();
		const fileId = await makeLocalFile(context);
		const { id } = await startWith(fileId, context);
		await expireCheckpoints(new Date(Date.now() + 31 * 86_400_000));
		expect(await loadJob(context, id)).toMatchObject({ status: "failed", errorCode: "CHECKPOINT_EXPIRED" });
		await retryGoalJob(context, id, { rerunMode: "resume" });
		await untilDeviceIsAsked(context, id);
		await cancelGoalJob(context, id);
		await expect(updateSlots(context, id, { answers: [{ slotId: "output", value: await computeOnDevice(fileId) }] })).rejects.toMatchObject({
			code: "INVALID_STATE_TRANSITION",
		});
		expect(await faults(id)).toEqual([]);
	});

	it("goes through to a delivered result", async () => {
		const { context } = await makePerson();
		const fileId = await makeLocalFile(context);
		const { id } = await startWith(fileId, context, "goal_lane.resume_to_job_suggestions");
		await updateSlots(context, id, { answers: [{ slotId: "output", value: await computeOnDevice(fileId) }] });
		expect((await untilStatus(context, id, "completed")).artifacts).toHaveLength(1);
		expect(await faults(id)).toEqual([]);
	});

	it("may keep its text there: the step that needs the text is asked of the device too, and the run has the profile alone", async () => {
		const { context } = await makePerson();
		const fileId = await makeLocalFile(context);
		const { id } = await startWith(fileId, context);
		const { document } = await computeOnDevice(fileId);
		const profile = declaredProfile(readProfile(document, new Date()), new Set(["titles", "skills"]));
		const outputs = declaredOutputs(document, profile, new Date());
		const give = (toolRef: string) => updateSlots(context, id, { answers: [{ slotId: "output", value: outputs[toolRef] }] });
		await give("resume-profile:parse_resume");
		const asked = await untilJob(context, id, (job) => Object(job.interrupts[0]?.payload).stepId === "extract_profile");
		expect(asked.interrupts).toMatchObject([
			{ uiSurface: "local_processing", payload: { toolRef: "resume-profile:extract_profile", fileIds: [fileId], input: { document: { lines: [] } } } },
		]);
		await give("resume-profile:extract_profile");
		const review = await untilPause(context, id, "profile_review");
		expect(Object(review.interrupts[0]?.payload).slots[0].suggestedValue).toContain("Senior Frontend Engineer");
		const calls = await db().toolInvocation.findMany({ where: { jobId: id } });
		expect(calls.map(({ outputSummary }) => outputSummary).sort()).toEqual([
			"done on the device: document",
			"done on the device: profile, suggestedTitles, suggestedSkills",
		]);
		const line = document.lines.find(({ text, kind }) => kind === "bullet" && text.length > 30)?.text;
		const told = await db().jobEvent.findMany({ where: { jobId: id }, select: { data: true } });
		expect(line).toBeTruthy();
		expect(JSON.stringify([presentGoalJob(await loadJob(context, id)), told])).not.toContain(line);
		expect(await faults(id)).toEqual([]);
	});
});

describe("a document that is redacted on the device", () => {
	const found = { fileName: "private.docx", format: "docx", pageCount: 1, findings: [], findingIds: [], counts: { name: 2 }, unseen: [], keptOnDevice: true };
	const report = {
		fileName: "private.docx",
		writtenFileName: "private-redacted.docx",
		format: "docx",
		pageCount: 1,
		redacted: [{ kind: "name", texts: 2, places: 3, pages: [1] }],
		byPage: [{ page: 1, places: 3 }],
		kept: [],
		notFound: [],
		removed: [],
		unseen: [],
		check: { passed: true, searched: [] },
		keptOnDevice: true,
	};

	it("ends with its numbers, and no file of another place can be slipped in as its result", async () => {
		const { context } = await makePerson();
		const other = await makePerson();
		const fileId = await makeLocalFile(context);
		const { id } = await startWith(fileId, context, "forge.redact");
		const give = (value: unknown) => updateSlots(context, id, { answers: [{ slotId: "output", value }] });
		await give(found);
		const review = await untilPause(context, id, "redact_review");
		expect(Object(review.interrupts[0]?.payload)).toMatchObject({ stepOutputPreview: { found: { findings: [], keptOnDevice: true } } });
		await updateSlots(context, id, {
			answers: [
				{ slotId: "findings", value: [] },
				{ slotId: "ownWords", value: null },
			],
		});
		await untilDeviceIsAsked(context, id);
		const theirs = await db().file.findUniqueOrThrow({ where: { id: await makeResumeFile(other.context.actor.userId) } });
		const file = { storageKey: theirs.storageKey, fileName: "mine.docx", mimeType: "text/plain", sizeBytes: 3, sha256: "0".repeat(64) };
		await expect(give({ files: [{ kind: "redacted", file }], report })).rejects.toMatchObject({
			details: { slots: [{ slotId: "output", message: expect.stringContaining("files") }] },
		});
		await expect(updateSlots(other.context, id, { answers: [{ slotId: "output", value: { files: [], report } }] })).rejects.toMatchObject({
			code: "JOB_NOT_FOUND",
		});
		await give({ files: [], report });
		const done = await untilStatus(context, id, "completed");
		expect(done.artifacts).toMatchObject([{ fileName: "redaction.json", artifactType: "data" }]);
		expect(await faults(id)).toEqual([]);
	});

	it("fails with words where a step makes files by a tool that no device has", async () => {
		const { context } = await makePerson();
		const fileId = await makeLocalFile(context);
		const created = await createGoalJob(context, { workflowId: "conversion.pdf_to_editable", fileIds: [fileId], sensitiveLocalFileIds: [fileId] });
		await confirmGoalJob(context, created.id);
		expect(await untilStatus(context, created.id, "failed")).toMatchObject({
			errorCode: "FILE_INCOMPATIBLE",
			errorMessage: expect.stringContaining("on your device"),
		});
	});
});
