import { Document, Math as Formula, MathFraction, MathRadical, MathRun, MathSuperScript, Packer, Paragraph, TextRun } from "docx";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { convertFiles } from "@/lib/tools/documents/converting/convert-files";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { makeEditable } from "@/lib/tools/documents/converting/make-editable";
import { type Block, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { besideEachOther, drawnPdf } from "@/tests/factories/drawn-pdf";

const utf8 = (text: string) => new TextEncoder().encode(text);
const signal = new AbortController().signal;
const reading = { signal, onProgress: () => undefined };
const WORK = { writtenAt: new Date("2026-05-18T09:00:00Z"), ...reading };
const spelled = (blocks: readonly Block[]) => textsOf(blocks, spelledText);

async function asPdf(fileName: string, bytes: Uint8Array): Promise<Uint8Array> {
	let made = new Uint8Array();
	await convertFiles(
		{ count: "one", paper: "a4", hasPageNumbers: false },
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

const LINES: [string, number?, number?][][] = [
	[["A field of 12 km"], ["2", 7, 3.6], [" holds 4 × 10"], ["-9", 7, 3.6], [" mol of CO"], ["2", 7, -1.5], [" in the soil."]],
	[["Earnings"], ["3", 6, 4], [" rose, and so did costs¹ in one part ½ of the year."]],
	[["3", 6, 4], [" Without the branch abroad."]],
];

describe("letters out of the line", () => {
	it("stay where they stand in a PDF, raised or lowered", async () => {
		const bytes = await drawnPdf([LINES.flatMap((line, at) => besideEachOther(line, 60, 100 + at * 40))]);
		const { blocks, notes } = await readPdfBlocks(bytes, reading);
		expect(spelled(blocks)).toEqual([
			"A field of 12 km² holds 4 × 10⁻⁹ mol of CO₂ in the soil.",
			"Earnings³ rose, and so did costs¹ in one part ½ of the year.",
			"³ Without the branch abroad.",
		]);
		expect(notes).toEqual([]);
	});

	it("are written into Word as raised and lowered, and into Markdown as signs or tags", async () => {
		const line = besideEachOther([["x"], ["n+k", 7, 3.6], [" and E"], ["max", 7, -1.5], [" and 10"], ["6", 7, 3.6]], 60, 100);
		const { files } = await makeEditable({ fileName: "a.pdf", bytes: await drawnPdf([line]) }, { ...WORK, formats: ["docx", "md"] });
		const html = await mammoth.convertToHtml({ buffer: Buffer.from(files[0]?.bytes ?? []) });
		expect(html.value).toContain("x<sup>n+k</sup> and E<sub>max</sub> and 10<sup>6</sup>");
		expect(new TextDecoder().decode(files[1]?.bytes)).toContain("x<sup>n+k</sup> and E<sub>max</sub> and 10⁶");
	});

	it("are no lines of small print below or above a text", async () => {
		const texts = [
			{ text: "A text of the usual size that ends here", x: 60, y: 100 },
			{ text: "and a small one close below it", x: 60, y: 110, size: 7 },
			{ text: "Total", x: 60, y: 140 },
			{ text: "net", x: 120, y: 137, size: 7 },
		];
		const { blocks } = await readPdfBlocks(await drawnPdf([texts]), reading);
		expect(spelled(blocks).join("\n")).not.toMatch(/[\^_⁰-₟]/);
	});

	it.each([
		["a.html", utf8("<p>Fe<sub>3</sub>O<sub>4</sub> at 5·10<sup>3</sup> Pa</p>")],
		["a.md", utf8("Fe<sub>3</sub>O<sub>4</sub> at 5·10<sup>3</sup> Pa\n")],
		[
			"a.docx",
			new Document({
				sections: [
					{
						children: [
							new Paragraph({
								children: [
									new TextRun("Fe"),
									new TextRun({ text: "3", subScript: true }),
									new TextRun("O"),
									new TextRun({ text: "4", subScript: true }),
									new TextRun(" at 5·10"),
									new TextRun({ text: "3", superScript: true }),
									new TextRun(" Pa"),
								],
							}),
						],
					},
				],
			}),
		],
	])("of %s stand so on paper, and come back from it", async (fileName, source) => {
		const bytes = source instanceof Document ? new Uint8Array(await Packer.toBuffer(source)) : source;
		expect(spelled((await readDocument({ fileName, bytes })).blocks)).toEqual(["Fe₃O₄ at 5·10³ Pa"]);
		const back = await readPdfBlocks(await asPdf(fileName, bytes), reading);
		expect(spelled(back.blocks)).toEqual(["Fe₃O₄ at 5·10³ Pa"]);
	});
});

const FORMULA = new Document({
	sections: [
		{
			children: [
				new Paragraph({
					children: [
						new Formula({
							children: [
								new MathRun("y="),
								new MathFraction({ numerator: [new MathRun("p−q")], denominator: [new MathRun("3r")] }),
								new MathRun("+"),
								new MathSuperScript({ children: [new MathRun("v")], superScript: [new MathRun("2")] }),
								new MathRun("−"),
								new MathRadical({ children: [new MathRun("a+1")] }),
							],
						}),
					],
				}),
			],
		},
	],
});
const WEB =
	"<p>So <math><mi>y</mi><mo>=</mo><mfrac><mrow><mi>p</mi><mo>−</mo><mi>q</mi></mrow><mrow><mn>3</mn><mi>r</mi></mrow></mfrac><mo>+</mo><msup><mi>v</mi><mn>2</mn></msup><mo>−</mo><msqrt><mi>a</mi><mo>+</mo><mn>1</mn></msqrt></math> holds.</p>";

describe("a formula", () => {
	it("of Word keeps its meaning on one line, and says that it was set so", async () => {
		const { blocks, notes } = await readDocument({ fileName: "a.docx", bytes: new Uint8Array(await Packer.toBuffer(FORMULA)) });
		expect(spelled(blocks)).toEqual(["y=(p−q)/(3r)+v²−√(a+1)"]);
		expect(notes.map(({ message }) => message).join()).toContain("formula");
	});

	it("of a page does too", async () => {
		const { blocks, notes } = await readDocument({ fileName: "a.html", bytes: utf8(WEB) });
		expect(spelled(blocks)).toEqual(["So y = (p−q)/(3r) + v²−√(a + 1) holds."]);
		expect(notes.map(({ message }) => message).join()).toContain("formula");
	});

	it("of a PDF is said to need a look", async () => {
		const line = besideEachOther([["x"], ["2", 7, 3.6]], 60, 100);
		const below = { text: "i", x: line[1]?.x ?? 0, y: 102.2, size: 7 };
		const { notes } = await readPdfBlocks(await drawnPdf([[...line, below, { text: "is the square of the i-th value", x: 80, y: 100 }]]), reading);
		expect(notes).toEqual([expect.objectContaining({ place: "Page 1" })]);
	});
});
