import { describe, expect, it } from "vitest";
import { Spec } from "@/lib/catalog/spec";
import type { ActorContext } from "@/lib/platform/context";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { READ_LETTER } from "@/tests/factories/spec-examples";
import { makeStoredSpec } from "@/tests/factories/specs";
import { faults } from "@/tests/world/faults";
import { untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { confirmGoalJob, createGoalJob, db, loadJob, presentGoalJob, updateSlots } = await verbs();
const { saveDraft } = await import("@/lib/goal-jobs/pauses/save-draft");
const { getDraft } = await import("@/lib/goal-jobs/pauses/get-draft");

/** Begins with no file, and asks for one on the way. */
const ASKS_LATER = Spec.parse({
	...READ_LETTER,
	input: { ...READ_LETTER.input, minFiles: 0, maxFiles: 0 },
	slots: [],
	steps: [
		{
			stepId: "prepare",
			title: "Prepare",
			role: "reader",
			tool: "job-search:normalize_postings",
			inputs: { rawPostings: [] },
			checkpoint: {
				checkpointId: "give_letter",
				title: "Which letter?",
				slots: [{ slotId: "letter", slotType: "file", question: "Which letter?", acceptedFormats: ["docx"] }],
			},
		},
		{ stepId: "read", title: "Read it", role: "reader", tool: "resume-profile:parse_resume", inputs: { fileId: "slot:letter" } },
	],
	toolPalette: ["job-search:normalize_postings", "resume-profile:parse_resume"],
});

async function untilAsked() {
	const { context, userId } = await makePerson();
	await makeStoredSpec(userId, `uw_later_${userId}`, { ...ASKS_LATER, specId: `user_test.later_${userId}` });
	const job = await createGoalJob(context, { userWorkflowId: `uw_later_${userId}`, fileIds: [], sensitiveLocalFileIds: [] });
	expect(job.status).toBe("ready");
	await confirmGoalJob(context, job.id);
	return { context, userId, asked: presentGoalJob(await untilPause(context, job.id, "give_letter")) };
}

const answer = (context: ActorContext, jobId: string, value: unknown, expectedVersion?: number) =>
	updateSlots(context, jobId, { answers: [{ slotId: "letter", value }], ...(expectedVersion === undefined ? {} : { expectedVersion }) });

describe("a run that collects its file at a checkpoint", () => {
	it("begins without one, waits for it, and reads what it is answered with", async () => {
		const { context, userId, asked } = await untilAsked();
		expect(asked).toMatchObject({ fileIds: [], status: "executing", pendingSlots: [{ slotId: "letter", slotType: "file", acceptedFormats: ["docx"] }] });
		const letter = await makeResumeFile(userId);
		await saveDraft(context, asked.jobSpecId, { answers: [{ slotId: "letter", value: letter }], baseVersion: asked.itemVersion });
		expect((await getDraft(context, asked.jobSpecId)).answers).toEqual([{ slotId: "letter", value: letter }]);
		await answer(context, asked.jobSpecId, letter, asked.itemVersion);
		await expect(answer(context, asked.jobSpecId, letter, asked.itemVersion)).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
		const done = await untilStatus(context, asked.jobSpecId, "completed");
		expect(done.artifacts.map(({ fileName }) => fileName).sort()).toEqual(["letter.json", "letter.zip"]);
		expect(done.filledSlots).toEqual({ letter });
		expect(await faults(done.id)).toEqual([]);
	});

	it("takes no file of somebody else, none of another kind and none that is not here; the run waits on", async () => {
		const { context, userId, asked } = await untilAsked();
		const other = await makePerson();
		const theirs = await makeResumeFile(other.userId);
		for (const fileId of [theirs, crypto.randomUUID()])
			await expect(answer(context, asked.jobSpecId, fileId)).rejects.toMatchObject({ code: "FILE_FORBIDDEN" });
		const refused = { code: "SLOT_VALIDATION_ERROR", details: { slots: [{ slotId: "letter" }] } };
		for (const file of [{ fileName: "note.txt" }, { fileName: "letter.docx", status: "local" as const }]) {
			await expect(answer(context, asked.jobSpecId, await makeFile(userId, file))).rejects.toMatchObject(refused);
		}
		for (const value of [null, [], 7, { fileId: theirs }]) await expect(answer(context, asked.jobSpecId, value)).rejects.toMatchObject(refused);
		await expect(answer(other.context, asked.jobSpecId, theirs)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
		expect(await loadJob(context, asked.jobSpecId)).toMatchObject({ itemVersion: asked.itemVersion, status: "executing" });
		expect(await db().toolInvocation.count({ where: { jobId: asked.jobSpecId, stepName: "read" } })).toBe(0);
	});
});
