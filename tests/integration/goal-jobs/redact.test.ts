import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { RedactionReport } from "@/lib/tools/documents/redacting/schemas";
import { makeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { faults } from "@/tests/world/faults";
import { untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { confirmGoalJob, createGoalJob, pendingSlotsOf, updateSlots } = await verbs();

async function begin(fileName: string, bytes: Uint8Array, slotAnswers: { slotId: string; value: unknown }[] = []) {
	const { context, userId } = await makePerson();
	const fileId = await makeFile(userId, { fileName, bytes });
	const made = await createGoalJob(context, { workflowId: "forge.redact", fileIds: [fileId], sensitiveLocalFileIds: [], slotAnswers });
	return { context, jobId: made.id, made, fileId };
}

const stored = async (storageKey: string | undefined) => Buffer.from(await readStoredBytes(storageKey ?? ""));

describe("forge.redact", () => {
	it("pauses with every finding in its context, and writes the PDF without what was chosen", async () => {
		const { context, jobId } = await begin("letter.pdf", new Uint8Array(await readFile("public/samples/tenancy-letter.pdf")));
		await confirmGoalJob(context, jobId);
		const paused = await untilPause(context, jobId, "redact_review");
		const [findings, ownWords] = pendingSlotsOf(paused);
		expect([findings?.slotId, ownWords?.slotId]).toEqual(["findings", "ownWords"]);
		expect(findings?.suggestedValue).toEqual(findings?.options);
		const payload = paused.interrupts[0]?.payload as { stepOutputPreview: { found: { findings: { findingId: string; kind: string; text: string }[] } } };
		const found = payload.stepOutputPreview.found.findings;
		expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
			expect.arrayContaining(["name: Amara Okonjo", "bank_account: DE89 3704 0044 0532 0130 00", "birth_date: 14 August 1991", "document_number: C4F8K29TX"]),
		);
		await expect(updateSlots(context, jobId, { answers: [{ slotId: "findings", value: ["nothing-1"] }] })).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
		});

		const kept = found.find(({ text }) => text === "letting@lindenhof.example");
		const value = found.filter((finding) => finding !== kept).map(({ findingId }) => findingId);
		await updateSlots(context, jobId, {
			answers: [
				{ slotId: "findings", value },
				{ slotId: "ownWords", value: ["reading of"] },
			],
		});
		const done = await untilStatus(context, jobId, "completed", "partial");
		expect(done.errorMessage).toBeNull();
		const primary = done.artifacts.find(({ isPrimary }) => isPrimary);
		expect(primary).toMatchObject({ fileName: "letter-redacted.pdf", mimeType: "application/pdf" });
		const written = await stored(primary?.storageKey);
		expect(written.toString("latin1")).not.toMatch(/okonjo|vogt/i);
		const report = RedactionReport.parse(
			JSON.parse((await stored(done.artifacts.find(({ fileName }) => fileName === "redaction.json")?.storageKey)).toString()),
		);
		expect(report.check.passed).toBe(true);
		expect(report.kept.map(({ text }) => text)).toEqual(["letting@lindenhof.example"]);
		expect(report.redacted.find(({ kind }) => kind === "own_word")).toMatchObject({ texts: 1, places: 1 });
		expect(await faults(jobId)).toEqual([]);
	});

	it("redacts everything that is found where nothing is answered, and looks only for what was asked", async () => {
		const text = new TextEncoder().encode("Dear Ms Okafor,\nwrite to n.okafor@mail.example.\n");
		const { context, jobId } = await begin("letter.txt", text, [{ slotId: "kinds", value: ["email"] }]);
		await confirmGoalJob(context, jobId);
		await untilPause(context, jobId, "redact_review");
		await updateSlots(context, jobId, { answers: [{ slotId: "findings", value: null }] });
		const done = await untilStatus(context, jobId, "completed", "partial");
		const primary = done.artifacts.find(({ isPrimary }) => isPrimary);
		expect((await stored(primary?.storageKey)).toString()).toBe("Dear Ms Okafor,\nwrite to ████.\n");
	});

	it("goes on where nothing is found", async () => {
		const { context, jobId } = await begin("weather.txt", new TextEncoder().encode("The weather stays fine.\n"));
		await confirmGoalJob(context, jobId);
		await untilPause(context, jobId, "redact_review");
		await updateSlots(context, jobId, { answers: [{ slotId: "ownWords", value: ["weather"] }] });
		const done = await untilStatus(context, jobId, "completed", "partial");
		expect((await stored(done.artifacts.find(({ isPrimary }) => isPrimary)?.storageKey)).toString()).toBe("The ████ stays fine.\n");
	});

	it.each([
		["broken.pdf", "%PDF-1.4 broken", "FILE_UNREADABLE"],
		["broken.docx", "no document", "FILE_UNREADABLE"],
		["zero.txt", "plain words\u0000\u0000 and more of them", "FILE_UNREADABLE"],
		["table.xlsx", "no document", "FILE_UNREADABLE"],
		["table.json", "[]", "FILE_TYPE_UNSUPPORTED"],
	])("refuses %s before anything is spent", async (fileName, text, code) => {
		const { made, fileId } = await begin(fileName, new TextEncoder().encode(text));
		expect(made.status).toBe("failed");
		expect(made.preflightResult).toMatchObject({ errors: [{ fileId, code, message: expect.stringMatching(/\.$/) }] });
	});
});
