import { expect, it } from "vitest";
import { createGoalJob } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { updateSlots } from "@/lib/goal-jobs/lifecycle/update-slots";
import { db } from "@/lib/platform/database/db";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { READ_LETTER } from "@/tests/factories/spec-examples";
import { makeStoredSpec } from "@/tests/factories/specs";

async function askedForLetter() {
	const { context, userId } = await makePerson();
	await makeStoredSpec(userId, "uw_letter", READ_LETTER);
	const letter = await makeResumeFile(userId);
	const made = { userWorkflowId: "uw_letter", fileIds: [await makeResumeFile(userId)], sensitiveLocalFileIds: [] };
	const job = await createGoalJob(context, made);
	expect(job.status).toBe("slots_pending");
	return { context, userId, jobId: job.id, letter, made };
}

it("a question for a file takes one of the person's own that is here and of its format, and says in words why another does not fit", async () => {
	const { context, userId, jobId, letter, made } = await askedForLetter();
	const answer = (value: unknown) => updateSlots(context, jobId, { answers: [{ slotId: "letter", value }] });
	const refused = (message: string) => ({ code: "SLOT_VALIDATION_ERROR", details: { slots: [{ slotId: "letter", message }] } });

	const note = await makeFile(userId, { fileName: "note.txt" });
	await expect(answer(note)).rejects.toMatchObject(refused("note.txt is not a DOCX file. Choose another one."));
	const atCreation = createGoalJob(context, { ...made, slotAnswers: [{ slotId: "letter", value: note }] });
	await expect(atCreation).rejects.toMatchObject(refused("note.txt is not a DOCX file. Choose another one."));

	await db().file.update({ where: { id: note }, data: { status: "pending" } });
	await expect(answer(note)).rejects.toMatchObject(refused("note.txt has not been uploaded completely. Upload it again."));
	await db().file.update({ where: { id: note }, data: { status: "local" } });
	await expect(answer(note)).rejects.toMatchObject(refused("note.txt stays on your device. Upload it, or choose another file."));
	await expect(answer([])).rejects.toMatchObject(refused("An answer is needed."));
	await expect(answer([letter, note])).rejects.toMatchObject(refused("Choose at most 1 file; you chose 2."));
	await expect(answer(await makeResumeFile((await makePerson()).userId))).rejects.toMatchObject({ code: "FILE_FORBIDDEN" });

	expect((await answer(letter)).status).toBe("ready");
});
