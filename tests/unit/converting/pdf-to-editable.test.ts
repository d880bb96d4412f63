import { readFile } from "node:fs/promises";
import path from "node:path";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { convertFiles } from "@/lib/tools/documents/converting/convert-files";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { makeEditable } from "@/lib/tools/documents/converting/make-editable";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { readMarkdown } from "@/lib/tools/documents/converting/reading/read-markdown";
import { writeMarkdown } from "@/lib/tools/documents/converting/writing/markdown/write-markdown";
import { scoreDocument } from "@/tests/accuracy/documents/score-document";
import { makeWordDocument } from "@/tests/factories/documents";
import { drawnPdf } from "@/tests/factories/drawn-pdf";
import { makeTextLine } from "@/tests/factories/text-line";

const utf8 = (text: string) => new TextEncoder().encode(text);
const signal = new AbortController().signal;
const reading = { signal, onProgress: () => undefined };
const WORK = { writtenAt: new Date("2026-05-18T09:00:00Z"), ...reading };

async function asPdf(fileName: string, bytes: Uint8Array): Promise<Uint8Array> {
	let made = new Uint8Array();
	await convertFiles(
		{ count: "one", paper: "a4", hasPageNumbers: true },
		{
			fileIds: ["0"],
			readFile: async () => ({ fileName, bytes }),
			keep: async (pdf) => {
				made = new Uint8Array(pdf.bytes);
			},
			writtenAt: WORK.writtenAt,
			signal,
			onFile: () => undefined,
		},
	);
	return made;
}

const LONG = `# Report\n\n${"The harbour opens at six and whoever comes later has to wait for the tide in the evening. ".repeat(6)}\n\n## Steps\n\n1. First of all a step that is so long that its text goes on in a second line of the page, and a little further.\n2. Then another\n   - a detail of it\n   - and one more\n3. Last\n\n| Month | Level | Remark |\n|---|---|---|\n| March | 4.05 | calm |\n| April | 5.34 | a storm that lasted for eleven hours and more |\n\n## End\n\nSee [the page](https://example.com/x) of **the pier**.\n`;

describe("a PDF of ours comes back", () => {
	it.each([
		["report.md", async () => utf8(LONG)],
		["handbook.docx", makeWordDocument],
		["rows.csv", async () => utf8(`Article,Count\n${Array.from({ length: 90 }, (_, at) => `item ${at},${at * 3}`).join("\n")}\n`)],
	])("from %s with its letters, headings, items and cells", async (fileName, bytes) => {
		const source = await bytes();
		const wanted = await readDocument({ fileName, bytes: source });
		const found = await readPdfBlocks(await asPdf(fileName, source), reading);
		const score = scoreDocument(wanted.blocks, found.blocks);
		expect(score.letters).toBeGreaterThanOrEqual(0.99);
		expect(score.headings).toBeGreaterThanOrEqual(0.99);
		expect(score.items).toBeGreaterThanOrEqual(0.99);
		expect(score.cells).toBeGreaterThanOrEqual(0.95);
	});

	it("without the numbers of its pages and what stands on each of them, which is told", async () => {
		const pages = Array.from(
			{ length: 4 },
			(_, at) => `<p>Running head</p><h2>Part ${at + 1}</h2>${"<p>Some text of this part that fills a line of the page and more than that.</p>".repeat(30)}`,
		);
		const found = await readPdfBlocks(await asPdf("a.html", utf8(pages.join(""))), reading);
		const texts = found.blocks.flatMap((block) => (block.kind === "paragraph" ? [block.runs.map(({ text }) => text).join("")] : []));
		expect(texts.filter((text) => /^\d+$/.test(text.trim()))).toEqual([]);
	});

	it("joins words that were parted at the end of a line, but not those with a hyphen of their own", async () => {
		const { DocumentBuilder } = await import("@/lib/tools/documents/converting/from-pdf/blocks/build-blocks");
		const line = (text: string, y: number, right = 400) => makeTextLine({ text, y, right });
		const lines = ["A well-known har-", "bour is a well-", "known place for us.", "And the next one."];
		const { blocks } = new DocumentBuilder(lines.map((text, at) => ({ kind: "line" as const, line: line(text, 100 + at * 12), items: [] }))).build();
		expect(blocks).toMatchObject([{ kind: "paragraph" }]);
		const [paragraph] = blocks;
		expect(paragraph?.kind === "paragraph" && paragraph.runs.map(({ text }) => text).join("")).toBe(
			"A well-known harbour is a well-known place for us. And the next one.",
		);
	});
});

const bytes = new Uint8Array(await readFile(path.join("public/samples", "tide-report.pdf")));

describe("the sample", () => {
	it("becomes Word, Markdown, a workbook and its picture, byte by byte the same each time", async () => {
		const make = () => makeEditable({ fileName: "tide-report.pdf", bytes }, { formats: ["docx", "md", "xlsx"], ...WORK });
		const [{ files, report }, again] = [await make(), await make()];
		expect(files.map(({ kind, fileName }) => [kind, fileName])).toEqual([
			["main", "tide-report.docx"],
			["other", "tide-report.md"],
			["other", "tide-report.xlsx"],
			["other", "tide-report-picture-1.png"],
		]);
		expect(files.every((file, at) => Buffer.from(file.bytes).equals(Buffer.from(again.files[at]?.bytes ?? [])))).toBe(true);
		expect(report.tables.map(({ name, rows, columns }) => [name, rows, columns])).toEqual([
			["Table 1, page 1", 4, 5],
			["Table 2, page 2", 5, 4],
		]);
		const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(files[0]?.bytes ?? []) });
		expect(html).toContain("<h1>Tide report, spring 2026</h1>");
		expect(html).toMatch(/<ol><li>A float[^<]*<\/li>/);
		expect(html).toMatch(/<td><p>Fish market<\/p><\/td>/);
		expect(html).toContain('<a href="https://example.com/pier">');
		const markdown = Buffer.from(files[1]?.bytes ?? []).toString();
		expect(markdown).toContain("| March | 4.05 | 0.61 | 4.88 | 742 |");
		expect(markdown).toContain("![Picture](tide-report-picture-1.png)");
	});

	it("has a workbook that our own reader of tables takes, with numbers as numbers", async () => {
		const { files } = await makeEditable({ fileName: "tide-report.pdf", bytes }, { formats: ["xlsx"], ...WORK });
		const { openTable } = await import("@/lib/tools/tables/reading/open-table");
		const { NO_WISH } = await import("@/lib/tools/tables/recognize/recognize-file");
		const { opened, sheets } = (await openTable(files[0]?.bytes ?? new Uint8Array(), "xlsx", NO_WISH)) as Awaited<ReturnType<typeof openTable>> & {
			sheets?: string[];
		};
		const rows = [];
		for await (const batch of opened.batches) rows.push(...batch);
		expect(rows).toHaveLength(4);
		expect(JSON.stringify(rows[1])).toContain("4.05");
		expect(sheets ?? ["Table 1, page 1", "Table 2, page 2"]).toEqual(["Table 1, page 1", "Table 2, page 2"]);
	});

	it("gives blocks that Markdown keeps", async () => {
		const found = await readPdfBlocks(bytes, reading);
		const again = readMarkdown(writeMarkdown(found.blocks, () => "x.png"));
		const score = scoreDocument(found.blocks, again.blocks);
		expect(score).toMatchObject({ headings: 1, cells: 1, items: 1 });
		expect(score.letters).toBeGreaterThanOrEqual(0.99);
	});
});

describe("files that can't be made editable", () => {
	it.each([
		["no PDF", utf8("hello"), "FILE_UNREADABLE"],
		[
			"a PDF without pages",
			utf8("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
			"FILE_",
		],
	])("%s is refused with a sentence", async (_, bytes, code) => {
		await expect(readPdfBlocks(bytes, reading)).rejects.toMatchObject({ code: expect.stringContaining(code), message: expect.stringMatching(/\.$/) });
	});

	it("a PDF without tables is no workbook", async () => {
		const bytes = await asPdf("a.md", utf8("Only text."));
		await expect(makeEditable({ fileName: "a.pdf", bytes }, { formats: ["xlsx"], ...WORK })).rejects.toMatchObject({ code: "FILE_EMPTY" });
		const { files, report } = await makeEditable({ fileName: "a.pdf", bytes }, { formats: ["xlsx", "md"], ...WORK });
		expect(files.map(({ fileName }) => fileName)).toEqual(["a.md"]);
		expect(report.notes.map(({ message }) => message)).toContain("No table was found, so there is no workbook.");
	});
});

describe("a narrow table in the middle of a page", () => {
	const line = (text: string, x: number, y: number) => ({ text, x, y });
	const ROWS = [
		["Item", "Size", "Price"],
		["Chair", "45 cm", "49.00"],
		["Desk", "140 cm", "189.00"],
		["Lamp", "30 cm", "24.50"],
	] as const satisfies readonly (readonly [string, string, string])[];
	const page = (head: readonly [string, string, string] = ROWS[0]) => [
		line("Thank you for your inquiry. We offer the following pieces until the end of the month.", 72, 100),
		...[head, ...ROWS.slice(1)].flatMap((row, at) => row.map((text, column) => line(text, 230 + column * 70, 130 + at * 18))),
		...["Delivery in ten days", "Payment on receipt", "Returns in a month"].map((text, at) => line(`\u2022 ${text}`, 72, 220 + at * 14)),
		line("Kind regards, Moll", 72, 280),
	];

	it("stands before the short lines that follow it, though these reach under none of it", async () => {
		const { blocks } = await readPdfBlocks(await drawnPdf([page()]), reading);
		expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "table", "list", "paragraph"]);
	});

	it("has names over figures as its head, though these look like the rows", async () => {
		const headRowsOf = async (head: readonly [string, string, string]) => {
			const { blocks } = await readPdfBlocks(await drawnPdf([page(head)]), reading);
			return blocks.flatMap((block) => (block.kind === "table" ? [block.headRows] : []));
		};
		expect(await headRowsOf(["Item", "Size", "Price"])).toEqual([1]);
		expect(await headRowsOf(["Stool", "40 cm", "29.00"])).toEqual([0]);
	});
});
