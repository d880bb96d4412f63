import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { CleaningReport, DataProfile, DataReport } from "@/lib/tools/tables/report/schemas";
import { makeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { confirmGoalJob, createGoalJob, db, pendingSlotsOf, updateSlots } = await verbs();

async function begin(fileName: string, bytes: Uint8Array) {
	const { context, userId } = await makePerson();
	const fileId = await makeFile(userId, { fileName, bytes });
	const made = await createGoalJob(context, { workflowId: "forge.data_report", fileIds: [fileId], sensitiveLocalFileIds: [] });
	return { context, jobId: made.id, made, fileId };
}

const answersOf = (given: Readonly<Record<string, unknown>>) =>
	["focus", "groupBy", "date", "sheet", "cleaning"].map((slotId) => ({ slotId, value: given[slotId] ?? null }));

const json = async (artifact: { storageKey: string } | undefined) => JSON.parse(Buffer.from(await readStoredBytes(artifact?.storageKey ?? "")).toString());

describe("forge.data_report", () => {
	it("shows what the columns hold, follows a changed answer, and delivers the report and the cleaned table", async () => {
		const { context, jobId } = await begin("orders.csv", await readFile("public/samples/coffee-roastery-orders.csv"));
		await updateSlots(context, jobId, { answers: answersOf({}) });
		const shown = await untilStatus(context, jobId, "ready_with_preview");
		expect(shown.artifacts).toMatchObject([{ fileName: "orders-profile.json", isPreview: true }]);
		const first = DataProfile.parse(await json(shown.artifacts[0]));
		expect(first).toMatchObject({ rows: 1056, choice: { focus: "revenue", date: "order_date" } });
		expect(pendingSlotsOf(shown).map(({ slotId }) => slotId)).toEqual(["focus", "groupBy", "date", "cleaning"]);

		await updateSlots(context, jobId, { answers: answersOf({ focus: "no such column" }) });
		const asked = await untilStatus(context, jobId, "slots_pending");
		expect(asked.agentMessage).toContain("There is no column called “no such column” as what matters most. The columns are “order_id”");

		await updateSlots(context, jobId, {
			answers: answersOf({ focus: "rating", cleaning: ["spellings", "duplicates"] }),
		});
		const again = await untilStatus(context, jobId, "ready_with_preview");
		expect(DataProfile.parse(await json(again.artifacts[0])).choice.focus).toBe("rating");

		await confirmGoalJob(context, jobId);
		const done = await untilStatus(context, jobId, "completed", "partial");
		expect(done.errorMessage).toBeNull();
		expect(done.status).toBe("completed");
		const delivered = done.artifacts.filter(({ isPreview }) => !isPreview);
		expect(delivered.map(({ fileName }) => fileName).sort()).toEqual(["cleaning.json", "data-report.json", "orders-cleaned.xlsx", "orders-report.pdf"]);
		expect(delivered.find(({ isPrimary }) => isPrimary)).toMatchObject({
			fileName: "orders-report.pdf",
			mimeType: "application/pdf",
			metadata: { rows: 1056 },
		});
		const report = DataReport.parse(await json(delivered.find(({ fileName }) => fileName === "data-report.json")));
		expect(report.choice.focus).toBe("rating");
		expect(report.findings.length).toBeGreaterThan(10);
		const cleaning = CleaningReport.parse(await json(delivered.find(({ fileName }) => fileName === "cleaning.json")));
		expect(cleaning).toMatchObject({ rowsRead: 1056, rowsWritten: 1053 });
		// The look was made anew for the changed answer; everything behind it was done once.
		const calls = await db().toolInvocation.findMany({ where: { jobId }, select: { nodeName: true } });
		const later = calls.map(({ nodeName }) => nodeName).filter((name) => name !== "profile");
		expect(later.sort()).toEqual(["analyze", "clean", "render"]);
	});

	it.each([
		["nothing.csv", "", "FILE_EMPTY"],
		["broken.json", '[{"a":', "FILE_UNREADABLE"],
		["book.xlsx", "no workbook", "FILE_UNREADABLE"],
		["notes.txt", "some notes", "FILE_TYPE_UNSUPPORTED"],
	])("refuses %s before anything is spent", async (fileName, text, code) => {
		const { made, fileId } = await begin(fileName, new TextEncoder().encode(text));
		expect(made).toMatchObject({ status: "failed", errorCode: "FILE_INCOMPATIBLE" });
		expect(made.preflightResult).toMatchObject({ errors: [{ fileId, code, message: expect.stringMatching(/\.$/) }] });
	});
});
