import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { countMapped } from "@/lib/tools/reading/pdf/opening/pdf-maps";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { PLAIN_TEXT } from "@/tests/hostile/hostile-file";
import { PDF_CONTENTS } from "@/tests/hostile/pdf-contents";
import { PDF_RESOURCES } from "@/tests/hostile/pdf-resources";
import { PDF_STRUCTURES } from "@/tests/hostile/pdf-structures";
import { onePage, packed, READABLE, stream } from "@/tests/hostile/pdf-writer";

const bytesOf = (title: string) => {
	const file = [...PDF_CONTENTS, ...PDF_RESOURCES, ...PDF_STRUCTURES].find((known) => known.title === `pdf: ${title}`);
	if (!file) throw new Error(`There is no file "${title}"`);
	return new Uint8Array(file.make());
};

it.each([
	["two million text operators", "draws far more"],
	["one text of nine million letters", "far more text"],
	["three hundred MB of spaces", "unpacks to far more"],
	["a GB of spaces, packed twice", "unpacks to far more"],
	["runs of lengths that unfold to 300 MB", "unpacks to far more"],
	["one form painted a hundred thousand times", "draws far more"],
	["a large form painted a thousand times", "draws far more"],
	["forms that multiply", "draws far more"],
	["states saved a million times", "draws far more"],
	["one path of two million curves", "draws far more"],
	["many pictures in the text", "draws far more"],
	["contents of a hundred thousand parts", "far more pieces"],
	["thirty thousand fonts", "far more fonts"],
	["one font by a hundred thousand names", "far more fonts"],
	["a font whose letters are a million operators", "draws far more"],
	["a map of letters to a thousand letters each", "far larger fonts"],
	["a map of a million ranges", "far larger fonts"],
	["a table of narrow numbers", "can't be read"],
])("a PDF of %s is refused before a page is read", async (title, words) => {
	await expect(readPdf(bytesOf(title))).rejects.toMatchObject({ code: "FILE_UNREADABLE", message: expect.stringContaining(words) });
});

it("what calls itself a picture is counted where a page runs it", async () => {
	const content = packed(`${READABLE}${"q ".repeat(100_000)}`, 1, "/Type/XObject/Subtype/Image");
	await expect(readPdf(new Uint8Array(onePage({ content })))).rejects.toMatchObject({ message: expect.stringContaining("nested far deeper") });
});

it("operators that stand in texts, comments and pictures are none", async () => {
	const noise = "q ".repeat(200_000);
	const content = stream(`${READABLE}%${noise}\nBT /F1 9 Tf (${noise} \\( \\) (${noise})) Tj ET BI /W 1 /H 1 /BPC 8 /CS /G ID ${noise} EI\n${READABLE}`);
	const { lines } = await readPdf(new Uint8Array(onePage({ content })));
	expect(lines.map(({ text }) => text).join("\n")).toContain(PLAIN_TEXT);
});

it("notes are left alone, however many there are", async () => {
	const { lines } = await readPdf(bytesOf("a hundred thousand notes"));
	expect(lines.map(({ text }) => text).join()).toContain(PLAIN_TEXT);
});

it("pages that are much work each are read as far as that goes, and the rest is said", async () => {
	const { pageCount, warnings } = await readPdf(bytesOf("thirty pages of twenty thousand items"));
	expect(pageCount).toBe(30);
	expect(warnings.join()).toMatch(/Only the first \d of 30 pages were read/);
});

/** A document as programs write them. */
async function written(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
	const pdf = new PDFDocument();
	const parts: Buffer[] = [];
	pdf.on("data", (part: Buffer) => parts.push(part));
	const ended = new Promise((resolve) => pdf.once("end", resolve));
	draw(pdf);
	pdf.end();
	await ended;
	return new Uint8Array(Buffer.concat(parts));
}

const paragraph = (sentences: number) => `${PLAIN_TEXT}. `.repeat(sentences);

it("three hundred pages of text are read as far as a resume goes", async () => {
	const bytes = await written((pdf) => {
		for (let page = 0; page < 300; page++) {
			if (page > 0) pdf.addPage();
			pdf.fontSize(10).text(paragraph(35));
		}
	});
	const { pageCount, lines, warnings } = await readPdf(bytes);
	expect(pageCount).toBe(300);
	expect(lines.length).toBeGreaterThan(900);
	expect(warnings).toEqual(["Only the first 30 of 300 pages were read."]);
});

it("forty pages of tables, drawings and pictures are read", async () => {
	// A picture of one point, drawn large: what counts is how often one is painted.
	const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
	const bytes = await written((pdf) => {
		for (let page = 0; page < 40; page++) {
			if (page > 0) pdf.addPage();
			pdf.fontSize(9).text(paragraph(8));
			for (let row = 0; row < 30; row++) {
				for (let column = 0; column < 6; column++) {
					pdf.rect(60 + column * 80, 300 + row * 12, 80, 12).stroke();
					pdf.fontSize(7).text(`Row ${row}, cell ${column}`, 62 + column * 80, 302 + row * 12, { lineBreak: false });
				}
			}
			for (let point = 0; point < 500; point++) pdf.circle(60 + point, 700 + 15 * Math.sin(point / 9), 1).fill();
			for (let at = 0; at < 10; at++) pdf.image(picture, 60 + at * 40, 680, { width: 30 });
		}
	});
	const { pageCount, lines, warnings } = await readPdf(bytes);
	expect(pageCount).toBe(40);
	expect(lines.length).toBeGreaterThan(900);
	expect(warnings).toEqual(["Only the first 30 of 40 pages were read."]);
});

it("counts what a list of letters holds, and takes no two of its letters for a range", () => {
	expect(countMapped("1 beginbfrange <0001> <0003> [<0041> <00660066> <D83DDE00>] endbfrange")).toBeLessThan(100);
	expect(countMapped("1 beginbfrange <0001> <FFFF> <0041> endbfrange")).toBe(65_535);
});
