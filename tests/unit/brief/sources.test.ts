import { describe, expect, it } from "vitest";
import { linesOfPages } from "@/lib/tools/documents/brief/sources/page-lines";
import { sentencesOf } from "@/lib/tools/documents/brief/sources/sentences";
import { partsOfPage } from "@/lib/tools/documents/converting/from-pdf/pages/page-lines";
import type { PageMaterial } from "@/lib/tools/reading/text/page-material";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";
import { briefOf, readAll, textFile } from "@/tests/factories/briefs";
import { convert, makeTableFile } from "@/tests/factories/tables";

const SENTENCE = "The old ferry was sold to a yard in the north before the first winter came.";
const sentencesIn = async (fileName: string, text: string) => (await readAll([textFile(fileName, text)])).reading.sentences;

/** A page whose two columns of text share their baselines, as recognised in a picture. */
function scannedColumns(left: readonly string[], right: readonly string[]): PageMaterial {
	const lines = (texts: readonly string[], x: number) =>
		texts.map(
			(text, at): Glyphs => ({
				text,
				x,
				y: 80 + at * 14,
				width: 215,
				fontSize: 11,
				bold: false,
				italic: false,
				links: [],
				endsInSpace: false,
				reading: { confidence: 0.9, unsure: [] },
			}),
		);
	const items = [...lines(left, 50), ...lines(right, 320)];
	return { page: 1, widthPt: 595, heightPt: 842, items, shapes: { rules: [], dots: [] }, lines: [], boxes: [], pictures: [], isScan: true };
}

describe("what a brief reads", () => {
	it("are the columns of a scan, one after the other", () => {
		const left = [
			"The council met in the old hall beside",
			"the harbour and heard eleven speakers on",
			"the new bridge, of whom nine were for it",
			"and two asked for a later beginning of it",
			"because the river would stand high in May.",
		];
		const right = [
			"The engineers showed the drawings of all",
			"three piers and answered what the owners",
			"of the boats had asked in writing before",
			"the meeting of the council in the spring,",
			"with the dates of every part of the work.",
		];
		const page = scannedColumns(left, right);
		const lines = linesOfPages([{ page, parts: partsOfPage(page), isFormula: false }]);
		expect(lines.map(({ text }) => text)).toEqual([...left, ...right]);
		expect(sentencesOf(lines, 0, "en")).toMatchObject([
			{ text: left.join(" "), line: 1, lastLine: 5, isRecognized: true },
			{ text: right.join(" "), line: 6, lastLine: 10 },
		]);
	});

	it("are web pages, without what is hidden, and where their sentences stand", async () => {
		const html = `<title>Ferry</title><h1>The ferry</h1><p hidden>Nobody reads this sentence of the page here.</p><p>${SENTENCE} ${SENTENCE.replace("north", "south")}</p>`;
		expect(await sentencesIn("ferry.html", html)).toMatchObject([
			{ text: SENTENCE, line: 2, lastLine: 2 },
			{ text: SENTENCE.replace("north", "south"), line: 2, lastLine: 3 },
		]);
	});

	it("are messages", async () => {
		const eml = `From: Ann <ann@example.com>\nTo: Ben <ben@example.com>\nSubject: Ferry\nDate: Mon, 2 Mar 2026 10:00:00 +0000\n\n${SENTENCE}\n`;
		expect((await sentencesIn("ferry.eml", eml)).map(({ text }) => text)).toEqual([SENTENCE]);
	});

	it("are the sentences in cells, none of which runs into the next", async () => {
		const csv = `name,remark\nAlma,"${SENTENCE}"\nBirk,fine\n`;
		expect((await sentencesIn("remarks.csv", csv)).map(({ text, line }) => `${line} ${text}`)).toEqual([`3 ${SENTENCE}`]);
		const book = (await convert(makeTableFile("t.csv", csv), "xlsx")).bytes;
		const { reading } = await readAll([{ fileName: "remarks.xlsx", bytes: book }]);
		expect(reading.sentences.map(({ text }) => text)).toEqual([SENTENCE]);
		expect(reading.sources).toMatchObject([{ placeWord: "sheet" }]);
	});

	it("give a brief together, whose every sentence stands where it says", async () => {
		const files = [
			textFile("a.html", `<p>${SENTENCE}</p><p>The ferry was built in 1931 and carried forty cars.</p>`),
			textFile("b.csv", `year,remark\n1931,The ferry was built in 1932 and carried forty cars.\n`),
		];
		const { brief, documents } = await briefOf(files);
		expect(brief.contradictions).toMatchObject([{ differs: expect.stringMatching(/number|date/) }]);
		const { checkBrief } = await import("@/lib/tools/documents/brief/composing/check-brief");
		expect(checkBrief(brief, documents)).toMatchObject({ isFaithful: true, wrong: [] });
	});

	it("propose what was decided and what it costs as topics of their own, whatever words say so", async () => {
		const files = [
			textFile(
				"a.txt",
				"The council resolved to build the wall along the quay. The harbour master would like a lamp there. The wall along the quay costs 4.8 million pounds.",
			),
			textFile("b.txt", "Der Ausschuss empfiehlt den Bau der Mauer an der Lände. Die Kosten der Mauer betragen 5,2 Millionen Euro."),
		];
		const { brief, reading } = await briefOf(files);
		expect(reading.suggested.slice(0, 2)).toEqual(["@decisions", "@sums"]);
		expect(brief.sections.slice(0, 2).map(({ heading, sentences }) => [heading, ...sentences.map(({ text }) => text)])).toEqual([
			["Decisions and recommendations", "The council resolved to build the wall along the quay.", "Der Ausschuss empfiehlt den Bau der Mauer an der Lände."],
			["Sums and shares", "The wall along the quay costs 4.8 million pounds.", "Die Kosten der Mauer betragen 5,2 Millionen Euro."],
		]);
	});

	it("lose the heads and feet of pages, also within a sentence, but no clauses that begin alike", async () => {
		const page = (at: number, end: string, start: string) => [
			`Harbour report 2026, page ${at}`,
			start,
			...Array.from({ length: 56 }, (_, line) => `Line ${at * 100 + line} of the register of boats was read aloud by its keeper.`),
			`${at * 3 + (at % 2)}.2 The association keeps a boat house where every member`,
			end,
		];
		const text = [1, 2, 3, 4]
			.flatMap((at) => page(at, `Foot of the report 2026`, `may leave ${["a red", "a blue", "a green", "a white"][at - 1]} boat for a night.`))
			.join("\n");
		const { brief, documents, reading } = await briefOf([textFile("report.txt", text)], { length: "long" });
		const { checkBrief } = await import("@/lib/tools/documents/brief/composing/check-brief");
		const crossing = reading.sentences.filter((sentence) => sentence.text.includes("where every member may leave a"));
		expect(crossing).toHaveLength(3);
		const cited = crossing.map(({ text: said, ...citation }, at) => ({ sentenceId: `s${at}`, text: said, citations: [citation] }));
		expect(checkBrief({ ...brief, sections: [{ heading: "All", sentences: cited }] }, documents)).toMatchObject({ wrong: [] });
		expect(reading.sentences.some((sentence) => sentence.text.includes("report 2026"))).toBe(false);
	});
});
