import { describe, expect, it } from "vitest";
import { type Block, runsText } from "@/lib/tools/documents/converting/model/blocks";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { makeWordDocument } from "@/tests/factories/documents";

const read = async () => readDocument({ fileName: "handbook.docx", bytes: await makeWordDocument() });
const of = <Kind extends Block["kind"]>(blocks: readonly Block[], kind: Kind) =>
	blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

describe("a Word document", () => {
	it("keeps headings with what links to them, looks, links, notes and its paper", async () => {
		const { blocks, title, sheet, notes } = await read();
		expect(title).toBe("Handbook");
		expect(sheet).toEqual({ widthPt: 612, heightPt: 792 });
		const headings = of(blocks, "heading");
		expect(headings.map(({ level, runs }) => [level, runsText(runs)])).toEqual([
			[1, "The start"],
			[2, "The end"],
		]);
		expect(headings[0]?.names).toContain("start");
		const [paragraph] = of(blocks, "paragraph");
		expect(runsText(paragraph?.runs ?? [])).toBe("Plain, bold, italic and a link[1] or back up.");
		expect(paragraph?.runs).toEqual(
			expect.arrayContaining([
				{ text: "bold", bold: true },
				{ text: "italic", italic: true },
				expect.objectContaining({ text: "a link", url: "https://example.com/page" }),
				expect.objectContaining({ text: "back up", url: "#start" }),
			]),
		);
		expect(of(blocks, "paragraph").map(({ runs }) => runsText(runs))).toContain("[1] A remark at the foot.");
		expect(notes.map(({ message }) => message)).toEqual(["Headers and footers of the pages were left out."]);
	});

	it("nests its lists, and counts on after a paragraph between", async () => {
		const lists = of((await read()).blocks, "list");
		expect(lists.map(({ start }) => start)).toEqual([1, 3]);
		const [first] = lists;
		expect(first?.items).toHaveLength(2);
		expect(first?.items[0]?.blocks).toMatchObject([
			{ kind: "paragraph", runs: [{ text: "First" }] },
			{ kind: "list", items: [{ label: "a)", blocks: [{ kind: "paragraph", runs: [{ text: "Below" }] }] }] },
		]);
	});

	it("keeps cells over columns and rows, the head of its table, and its picture with its size", async () => {
		const { blocks } = await read();
		const [table] = of(blocks, "table");
		expect(table?.headRows).toBe(1);
		expect(table?.rows.map(({ cells }) => cells.map(({ columnSpan, rowSpan }) => [columnSpan, rowSpan]))).toEqual([
			[
				[1, 1],
				[2, 1],
			],
			[
				[1, 2],
				[1, 1],
				[1, 1],
			],
			[
				[1, 1],
				[1, 1],
			],
		]);
		const [picture] = of(blocks, "picture");
		expect(picture?.picture.bytes.byteLength).toBeGreaterThan(50);
		expect(picture?.picture.widthPt).toBeCloseTo(90, 0);
	});
});
