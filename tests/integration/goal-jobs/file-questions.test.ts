import { expect, it } from "vitest";
import { Spec } from "@/lib/catalog/spec";
import { makeResumeFile, verbs } from "./journey";
import { makeFile, makeUser, useWorld } from "./world";

useWorld();

const SPEC = Spec.parse({
	specId: "user_test.with_a_letter",
	version: "1.0.0",
	name: "Read a letter",
	description: "Reads the letter that is asked for.",
	icon: "files",
	category: "Documents",
	useCaseType: "read_letter",
	input: { minFiles: 1, maxFiles: 1, types: ["document"], formats: ["docx"], maxFileBytes: 1_000_000, inspector: "none" },
	slots: [{ slotId: "letter", slotType: "file", question: "Which letter?", required: true, acceptedFormats: ["docx"], config: { maxItems: 1 } }],
	steps: [{ stepId: "read", title: "Read it", role: "reader", tool: "resume-profile:parse_resume", inputs: { fileId: "slot:letter" } }],
	delivery: {
		documents: [{ from: "step:read.document", fileName: "letter.json", description: "The letter" }],
		archive: { fileName: "letter.zip", description: "Everything" },
	},
	toolPalette: ["resume-profile:parse_resume"],
	agentConfig: { budgetMicroU: 1_000_000 },
});

async function makeJob() {
	const [{ storeSpec }, { transaction }, { createGoalJob }] = await Promise.all([
		import("@/lib/catalog/spec-store"),
		import("@/lib/platform/transaction"),
		verbs(),
	]);
	const context = await makeUser();
	await transaction((tx) => storeSpec(tx, { workflowId: "uw_letter", ownerId: context.actor.userId, spec: SPEC }));
	const letter = await makeResumeFile(context);
	const made = { userWorkflowId: "uw_letter", fileIds: [await makeResumeFile(context)], sensitiveLocalFileIds: [] };
	const job = await createGoalJob(context, made);
	expect(job.status).toBe("slots_pending");
	return { context, jobId: job.id, letter, made };
}

it("a question for a file takes one of the person's own that is here and of its format, and says in words why another does not fit", async () => {
	const { updateSlots, createGoalJob, db } = await verbs();
	const { context, jobId, letter, made } = await makeJob();
	const answer = (value: unknown) => updateSlots(context, jobId, { answers: [{ slotId: "letter", value }] });
	const refused = (message: string) => ({ code: "SLOT_VALIDATION_ERROR", details: { slots: [{ slotId: "letter", message }] } });

	const note = await makeFile(context, "note.txt", new TextEncoder().encode("A note."));
	await db().file.update({ where: { id: note }, data: { mimeType: "text/plain" } });
	await expect(answer(note)).rejects.toMatchObject(refused("note.txt is not a DOCX file. Choose another one."));
	const atCreation = createGoalJob(context, { ...made, slotAnswers: [{ slotId: "letter", value: note }] });
	await expect(atCreation).rejects.toMatchObject(refused("note.txt is not a DOCX file. Choose another one."));

	await db().file.update({ where: { id: note }, data: { status: "pending" } });
	await expect(answer(note)).rejects.toMatchObject(refused("note.txt has not been uploaded completely. Upload it again."));
	await db().file.update({ where: { id: note }, data: { status: "local" } });
	await expect(answer(note)).rejects.toMatchObject(refused("note.txt stays on your device. Upload it, or choose another file."));
	await expect(answer([])).rejects.toMatchObject(refused("An answer is needed."));
	await expect(answer([letter, note])).rejects.toMatchObject(refused("Choose at most 1 file; you chose 2."));
	await expect(answer(await makeResumeFile(await makeUser()))).rejects.toMatchObject({ code: "FILE_FORBIDDEN" });

	expect((await answer(letter)).status).toBe("ready");
}, 60_000);
