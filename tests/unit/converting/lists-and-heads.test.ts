import { describe, expect, it } from "vitest";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { tableBlock } from "@/lib/tools/documents/converting/from-pdf/tables/build-table";
import { pageTables } from "@/lib/tools/documents/converting/from-pdf/tables/page-tables";
import { type Block, runsText, type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { numberColumns } from "@/lib/tools/documents/converting/writing/workbook/number-columns";
import type { DrawnBox } from "@/lib/tools/reading/text/page-material";
import { type DrawnText, drawnPdf } from "@/tests/factories/drawn-pdf";
import { glyphs, laid, tablesOn } from "@/tests/factories/placed-text";

const reading = { signal: new AbortController().signal, onProgress: () => undefined };
const TASKS = ["Caulk the hull of the ferry before the winter", "Paint the rail on the north pier", "Order two new lamps for the quay"];
const listed = (marks: readonly string[]) =>
	marks.flatMap((mark, at): [string, number][][] => [
		[
			[mark, 50],
			[TASKS[at % TASKS.length] ?? "", 80],
		],
	]);
const shown = (blocks: readonly Block[]) =>
	blocks.map((block) =>
		block.kind === "list" ? [block.start, ...block.items.map((item) => `${item.label ?? ""}${textsOf(item.blocks).join(" ")}`)] : block.kind,
	);

describe("numbers that count a list", () => {
	it.each([
		["with dots", ["1.", "2.", "3."]],
		["bare", ["1", "2", "3"]],
		["letters", ["a)", "b)", "c)"]],
		["Roman", ["i.", "ii.", "iii."]],
		["Roman in brackets", ["(i)", "(ii)", "(iii)"]],
	])("%s make no table", (_, marks) => {
		expect(tablesOn(laid(listed(marks)))).toEqual([]);
	});

	it("bare before names or amounts are a table's first column", () => {
		const rows = ["Anna", "Ben", "Carl"].map((name, at): [string, number][] => [
			[String(at + 1), 50],
			[name, 80],
		]);
		expect(tablesOn(laid(rows))).toHaveLength(1);
		const amounts = ["12,400 kg", "9,120 kg", "15,033 kg"].map((amount, at): [string, number][] => [
			[String(at + 1), 50],
			[amount, 80],
		]);
		expect(tablesOn(laid(amounts))).toHaveLength(1);
	});

	it("bare are read as its marks, with lines that hang", async () => {
		const texts: DrawnText[] = [
			{ text: "1", x: 60, y: 100 },
			{ text: `${TASKS[0]}, since the water is then too cold for anybody`, x: 78, y: 100 },
			{ text: "to work below the deck", x: 78, y: 112 },
			{ text: "2", x: 60, y: 130 },
			{ text: TASKS[1] ?? "", x: 78, y: 130 },
		];
		const { blocks } = await readPdfBlocks(await drawnPdf([texts]), reading);
		expect(shown(blocks)).toEqual([[1, `${TASKS[0]}, since the water is then too cold for anybody to work below the deck`, TASKS[1]]]);
	});

	it("that don't count are no marks", async () => {
		const texts: DrawnText[] = ["7", "3"].flatMap((mark, at) => [
			{ text: mark, x: 60, y: 100 + at * 30 },
			{ text: TASKS[at] ?? "", x: 78, y: 100 + at * 30 },
		]);
		const { blocks } = await readPdfBlocks(await drawnPdf([texts]), reading);
		expect(shown(blocks)).toEqual(["paragraph", "paragraph"]);
	});
});

describe("the head of a table", () => {
	const rows = (head: readonly string[]) =>
		[head, ["Oak", "pale", "dense"], ["Pine", "dark", "light"], ["Elm", "grey", "dense"]].map((row) =>
			row.map((text, at): [string, number] => [text, 50 + at * 90]),
		);
	const tableOn = (head: readonly string[], boxes: DrawnBox[]): Table => {
		const page = {
			page: 1,
			widthPt: 600,
			heightPt: 800,
			items: laid(rows(head)),
			shapes: { rules: [], dots: [] },
			lines: [],
			boxes,
			pictures: [],
			isScan: false,
		};
		const [found] = pageTables(page).tables;
		if (!found) throw new Error("No table was found.");
		return tableBlock(found, new Set());
	};
	const stripe = (row: number, left = 45, right = 320): DrawnBox => ({ left, right, top: 90 + row * 14, bottom: 104 + row * 14 });

	it("is its first row where that alone is filled, in one box or in one for each cell", () => {
		expect(tableOn(["Birch", "white", "light"], [stripe(0)]).headRows).toBe(1);
		expect(tableOn(["Birch", "white", "light"], [stripe(0, 45, 135), stripe(0, 135, 225), stripe(0, 225, 320)]).headRows).toBe(1);
		expect(tableOn(["Birch", "white", "light"], [stripe(0), stripe(1), stripe(3)]).headRows).toBe(1);
	});

	it("is none where every second row or all of them are filled", () => {
		expect(tableOn(["Birch", "white", "light"], [stripe(0), stripe(2)]).headRows).toBe(0);
		expect(
			tableOn(
				["Birch", "white", "light"],
				[0, 1, 2, 3].map((row) => stripe(row)),
			).headRows,
		).toBe(0);
		expect(tableOn(["Birch", "white", "light"], [stripe(2)]).headRows).toBe(0);
	});

	const placed = (head: readonly string[], first: readonly string[]) => {
		const items = [head, first, first].flatMap((row, at) => row.map((text, column) => glyphs(text, 50 + column * 90, 100 + at * 14)));
		const page = { page: 1, widthPt: 600, heightPt: 800, items, shapes: { rules: [], dots: [] }, lines: [], boxes: [], pictures: [], isScan: false };
		const [found] = pageTables(page).tables;
		return found ? tableBlock(found, new Set()) : null;
	};

	it("may have figures in its names, where they stand over amounts", () => {
		expect(placed(["Pier", "H1 tonnes", "Change"], ["North", "4,210", "-1.2%"])?.headRows).toBe(1);
		expect(placed(["Pier", "2023", "2024"], ["North", "4,210", "4,180"])?.headRows).toBe(1);
		expect(placed(["Pier", "Q3", "Q4"], ["North", "4,210", "4,180"])?.headRows).toBe(1);
		expect(placed(["Pier", "2023", "1999"], ["North", "4,210", "4,180"])?.headRows).toBe(0);
	});
});

describe("shares in a workbook", () => {
	const table = (texts: readonly string[], headRows = 1): Table => ({
		kind: "table",
		headRows,
		rows: texts.map((text) => ({ cells: [{ blocks: [{ kind: "paragraph", runs: [{ text }] }], columnSpan: 1, rowSpan: 1 }] })),
	});
	const column = (texts: readonly string[]) => numberColumns(table(texts)).columns.get(0);

	it("are numbers that are shown as they are spelled", () => {
		const own = column(["Change", "-3.6%", "+12%", "0.25 %"]);
		expect(["-3.6%", "+12%", "0.25 %", "120%"].map((text) => own?.asValue(text))).toEqual(["-0.036", "0.12", "0.0025", "1.20"]);
		expect(["-3.6%", "+12%", "0.25 %"].map((text) => own?.formatOf(text))).toEqual(["0.0%", "+0%;-0%", "0.00%"]);
	});

	it("beside other numbers stay text, with a word about it", () => {
		expect(column(["Change", "-3.6%", "12", "4%"])).toBeUndefined();
		expect(numberColumns(table(["Change", "-3.6%", "12", "4%"])).doubts).toEqual([expect.stringContaining("per cent")]);
	});

	it("have a head with a figure in its name", () => {
		expect(numberColumns(table(["Fees 2024", "1,250", "75", "80"], 0)).headRows).toBe(1);
	});
});

describe("a narrow table beside no text", () => {
	it("stands before the heading below it", async () => {
		const cell = (text: string, column: number, row: number): DrawnText => ({ text, x: 260 + column * 70, y: 140 + row * 16 });
		const page: DrawnText[] = [
			{ text: "What the harbour took in during the spring and the summer of the year", x: 60, y: 100 },
			...["Fee", "Spring", "Summer"].map((text, at) => cell(text, at, 0)),
			...["Berth", "120", "340"].map((text, at) => cell(text, at, 1)),
			...["Crane", "80", "95"].map((text, at) => cell(text, at, 2)),
			...["Slip", "15", "60"].map((text, at) => cell(text, at, 3)),
			{ text: "What is next", x: 60, y: 240 },
			{ text: "The berths are let again from the first of May on, to those who asked first.", x: 60, y: 256 },
		];
		const { blocks } = await readPdfBlocks(await drawnPdf([page]), reading);
		const kinds = blocks.map((block) => (block.kind === "paragraph" || block.kind === "heading" ? runsText(block.runs).slice(0, 12) : block.kind));
		expect(kinds).toEqual(["What the har", "table", "What is next", "The berths a"]);
	});
});
