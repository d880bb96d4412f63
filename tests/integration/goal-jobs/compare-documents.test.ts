import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { ComparisonReport } from "@/lib/tools/documents/comparing/schemas";
import { makeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { faults } from "@/tests/world/faults";
import { untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { confirmGoalJob, createGoalJob } = await verbs();

const sample = async (version: number) => new Uint8Array(await readFile(`public/samples/agency-contract-v${version}.docx`));

async function begin(files: readonly (readonly [string, Uint8Array])[], order: string) {
	const { context, userId } = await makePerson();
	const fileIds: string[] = [];
	for (const [fileName, bytes] of files) fileIds.push(await makeFile(userId, { fileName, bytes }));
	const slotAnswers = [{ slotId: "order", value: order }];
	return { context, fileIds, made: await createGoalJob(context, { workflowId: "forge.compare_documents", fileIds, sensitiveLocalFileIds: [], slotAnswers }) };
}

async function reportOf(files: readonly (readonly [string, Uint8Array])[], order: string) {
	const { context, made } = await begin(files, order);
	await confirmGoalJob(context, made.id);
	const done = await untilStatus(context, made.id, "completed", "partial");
	expect(done.errorMessage).toBeNull();
	const bytes = await readStoredBytes(done.artifacts.find(({ fileName }) => fileName === "comparison.json")?.storageKey ?? "");
	return { done, report: ComparisonReport.parse(JSON.parse(Buffer.from(bytes).toString())) };
}

describe("forge.compare_documents", () => {
	it("compares the files in their order, or the other way round where that is answered", async () => {
		const files = [["v1.docx", await sample(1)] as const, ["v2.docx", await sample(2)] as const];
		const { done, report } = await reportOf(files, "old_first");
		expect(report.summary[0]).toBe("The amount in 2.1 went from €1,000 to €1,200.");
		expect(done.artifacts.find(({ isPrimary }) => isPrimary)).toMatchObject({ fileName: "comparison.pdf", mimeType: "application/pdf" });
		expect(await faults(done.id)).toEqual([]);
		const swapped = await reportOf(files, "new_first");
		expect(swapped.report.summary[0]).toBe("The amount in 2.1 went from €1,200 to €1,000.");
		expect([swapped.report.old.fileName, swapped.report.new.fileName]).toEqual(["v2.docx", "v1.docx"]);
	});

	it("asks for two files, and refuses one that is broken before anything is spent", async () => {
		await expect(begin([["v1.docx", await sample(1)]], "old_first")).rejects.toMatchObject({
			code: "VALIDATION_ERROR",
			message: expect.stringContaining("takes exactly 2 files"),
		});
		const { made, fileIds } = await begin(
			[
				["v1.docx", await sample(1)],
				["v2.pdf", new TextEncoder().encode("%PDF-1.4 broken")],
			],
			"old_first",
		);
		expect(made.preflightResult).toMatchObject({ errors: [{ fileId: fileIds[1], code: "FILE_UNREADABLE" }] });
	});
});
