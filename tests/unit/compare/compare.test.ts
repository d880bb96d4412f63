import { readFile } from "node:fs/promises";
import fastCheck from "fast-check";
import { describe, expect, it } from "vitest";
import { compareFiles } from "@/lib/tools/documents/comparing/compare-files";
import { align } from "@/lib/tools/documents/comparing/matching/align";
import { compareBlocks } from "@/lib/tools/documents/comparing/matching/compare-blocks";
import { changedFacts } from "@/lib/tools/documents/comparing/matching/telling/changed-facts";
import { wordChanges } from "@/lib/tools/documents/comparing/matching/word-changes";
import { comparisonBlocks } from "@/lib/tools/documents/comparing/reporting/comparison-blocks";
import { renderComparisonPdf } from "@/lib/tools/documents/comparing/reporting/render-comparison-pdf";
import { summaryOf } from "@/lib/tools/documents/comparing/reporting/summary";
import { ComparisonReport } from "@/lib/tools/documents/comparing/schemas";
import { runsText } from "@/lib/tools/documents/converting/model/blocks";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { blocksOf, changesOf, compared } from "@/tests/factories/comparing";
import { pdfOf } from "@/tests/factories/redaction";
import { convert, makeTableFile } from "@/tests/factories/tables";
import { expectNearLinear } from "@/tests/setup/growth";

const LONG = "Both parties keep what they learn of each other to themselves.";
const OTHER = "The agency plans, writes and designs the spring campaign.";
const THIRD = "Invoices are due within thirty days of receipt.";
const file = (fileName: string, content: string | Uint8Array) => ({
	fileName,
	bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});
const signal = new AbortController().signal;

describe("two versions", () => {
	it("that are the same have no change, whatever their blanks, quotes and hyphens", () => {
		const { counts, rows } = compared(["“A” – b  c", LONG], ['"A" - b c', LONG]);
		expect(counts).toMatchObject({ same: 2, changed: 0, added: 0, deleted: 0, moved: 0, wordsAdded: 0, wordsDeleted: 0 });
		expect(changesOf(rows)).toEqual([]);
		expect(summaryOf(compared([LONG], [LONG]))).toEqual(["Nothing changed: the two versions have the same text."]);
	});

	it("tell a sentence that moved from one paragraph to another from such that went or came", () => {
		const [first, second] = [`${OTHER} ${THIRD}`, LONG];
		const { counts, rows } = compared([first, second], [OTHER, `${LONG} ${THIRD}`]);
		expect(changesOf(rows).join("\n")).toContain(`[~${THIRD}~]`);
		expect(counts).toMatchObject({ moved: 1, wordsAdded: 0, wordsDeleted: 0 });
		const rewritten = compared([first, second], [OTHER, `${LONG} ${THIRD.replace("thirty", "forty")}`]);
		expect(rewritten.counts.moved).toBe(0);
	});

	it("show what was added, deleted and changed, word by word", () => {
		expect(changesOf(compared([OTHER, LONG], [OTHER, THIRD, LONG.replace("learn", "hear")]).rows)).toEqual([
			`added:  → [+${THIRD}+]`,
			"changed: Both parties keep what they [-learn-] of each other to themselves. → Both parties keep what they [+hear+] of each other to themselves.",
		]);
		expect(changesOf(compared([OTHER, LONG], [LONG]).rows)).toEqual([`deleted: [-${OTHER}-] → `]);
	});

	it("tell what moved from what changed, also where both happened", () => {
		const moved = compared([LONG, OTHER, THIRD, "End of it."], [OTHER, THIRD, LONG, "End of it."]);
		expect(moved.counts).toMatchObject({ moved: 1, added: 0, deleted: 0, changed: 0, wordsAdded: 0, wordsDeleted: 0 });
		const [from, to] = moved.rows.filter(({ kind }) => kind.startsWith("moved"));
		expect([from?.partner, to?.partner]).toEqual([to?.rowId, from?.rowId]);
		const changed = compared([LONG, OTHER, THIRD, "End of it."], [OTHER, THIRD, LONG.replace("themselves", "their lawyers"), "End of it."]);
		expect(changed.counts).toMatchObject({ moved: 1, added: 0, deleted: 0 });
		expect(changesOf(changed.rows)[1]).toBe("moved_to:  → Both parties keep what they learn of each other to [+their lawyers+].");
	});

	it("take the lighter part for the one that moved: a sentence, not the clauses that it went behind", () => {
		const clauses = [OTHER, THIRD, "The town keeps the drawings for ten years."];
		const { counts, rows } = compared(
			["Lunch is no work.", ...clauses],
			[...clauses.map((clause) => clause.replace(".", ", as before.")), "Lunch is no work."],
		);
		expect(counts).toMatchObject({ moved: 1, changed: 3, added: 0, deleted: 0 });
		expect(rows.find(({ kind }) => kind === "moved_to")?.new?.cells).toEqual([[{ text: "Lunch is no work.", mark: "same" }]]);
	});

	it("compare tables cell by cell, rows by their first cell", () => {
		const { rows, facts } = compared(
			["Item | Days | Price", "Films | 16 | €16,000", "Reserve | 2 | €2,000"],
			["Item | Days | Price", "Films | 18 | €21,600", "Page | 8 | €9,600"],
		);
		expect(changesOf(rows)).toEqual([
			"changed: Films | [-16-] | [-€16,000-] → Films | [+18+] | [+€21,600+]",
			"deleted: [-Reserve-] | [-2-] | [-€2,000-] → ",
			"added:  → [+Page+] | [+8+] | [+€9,600+]",
		]);
		expect(facts.map(({ kind, from, to, where }) => `${where}: ${kind} ${from} → ${to}`)).toEqual(["Films: number 16 → 18", "Films: amount €16,000 → €21,600"]);
	});

	it("name amounts, dates and numbers that are other ones now first, with their clause", () => {
		const { facts, ...rest } = compared(["2.1 The fee is €1,000 a day, due on 20 April 2026."], ["2.1 The fee is €1,200 a day, due on 27 April 2026."]);
		expect(facts).toMatchObject([
			{ kind: "amount", from: "€1,000", to: "€1,200", where: "2.1" },
			{ kind: "date", from: "20 April 2026", to: "27 April 2026", where: "2.1" },
		]);
		expect(summaryOf({ facts, ...rest })).toEqual([
			"The amount in 2.1 went from €1,000 to €1,200.",
			"The date in 2.1 went from 20 April 2026 to 27 April 2026.",
			"1 passage changed.",
		]);
	});

	it("count one that moved and says something else among the changed too, but not one that only has another number", () => {
		const rest = [OTHER, THIRD, "2. The town keeps the drawings for ten years."];
		const { counts, ...told } = compared(
			["5.1 Both sides keep secret for three years what they learn of each other.", ...rest],
			[...rest, "4.1 Both sides keep secret for five years what they learn of each other."],
		);
		expect(counts).toMatchObject({ moved: 1, movedAndChanged: 1, changed: 1, added: 0, deleted: 0 });
		expect(summaryOf({ counts, ...told }).at(-1)).toBe("1 passage moved (1 of them changed as well).");
		const renumbered = compared(
			["5.1 Both sides keep secret what they learn of each other.", ...rest],
			[...rest, "4.1 Both sides keep secret what they learn of each other."],
		);
		expect(renumbered.counts).toMatchObject({ moved: 1, movedAndChanged: 0, changed: 0 });
	});

	it("name what is in one version alone: passages, and whole sentences of changed ones", () => {
		const told = compared(
			["1. We pay within a month. A reminder costs nothing at all. Late payment bears interest.", OTHER, "The supplier sends two consultants."],
			["1. We pay within two weeks. Late payment bears interest.", OTHER],
		);
		const summary = summaryOf(told);
		expect(summary).toContain("Gone: “A reminder costs nothing at all.”");
		expect(summary).toContain("Gone: “The supplier sends two consultants.”");
		expect(summary.join(" ")).not.toMatch(/word|interest/);
	});

	it("stand under their heading", () => {
		const { rows } = compared(["# Fees", "We pay well."], ["# Fees", "We pay very well."]);
		expect(rows.at(-1)).toMatchObject({ kind: "changed", where: "Fees" });
	});
});

describe("words", () => {
	it.each([
		["about 5 % of it", "about 7 % of it", "about [-5-] % of it", "about [+7+] % of it"],
		["one two three", "one three", "one [-two -]three", "one three"],
		["the old car", "the new red car", "the [-old-] car", "the [+new red+] car"],
		["against: thirty-one of them", "against: twenty-nine of them", "against: [-thirty-one-] of them", "against: [+twenty-nine+] of them"],
		["It is due. It is late.", "It is due. It is free. It is late.", "It is due. It is late.", "It is due. [+It is free. +]It is late."],
		["Pay now. Go home.", "Pay now.", "Pay now.[- Go home.-]", "Pay now."],
		["本契約は三年", "本契約は五年", "本契約は[-三-]年", "本契約は[+五+]年"],
	])("%j → %j", (old, now, left, right) => {
		const changes = wordChanges(old, now);
		const text = (segments: typeof changes.old) =>
			segments.map(({ text: word, mark }) => (mark === "same" ? word : mark === "gone" ? `[-${word}-]` : `[+${word}+]`)).join("");
		expect([text(changes.old), text(changes.new)]).toEqual([left, right]);
	});

	it("keep every letter of both sides", () => {
		fastCheck.assert(
			fastCheck.property(fastCheck.string({ maxLength: 60 }), fastCheck.string({ maxLength: 60 }), (old, now) => {
				const changes = wordChanges(old, now);
				expect([changes.old, changes.new].map((segments) => segments.map(({ text }) => text).join(""))).toEqual([old, now]);
			}),
		);
	});

	it.each([
		["5 % of it", "7 % of it", [{ kind: "percentage", from: "5 %", to: "7 %" }]],
		["on 12.03.2026", "on 13.03.2026", [{ kind: "date", from: "12.03.2026", to: "13.03.2026" }]],
		["1.000 EUR and 5 days", "1.000 EUR and 6 days", [{ kind: "period", from: "5", to: "6" }]],
		["5 days", "no days", []],
	])("%j → %j changes these numbers", (old, now, facts) => {
		expect(changedFacts(old, now).map(({ kind, from, to }) => ({ kind, from, to }))).toEqual(facts);
	});
});

describe("aligning", () => {
	it("pairs only what is equal, in order, and finds one list in itself whole", () => {
		const list = fastCheck.array(fastCheck.constantFrom("a", "b", "c", "d", "e"), { maxLength: 40 });
		fastCheck.assert(
			fastCheck.property(list, list, (one, other) => {
				const pairs = align(one, other);
				expect(pairs.every(([at, otherAt]) => one[at] === other[otherAt])).toBe(true);
				expect(pairs.every(([at, otherAt], index) => index === 0 || (at > (pairs[index - 1]?.[0] ?? 0) && otherAt > (pairs[index - 1]?.[1] ?? 0)))).toBe(true);
				expect(align(one, one)).toHaveLength(one.length);
			}),
		);
	});

	it.each([
		["changed throughout", (at: number) => `${at} paragraph of words ${at * 7} that differ`, (at: number) => `${at} paragraph of words ${at * 11} that differ`],
		["all alike", () => "the same words again and again", () => "other words again and again"],
		["in the opposite order", (at: number) => `paragraph number ${at} of many words`, (at: number) => `paragraph number ${10_000 - at} of many words`],
	])("takes time that grows with documents that are %s", async (_, old, now) => {
		const make = (size: number) => [Array.from({ length: size }, (_unused, at) => old(at)), Array.from({ length: size }, (_unused, at) => now(at))] as const;
		await expectNearLinear(1_000, make, ([before, after]) => compareBlocks(blocksOf(...before), blocksOf(...after)));
	});
});

describe("files", () => {
	it("tell of the sample contract what its lawyer would: prices, dates, the clause that moved", async () => {
		const [old, now] = await Promise.all(
			[1, 2].map(async (version) => file(`v${version}.docx`, new Uint8Array(await readFile(`public/samples/agency-contract-v${version}.docx`)))),
		);
		if (!old || !now) throw new Error("no samples");
		const report = ComparisonReport.parse(await compareFiles(old, now, signal));
		expect(report.summary[0]).toBe("The amount in 2.1 went from €1,000 to €1,200.");
		expect(report.facts.map(({ where, from, to }) => `${where}: ${from} → ${to}`)).toEqual(
			expect.arrayContaining(["2.2: 30 → 14", "3.1: 20 April 2026 → 27 April 2026", "Films: €16,000 → €21,600"]),
		);
		expect(report.counts).toMatchObject({ moved: 2, added: 1, deleted: 2 });
		const written = await renderComparisonPdf(report, new Date(0));
		const text = (await readPdf(written.bytes)).lines.map((line) => line.text).join("\n");
		expect(text).toContain("What changed");
		expect(text).toContain("€1,200");
		expect(written.bytes).toEqual((await renderComparisonPdf(report, new Date(0))).bytes);
	});

	it("of different formats are compared by what they say", async () => {
		const text = `${LONG}\n\n${OTHER}\n`;
		const report = await compareFiles(file("a.txt", text), file("b.pdf", await pdfOf([LONG, " ", OTHER.replace("spring", "autumn")])), signal);
		expect(changesOf(report.rows)).toEqual([
			"changed: The agency plans, writes and designs the [-spring-] campaign. → The agency plans, writes and designs the [+autumn+] campaign.",
		]);
	});

	it("in Markdown and CSV have headings and rows", async () => {
		const markdown = await compareFiles(
			file("a.md", "# Fees\n\n| a | 1 |\n|---|---|\n| b | 2 |\n"),
			file("b.md", "# Fees\n\n| a | 1 |\n|---|---|\n| b | 3 |\n"),
			signal,
		);
		expect(changesOf(markdown.rows)).toEqual(["changed: b | [-2-] → b | [+3+]"]);
		const csv = await compareFiles(file("a.csv", "x;y\n1;2\n"), file("b.csv", "x;y\n1;5\n"), signal);
		expect(changesOf(csv.rows)).toEqual(["changed: 1 | [-2-] → 1 | [+5+]"]);
	});

	it("as workbooks are compared sheet by sheet and cell by cell, and so with a table that is text", async () => {
		const book = async (text: string) => (await convert(makeTableFile("t.csv", text), "xlsx")).bytes;
		const [old, now] = [await book("item,price\nrope,12.50\nanchor,300\n"), await book("item,price\nrope,13.50\nanchor,300\nbuoy,40\n")];
		const { rows, ...report } = await compareFiles(file("a.xlsx", old), file("b.xlsx", now), signal);
		expect(changesOf(rows)).toEqual(["changed: rope | [-12.5-] → rope | [+13.5+]", "added:  → [+buoy+] | [+40+]"]);
		expect(report).toMatchObject({ old: { format: "xlsx", pageCount: 1 }, facts: [{ from: "12.5", to: "13.5" }] });
		const texts = comparisonBlocks({ rows, ...report }).flatMap((block) => (block.kind === "paragraph" ? [runsText(block.runs)] : []));
		const places = texts.filter((text) => /^(?:old|new) sheet/.test(text));
		expect(places).toEqual(["old sheet “Table”, new sheet “Table”", "new sheet “Table”"]);
		const withText = await compareFiles(file("a.xlsx", old), file("b.csv", "item,price\nrope,12.5\nanchor,300\n"), signal);
		expect(changesOf(withText.rows)).toEqual(["deleted: [-Table-] → "]);
	});

	it.each([
		["FILE_EMPTY", "b.txt", ""],
		["FILE_EMPTY", "b.txt", " \n\n"],
		["FILE_UNREADABLE", "b.pdf", "%PDF-1.4 broken"],
		["FILE_UNREADABLE", "b.docx", "PK\u0003\u0004 broken"],
		["FILE_TOO_LARGE", "b.csv", "a\n".repeat(40_000)],
	])("that are none get a sentence that names them: %s", async (code, fileName, content) => {
		await expect(compareFiles(file("a.txt", LONG), file(fileName, content), signal)).rejects.toMatchObject({
			code,
			message: expect.stringMatching(/^b\.\w+: .*\.$/),
		});
	});
});
