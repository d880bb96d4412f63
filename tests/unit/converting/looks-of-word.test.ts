import { AlignmentType, BorderStyle, Document, HeadingLevel, Packer, Paragraph, Tab, TabStopType, TextRun } from "docx";
import { describe, expect, it } from "vitest";
import { convertFiles } from "@/lib/tools/documents/converting/convert-files";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";

const ROLE = "Harbour master of the northern basins and of the dry dock, Lunenburg, Nova Scotia";

/** A page as resumes have it: Letter, narrow margins, headings with a colour and a line, dates at a stop at the right. */
async function page(): Promise<Uint8Array> {
	const text = (words: string) =>
		new Paragraph({ spacing: { after: 40 }, children: [new TextRun({ text: words, size: 20 }), new TextRun({ text: " Note.", size: 16, color: "5B6270" })] });
	const dated = (title: string) =>
		new Paragraph({
			heading: HeadingLevel.HEADING_2,
			tabStops: [{ type: TabStopType.RIGHT, position: 10080 }],
			children: [new TextRun(title), new TextRun({ children: [new Tab(), "06/2017 – 06/2019"], bold: false, color: "5B6270" })],
		});
	const section = (name: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(name)] });
	const sections = ["Summary", "Experience", "Education", "Languages", "Further"].flatMap((name) => [
		section(name),
		dated(`Engineer, ${name}`),
		...Array.from({ length: 5 }, (_, at) => text(`The ${at + 1}th line about it, of an ordinary length.`)),
	]);
	const document = new Document({
		styles: {
			default: {
				document: { run: { font: "Calibri", size: 20, color: "16181D" } },
				heading1: {
					run: { size: 23, bold: true, color: "24507A" },
					paragraph: { spacing: { before: 190, after: 70 }, border: { bottom: { style: BorderStyle.SINGLE, color: "C9CED6", size: 5, space: 2 } } },
				},
				heading2: { run: { size: 21, bold: true }, paragraph: { spacing: { before: 130 } } },
			},
		},
		sections: [
			{
				properties: { page: { size: { width: 12240, height: 15840 }, margin: { top: 1000, right: 1080, bottom: 960, left: 1080 } } },
				children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun("In the middle")] }), ...sections, dated(ROLE)],
			},
		],
	});
	return new Uint8Array(await Packer.toBuffer(document));
}

async function printed() {
	const bytes = await page();
	const pdfs: Uint8Array[] = [];
	const report = await convertFiles(
		{ count: "one", paper: "as_is", hasPageNumbers: true },
		{
			fileIds: ["a"],
			readFile: async () => ({ fileName: "page.docx", bytes }),
			keep: async (pdf) => {
				pdfs.push(pdf.bytes);
			},
			writtenAt: new Date(0),
			signal: new AbortController().signal,
			onFile: () => undefined,
		},
	);
	const { pages } = await readPdf(pdfs[0] ?? new Uint8Array(), { keepsPages: "without_pictures" });
	return { report, items: pages?.[0]?.items ?? [], size: pages?.[0] };
}

describe("a Word file that becomes a PDF", () => {
	it("is read with the sizes, colours, spaces, lines and stops of its paragraphs, and with its margins", async () => {
		const { blocks, margins } = await readDocument({ fileName: "page.docx", bytes: await page() });
		expect(margins).toEqual({ top: 50, right: 54, bottom: 48, left: 54 });
		const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block] : []));
		expect(headings[0]?.look).toMatchObject({ ink: "#24507a", isHeavy: true, ruleBelow: { ink: "#c9ced6", widthPt: 0.625, spacePt: 2 } });
		expect(headings[1]?.look).toMatchObject({ tabs: [{ atPt: 504, align: "right" }], spaceBeforePt: 3.5 + 6.5 });
		expect(headings[1]?.runs.at(-1)).toMatchObject({ text: "\t06/2017 – 06/2019", ink: "#5b6270", bold: false });
		expect(blocks[0]).toMatchObject({ kind: "paragraph", look: { align: "center" } });
	});

	it("keeps its paper, stays one page, and has its dates at the right margin", async () => {
		const { report, items, size } = await printed();
		expect(report.pageCount).toBe(1);
		expect([size?.widthPt, size?.heightPt]).toEqual([612, 792]);
		const left = Math.min(...items.map(({ x }) => x));
		expect(left).toBeCloseTo(54, 0);
		const dates = items.filter(({ text }) => text.trim().endsWith("06/2019"));
		expect(dates).toHaveLength(6);
		for (const date of dates) expect(date.x + date.width).toBeCloseTo(612 - 54, 0);
	});

	it("says that the text is set anew", async () => {
		const { report } = await printed();
		expect(report.files[0]?.notes[0]?.message).toMatch(/set anew: fonts are replaced by ours/);
	});
});
