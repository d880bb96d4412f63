import { describe, expect, it } from "vitest";
import { citationWords } from "@/lib/tools/documents/brief/schemas";
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

	it("are what the sender of a message wrote, not what it quotes of others", async () => {
		const quoted = "> Could you ask the insurer about the northern pier?";
		const eml = `From: Ann <ann@example.com>\nSubject: Ferry\nDate: Mon, 2 Mar 2026 10:00:00 +0000\n\n${SENTENCE}\n\nOn 1 Mar 2026 Ben wrote:\n${quoted}\n`;
		expect((await sentencesIn("ferry.eml", eml)).map(({ text }) => text)).toEqual([SENTENCE]);
		const html = `From: Ann <ann@example.com>\nSubject: Ferry\nContent-Type: text/html\n\n<p>${SENTENCE}</p><blockquote><p>${quoted.slice(2)}</p></blockquote>\n`;
		expect((await sentencesIn("ferry.eml", html)).map(({ text }) => text)).toEqual([SENTENCE]);
	});

	it("are the sentences in cells, none of which runs into the next", async () => {
		const csv = `name,remark\nAlma,"${SENTENCE}"\nBirk,fine\n`;
		expect((await sentencesIn("remarks.csv", csv)).map(({ text, line }) => `${line} ${text}`)).toEqual([`3 ${SENTENCE}`]);
		const book = (await convert(makeTableFile("t.csv", csv), "xlsx")).bytes;
		const { reading } = await readAll([{ fileName: "remarks.xlsx", bytes: book }]);
		expect(reading.sentences.map(({ text }) => text)).toEqual([SENTENCE]);
		expect(reading.sources).toMatchObject([{ placeWord: "sheet", placeNames: ["Table"] }]);
		const cited = { source: 0, page: 2, line: 1, lastLine: 1 };
		expect(citationWords(cited, [{ fileName: "b.xlsx", pageCount: 2, placeWord: "sheet", placeNames: ["Budget", "Risks"] }])).toBe("b.xlsx, sheet “Risks”");
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

describe("titles, refusals and figures", () => {
	const TITLED = `Minutes of the meeting
Garden club at the weir
The meeting took place in the clubhouse on 14 March 2026 and began at seven in the evening.
Report of the treasurer
The treasurer reports that the income came to 12,480 euros and the spending to €9.9k.
The new fence costs about CHF 1'850.- and is built by 12 members before 2027.
`;

	it("titles are no part of the sentences below them, also without an empty line or a style", async () => {
		const texts = (await sentencesIn("minutes.txt", TITLED)).map(({ text }) => text);
		expect(texts).toHaveLength(3);
		for (const text of texts) expect(text).toMatch(/^The /);
	});

	it("lines that go on are no titles", async () => {
		const wrapped = "The club has asked the firm of\nBaumann and Sons of\nLeipzig to look at the roof before the winter comes.\n";
		expect((await sentencesIn("a.txt", wrapped)).map(({ text }) => text)).toEqual([wrapped.replaceAll("\n", " ").trim()]);
	});

	it("a document without sentences is refused with its name, what it has and what is missing", async () => {
		const list = "Apples\nPears\nA long list of other fruit\n";
		await expect(readAll([textFile("shopping.txt", list)])).rejects.toThrow(
			/shopping\.txt has 3 lines of text, such as “A long list of other fruit”, but none with a whole sentence/,
		);
		const { reading } = await readAll([textFile("shopping.txt", list), textFile("minutes.txt", TITLED)]);
		expect(reading.notes.join(" ")).toContain("shopping.txt has 3 lines of text");
	});

	it("amounts are listed as they are written, and no number that counts nothing", async () => {
		const { brief } = await briefOf([textFile("minutes.txt", TITLED)], { length: "long" });
		const values = brief.figures.map(({ value }) => value);
		for (const value of ["12,480 euros", "€9.9k", "CHF 1'850.-", "12 members"]) expect(values).toContain(value);
		expect(values).not.toContain("2027");
	});
});
