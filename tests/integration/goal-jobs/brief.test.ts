import { describe, expect, it } from "vitest";
import { Brief, everySentence } from "@/lib/tools/documents/brief/schemas";
import { bridgeFiles } from "@/tests/factories/briefs";
import { makeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { faults } from "@/tests/world/faults";
import { untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { confirmGoalJob, createGoalJob, pendingSlotsOf, updateSlots } = await verbs();

async function begin(files: readonly { fileName: string; bytes: Uint8Array }[]) {
	const { context, userId } = await makePerson();
	const fileIds: string[] = [];
	for (const { fileName, bytes } of files) fileIds.push(await makeFile(userId, { fileName, bytes }));
	return { context, made: await createGoalJob(context, { workflowId: "forge.brief", fileIds, sensitiveLocalFileIds: [] }), fileIds };
}

describe("forge.brief", () => {
	it("asks which topics, and delivers a brief whose every sentence stands on a page that comes with it", async () => {
		const { context, made } = await begin(await bridgeFiles());
		await confirmGoalJob(context, made.id);
		const paused = await untilPause(context, made.id, "brief_topics");
		const [topics] = pendingSlotsOf(paused);
		expect(topics).toMatchObject({ slotId: "topics", suggestedValue: expect.arrayContaining(["construction cost"]) });
		expect(topics?.config).toMatchObject({ labels: { "construction cost": "Construction cost" } });
		expect(paused.interrupts[0]?.payload).toMatchObject({
			stepOutputPreview: { sources: [{ fileName: "bridge-council-minutes.pdf", pageCount: 1 }, expect.anything(), expect.anything()] },
		});
		await updateSlots(context, made.id, {
			answers: [
				{ slotId: "topics", value: ["harbour wall", "construction cost"] },
				{ slotId: "length", value: "long" },
				{ slotId: "view", value: null },
			],
		});
		const done = await untilStatus(context, made.id, "completed", "partial");
		expect(done.errorMessage).toBeNull();
		expect(done.status).toBe("completed");
		expect(done.artifacts.map(({ fileName }) => fileName).sort()).toEqual(["brief.docx", "brief.json", "brief.pdf"]);
		expect(done.artifacts.find(({ isPrimary }) => isPrimary)).toMatchObject({ fileName: "brief.pdf", metadata: { citations: expect.any(Number) } });
		const stored = done.artifacts.find(({ fileName }) => fileName === "brief.json")?.storageKey ?? "";
		const brief = Brief.parse(JSON.parse(Buffer.from(await readStoredBytes(stored)).toString()));
		expect(brief.sections.map(({ heading }) => heading)).toEqual(["Harbour wall", "Construction cost"]);
		const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
		for (const { text, citations } of everySentence(brief)) {
			for (const { source, page, line, lastLine } of citations) {
				const lines = brief.pages.find((one) => one.source === source && one.page === page)?.lines.slice(line - 1, lastLine) ?? [];
				expect(bare(lines.join(""))).toContain(bare(text));
			}
		}
		expect(await faults(made.id)).toEqual([]);
	});

	it.each([
		["nothing.txt", "", "FILE_EMPTY"],
		["broken.pdf", "%PDF-1.7 and then nothing", "FILE_UNREADABLE"],
		["table.json", '{"a": [1, 2]}', "FILE_TYPE_UNSUPPORTED"],
	])("refuses %s before anything is spent", async (fileName, text, code) => {
		const { made, fileIds } = await begin([{ fileName, bytes: new TextEncoder().encode(text) }]);
		expect(made).toMatchObject({ status: "failed", errorCode: "FILE_INCOMPATIBLE" });
		expect(made.preflightResult).toMatchObject({ errors: [{ fileId: fileIds[0], code, message: expect.stringMatching(/\.$/) }] });
	});
});
