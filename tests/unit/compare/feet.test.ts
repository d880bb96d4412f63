import { Document, Footer, Packer, Paragraph } from "docx";
import { describe, expect, it } from "vitest";
import { compareFiles } from "@/lib/tools/documents/comparing/compare-files";
import { withoutPageNumber } from "@/lib/tools/documents/comparing/reading/feet-of-pages";
import { changesOf } from "@/tests/factories/comparing";
import { drawnPdf } from "@/tests/factories/drawn-pdf";

const TEXT = ["The pump is looked after once a quarter.", "Whoever finds a leak tells the keeper on the same day.", "Keys are given back in the office."];
const signal = new AbortController().signal;
const pdf = async (fileName: string, feet: readonly string[], texts = TEXT) => ({
	fileName,
	bytes: await drawnPdf(
		feet.map((foot, page) => [
			...texts.map((text, at) => ({ text: page === 0 ? text : `${text} Page by page.`, x: 70, y: 120 + at * 60, size: 11 })),
			{ text: foot, x: 70, y: 800, size: 8 },
		]),
	),
});
const docx = async (fileName: string, foot: string) => ({
	fileName,
	bytes: new Uint8Array(
		await Packer.toBuffer(
			new Document({
				sections: [{ footers: { default: new Footer({ children: [new Paragraph(foot)] }) }, children: TEXT.map((text) => new Paragraph(text)) }],
			}),
		),
	),
});

describe("the foot of a PDF with a single page", () => {
	it("is no text that went where the Word file has it as the foot of its pages", async () => {
		const [page, word] = [await pdf("a.pdf", ["Sluice Keepers Ltd · Rules 12 · Page 1 of 1"]), await docx("b.docx", "Sluice Keepers Ltd · Rules 12 · Page 1")];
		expect(changesOf((await compareFiles(page, word, signal)).rows)).toEqual([]);
		expect(changesOf((await compareFiles(word, page, signal)).rows)).toEqual([]);
	});

	it("is the same as that of a version with more pages, whose number is no change", async () => {
		const [one, two] = [
			await pdf("a.pdf", ["Sluice Keepers Ltd · Page 1 of 1"]),
			await pdf("b.pdf", ["Sluice Keepers Ltd · Page 1 of 2", "Sluice Keepers Ltd · Page 2 of 2"]),
		];
		const told = changesOf((await compareFiles(one, two, signal)).rows);
		expect(told.filter((row) => !row.startsWith("added"))).toEqual([]);
		expect(told.join("\n")).not.toContain("Sluice");
	});

	it("is told where it says something else", async () => {
		const [one, two] = [
			await pdf("a.pdf", ["Sluice Keepers Ltd · Rules 12 · Page 1 of 1"]),
			await pdf("b.pdf", ["Sluice Keepers Ltd · Rules 13 · Page 1 of 2", "Sluice Keepers Ltd · Rules 13 · Page 2 of 2"]),
		];
		expect(changesOf((await compareFiles(one, two, signal)).rows).filter((row) => row.startsWith("changed"))).toEqual([
			"changed: Sluice Keepers Ltd · Rules [-12-] → Sluice Keepers Ltd · Rules [+13+]",
		]);
	});

	it("keeps a last sentence that the other version has not at its foot", async () => {
		const [page, word] = [await pdf("a.pdf", ["Bring a lamp."]), await docx("b.docx", "Sluice Keepers Ltd")];
		expect(changesOf((await compareFiles(page, word, signal)).rows)).toEqual(["deleted: [-Bring a lamp.-] → "]);
	});

	it.each([
		["Offer 7 · Page 2 of 9", "Offer 7"],
		["Seite 3/4 | Angebot", "Angebot"],
		["Page 4", ""],
		["The landing page 2nd draft", "The landing page 2nd draft"],
	])("says %j without its number", (foot, said) => {
		expect(withoutPageNumber(foot)).toBe(said);
	});
});
