import { describe, expect, it } from "vitest";
import { type Block, runsText, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { readHtml } from "@/lib/tools/documents/converting/reading/html/read-html";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { readMarkdown } from "@/lib/tools/documents/converting/reading/read-markdown";
import { makeMessage } from "@/tests/factories/documents";

const utf8 = (text: string) => new TextEncoder().encode(text);
const kinds = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind);

describe("Markdown", () => {
	it("becomes headings that links lead to, lists, tables, code and quotes", () => {
		const { blocks, title } = readMarkdown(
			"# Über uns & mehr\n\n[up](#über-uns--mehr)\n\n1. one\n   - deep\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\n  let  x\n```\n\n> said\n\n---\n\n## Über uns & mehr",
		);
		expect(title).toBe("Über uns & mehr");
		expect(kinds(blocks)).toEqual(["heading", "paragraph", "list", "table", "code", "quote", "rule", "heading"]);
		expect(blocks[0]).toMatchObject({ level: 1, names: ["über-uns--mehr"] });
		expect(blocks[7]).toMatchObject({ names: ["über-uns--mehr-1"] });
		expect(blocks[3]).toMatchObject({ headRows: 1 });
		expect(blocks[4]).toEqual({ kind: "code", text: "  let  x" });
	});

	it("leaves out settings at its top, and says so", () => {
		const { blocks, title, notes } = readMarkdown("---\ntitle: Field guide\n---\nText");
		expect(title).toBe("Field guide");
		expect(textsOf(blocks)).toEqual(["Text"]);
		expect(notes).toHaveLength(1);
	});
});

describe("a page of the web", () => {
	it("loses scripts, styles, hidden parts and fields, and says what a reader would miss", () => {
		const { blocks, notes } = readHtml(
			'<title>T</title><style>p{}</style><script>alert(1)</script><p>Seen <span style="display:none">not</span></p><form><input value="x"></form><svg><text>no</text></svg><img src="http://a.example/b.png" alt="A view">',
		);
		expect(textsOf(blocks)).toEqual(["Seen", "[A view]"]);
		expect(notes.map(({ message }) => message)).toEqual([
			"A picture “A view” is not in the file and was not fetched.",
			"A field to fill in was left out.",
			"A drawing (SVG) was left out.",
		]);
	});

	it("keeps links of the web and of mail, and no others", () => {
		const { blocks, notes } = readHtml(
			'<a href="https://a.example/x">a</a> <a href="javascript:alert(1)">b</a> <a href="mailto:a@b.example">c</a> <a href="../d">d</a>',
		);
		const [paragraph] = blocks;
		expect(paragraph?.kind === "paragraph" && paragraph.runs.map(({ text, url }) => [text, url])).toEqual([
			["a", "https://a.example/x"],
			[" b ", undefined],
			["c", "mailto:a@b.example"],
			[" d", undefined],
		]);
		expect(notes[0]?.message).toContain("(2 times)");
	});

	it("keeps cells over rows and columns, and takes frames of one column apart", () => {
		const { blocks } = readHtml("<table><tr><td>frame</td></tr></table><table><thead><tr><th>a<th>b</thead><tr><td rowspan=2>c<td>d<tr><td>e</table>");
		expect(kinds(blocks)).toEqual(["paragraph", "table"]);
		expect(blocks[1]).toMatchObject({ headRows: 1, rows: [{}, { cells: [{ rowSpan: 2 }, { rowSpan: 1 }] }, { cells: [{}] }] });
	});
});

it("keeps how the columns of a Markdown table are aligned", () => {
	const { blocks } = readMarkdown("| Rope | Count | Fee |\n|:-----|:---:|----:|\n| Long | 4 | 12.50 |\n");
	expect(blocks).toMatchObject([
		{ rows: [{ cells: [{}, { align: "center" }, { align: "right" }] }, { cells: [{}, { align: "center" }, { align: "right" }] }] },
	]);
	const [table] = blocks;
	expect(table?.kind === "table" && table.rows[0]?.cells[0]).not.toHaveProperty("align");
});

describe("text and tables", () => {
	it("reads older encodings, keeps lines, and begins a page where the text does", async () => {
		const { blocks } = await readDocument({ fileName: "a.txt", bytes: Uint8Array.from([...utf8("M"), 0xfc, ...utf8("ller\n  in\n\nnext\fpage")]) });
		expect(kinds(blocks)).toEqual(["paragraph", "paragraph", "pageBreak", "paragraph"]);
		expect(textsOf(blocks)).toEqual(["Müller\n\u00a0\u00a0in", "next", "page"]);
	});

	it("sets columns of blanks in letters of one width", async () => {
		const { blocks } = await readDocument({ fileName: "a.txt", bytes: utf8("a    b    c\n1    2    3\n4    5    6\n") });
		expect(kinds(blocks)).toEqual(["code"]);
	});

	it("makes a table of delimited text, whatever delimits it", async () => {
		const { blocks } = await readDocument({ fileName: "a.csv", bytes: utf8('name;note\nAnn;"two\nlines"\nBob\n') });
		expect(blocks).toMatchObject([{ kind: "table", headRows: 1, rows: [{}, {}, { cells: [{}, { blocks: [] }] }] }]);
		expect(textsOf(blocks)).toEqual(["name", "note", "Ann", "two\nlines", "Bob"]);
	});
});

describe("a message", () => {
	it("has its head, its text with the picture in it, and what is attached; what can't be converted is named", async () => {
		const { blocks, title, notes } = await readDocument({ fileName: "mail.eml", bytes: await makeMessage() });
		expect(title).toBe("Grüße vom Garten");
		const texts = textsOf(blocks);
		expect(texts.slice(0, 4)).toEqual([
			"Grüße vom Garten",
			"From: Ilse Brand <ilse@example.com>",
			"To: Tomas Kral <tomas@example.com>, office@example.com",
			expect.stringContaining("Date:"),
		]);
		expect(texts).toEqual(expect.arrayContaining(["Dear Tomas,", "the ladder is back.", "list.md", "Shopping", "two hinges", "prices.csv", "3.20"]));
		expect(kinds(blocks).filter((kind) => kind === "picture")).toHaveLength(1);
		const headings = blocks.flatMap((block) => (block.kind === "heading" ? [runsText(block.runs)] : []));
		expect(headings).toEqual(["Grüße vom Garten", "list.md", "Shopping", "prices.csv"]);
		expect(notes).toEqual([
			{ place: "", message: "A picture “Logo” is not in the file and was not fetched." },
			{ place: "thing.bin", message: expect.stringContaining("of a kind that is not converted") },
		]);
	});
});
