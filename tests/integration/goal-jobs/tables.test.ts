import { describe, expect, it } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { TableSettings } from "@/lib/tools/tables/schemas";
import { makeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { faults } from "@/tests/world/faults";
import { untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { confirmGoalJob, createGoalJob, pendingSlotsOf, updateSlots } = await verbs();

const CSV = "name;born;price;zip\nAnn;31.12.1999;1.234,50;00501\nBob;1.2.2000;0,5;10001\n";

async function begin(fileName: string, text: string, targetFormat: string): Promise<{ context: ActorContext; jobId: string }> {
	const { context, userId } = await makePerson();
	const fileId = await makeFile(userId, { fileName, bytes: new TextEncoder().encode(text) });
	const made = await createGoalJob(context, {
		workflowId: "conversion.tables",
		fileIds: [fileId],
		sensitiveLocalFileIds: [],
		slotAnswers: [{ slotId: "targetFormat", value: targetFormat }],
	});
	return { context, jobId: made.id };
}

describe("conversion.tables", () => {
	it("pauses with what was recognised, and writes the table as it was confirmed", async () => {
		const { context, jobId } = await begin("people.csv", CSV, "json");
		await confirmGoalJob(context, jobId);
		const paused = await untilPause(context, jobId, "table_review");
		const asked = pendingSlotsOf(paused);
		expect(asked.map(({ slotId }) => slotId)).toEqual(["settings", "delimiter", "encoding", "hasHeader", "sheet", "headerRow", "footerRows"]);
		const settings = TableSettings.parse(asked[0]?.suggestedValue);
		expect(settings).toMatchObject({ delimiter: "semicolon", encoding: "utf-8", hasHeader: true });
		expect(settings.columns.map(({ type }) => type)).toEqual(["text", "date", "decimal", "text"]);
		expect(paused.interrupts[0]?.payload).toMatchObject({
			stepOutputPreview: { table: { rowCount: 2, sampleRows: [["Ann", "31.12.1999", "1.234,50", "00501"], expect.anything()] } },
		});

		const columns = settings.columns.map((column) => (column.name === "price" ? { ...column, name: "cost", type: "text", format: null } : column));
		const wrong = { ...settings, columns: [{ name: "x", type: "colour", format: null }] };
		await expect(updateSlots(context, jobId, { answers: [{ slotId: "settings", value: wrong }] })).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		await updateSlots(context, jobId, { answers: [{ slotId: "settings", value: { ...settings, columns } }] });
		const done = await untilStatus(context, jobId, "completed", "partial");
		expect(done.errorMessage).toBeNull();
		expect(done.status).toBe("completed");
		const [primary] = done.artifacts.filter(({ isPrimary }) => isPrimary);
		expect(primary).toMatchObject({ fileName: "people.json", mimeType: "application/json", artifactType: "data" });
		expect(JSON.parse(Buffer.from(await readStoredBytes(primary?.storageKey ?? "")).toString())).toEqual([
			{ name: "Ann", born: "1999-12-31", cost: "1.234,50", zip: "00501" },
			{ name: "Bob", born: "2000-02-01", cost: "0,5", zip: "10001" },
		]);
		const report = done.artifacts.find(({ fileName }) => fileName === "conversion.json");
		expect(JSON.parse(Buffer.from(await readStoredBytes(report?.storageKey ?? "")).toString())).toMatchObject({ rows: 2, misfits: { count: 0 } });
		expect(await faults(jobId)).toEqual([]);
	});

	it("leaves out a title and a total, and takes them as data where that is answered", async () => {
		const around = `Staff of May;;;\n${CSV}Total;;1.235,00;\n`;
		const { context, jobId } = await begin("people.csv", around, "ndjson");
		await confirmGoalJob(context, jobId);
		const paused = await untilPause(context, jobId, "table_review");
		expect(TableSettings.parse(pendingSlotsOf(paused)[0]?.suggestedValue)).toMatchObject({ headerRow: 2, footerRows: 1 });
		expect(paused.interrupts[0]?.payload).toMatchObject({ stepOutputPreview: { table: { rowCount: 2, headerRow: 2, footerRows: 1 } } });
		await updateSlots(context, jobId, { answers: [{ slotId: "footerRows", value: 0 }] });
		const done = await untilStatus(context, jobId, "completed", "partial");
		const [primary] = done.artifacts.filter(({ isPrimary }) => isPrimary);
		const lines = Buffer.from(await readStoredBytes(primary?.storageKey ?? ""))
			.toString()
			.trim()
			.split("\n");
		expect(lines).toHaveLength(3);
		expect(lines[2]).toContain("Total");
	});

	it("goes on with another delimiter and no header where that is answered", async () => {
		const { context, jobId } = await begin("people.csv", CSV, "csv");
		await confirmGoalJob(context, jobId);
		await untilPause(context, jobId, "table_review");
		await updateSlots(context, jobId, {
			answers: [
				{ slotId: "delimiter", value: "pipe" },
				{ slotId: "hasHeader", value: false },
			],
		});
		const done = await untilStatus(context, jobId, "completed", "partial");
		const primary = done.artifacts.find(({ isPrimary }) => isPrimary);
		expect(Buffer.from(await readStoredBytes(primary?.storageKey ?? "")).toString()).toBe(
			'Column 1\r\nname;born;price;zip\r\n"Ann;31.12.1999;1.234,50;00501"\r\n"Bob;1.2.2000;0,5;10001"\r\n',
		);
	});

	it.each([
		["nothing.csv", "", "FILE_EMPTY"],
		["broken.json", '[{"a":', "FILE_UNREADABLE"],
		["book.xlsx", "no workbook", "FILE_UNREADABLE"],
		["notes.txt", "some notes", "FILE_TYPE_UNSUPPORTED"],
	])("refuses %s before anything is spent", async (fileName, text, code) => {
		const { context, userId } = await makePerson();
		const fileId = await makeFile(userId, { fileName, bytes: new TextEncoder().encode(text) });
		const made = await createGoalJob(context, { workflowId: "conversion.tables", fileIds: [fileId], sensitiveLocalFileIds: [] });
		expect(made.status).toBe("failed");
		expect(made.errorCode).toBe("FILE_INCOMPATIBLE");
		expect(made.preflightResult).toMatchObject({ errors: [{ fileId, code, message: expect.stringMatching(/\.$/) }] });
	});
});
