import { Document, FootnoteReferenceRun, Packer, Paragraph, TextRun } from "docx";
import { describe, expect, it } from "vitest";
import { convertFiles } from "@/lib/tools/documents/converting/convert-files";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";

const utf8 = (text: string) => new TextEncoder().encode(text);
const signal = new AbortController().signal;

async function convert(fileName: string, bytes: Uint8Array) {
	let made = new Uint8Array();
	const report = await convertFiles(
		{ count: "one", paper: "a4", hasPageNumbers: false },
		{
			fileIds: ["0"],
			readFile: async () => ({ fileName, bytes }),
			keep: async (pdf) => {
				made = new Uint8Array(pdf.bytes);
			},
			writtenAt: new Date("2026-05-18T09:00:00Z"),
			signal,
			onFile: () => undefined,
		},
	);
	return { made, notes: report.files[0]?.notes.map(({ message }) => message).join("\n") ?? "" };
}

describe("what can't be kept is said", () => {
	it("of a table that is wider than its page, and not of one that fits", async () => {
		const rows = (columns: number) =>
			utf8(Array.from({ length: 4 }, (_, row) => Array.from({ length: columns }, (_, at) => `quay-${row}${at}-4711`).join(",")).join("\n"));
		expect((await convert("wide.csv", rows(30))).notes).toContain("30 columns");
		expect((await convert("narrow.csv", rows(3))).notes).toBe("");
	});

	it("of text that runs from the right in a PDF", async () => {
		const { made } = await convert("a.txt", utf8("يفتح الميناء في الساعة 6 صباحا في مدينة Hamburg كل يوم"));
		const { notes } = await readPdfBlocks(made, { signal, onProgress: () => undefined });
		expect(notes).toEqual([expect.objectContaining({ place: "Page 1" })]);
	});
});

describe("what a reader sees", () => {
	it("is the number of a note as it is counted, whatever the file calls it", async () => {
		const document = new Document({
			footnotes: { 7: { children: [new Paragraph("First remark.")] }, 3: { children: [new Paragraph("Second remark.")] } },
			sections: [
				{ children: [new Paragraph({ children: [new TextRun("One"), new FootnoteReferenceRun(7), new TextRun(" two"), new FootnoteReferenceRun(3)] })] },
			],
		});
		const texts = textsOf((await readDocument({ fileName: "a.docx", bytes: new Uint8Array(await Packer.toBuffer(document)) })).blocks);
		expect(texts[0]).toBe("One[1] two[2]");
		expect(texts).toEqual(expect.arrayContaining(["[1] First remark.", "[2] Second remark."]));
	});

	it("is the date of a message as its sender wrote it", async () => {
		const message = "From: a@example.com\r\nSubject: Tide\r\nDate: Fri, 09 Jan 2026 23:40:00 -0800\r\n\r\nHello.\r\n";
		const texts = textsOf((await readDocument({ fileName: "a.eml", bytes: utf8(message) })).blocks);
		expect(texts).toContain("Date: Fri, 09 Jan 2026 23:40:00 -0800");
	});
});
