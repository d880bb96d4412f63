import { describe, expect, it } from "vitest";
import { onSameColumns, withWideTables } from "@/lib/tools/documents/converting/from-pdf/blocks/join-tables";
import { joinedLines } from "@/lib/tools/documents/converting/from-pdf/tables/cell-lines";
import { withCloseCells } from "@/lib/tools/documents/converting/from-pdf/tables/close-cells";
import { pageTables } from "@/lib/tools/documents/converting/from-pdf/tables/page-tables";
import { partedItems } from "@/lib/tools/documents/converting/from-pdf/tables/parted-items";
import type { Block, Table } from "@/lib/tools/documents/converting/model/blocks";
import type { DrawnBox, DrawnLine, PageMaterial } from "@/lib/tools/reading/text/page-material";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";

const WIDTH = 5;
const glyphs = (text: string, x: number, y: number, fontSize = 10): Glyphs => ({
	text,
	x,
	y,
	width: text.length * WIDTH,
	fontSize,
	bold: false,
	italic: false,
	links: [],
	endsInSpace: false,
});

/** Lines of texts at the same places, from the height of 100 points on. */
function laid(lines: readonly (readonly (readonly [string, number])[])[], pitch = 14): Glyphs[] {
	return lines.flatMap((line, at) => line.map(([text, x]) => glyphs(text, x, 100 + at * pitch)));
}

function tablesOn(items: readonly Glyphs[], drawn: { lines?: DrawnLine[]; boxes?: DrawnBox[] } = {}): string[][][] {
	const page: PageMaterial = {
		page: 1,
		widthPt: 600,
		heightPt: 800,
		items,
		shapes: { rules: [], dots: [] },
		lines: drawn.lines ?? [],
		boxes: drawn.boxes ?? [],
		pictures: [],
		isScan: false,
	};
	return pageTables(page).tables.map(({ rows }) => rows.map((row) => row.map(({ lines }) => lines.join(" "))));
}

const rule = (at: number): DrawnLine => ({ isUpright: false, at, from: 48, to: 400 });

describe("tables without lines", () => {
	it("have a long text in one column, whose lines are one cell", () => {
		const lines = [1, 2, 3, 4].flatMap((row): [string, number][][] => [
			[
				[`Pier ${row}`, 50],
				[`${row}00`, 150],
				["The wall was measured in spring", 220],
			],
			[["and once more after the storm", 220]],
		]);
		expect(tablesOn(laid(lines))).toEqual([
			[1, 2, 3, 4].map((row) => [`Pier ${row}`, `${row}00`, "The wall was measured in spring and once more after the storm"]),
		]);
	});

	it("keep rows apart whose first cell is empty", () => {
		const rows: [string, number][][] = [
			[
				["Crane", 50],
				["12", 150],
			],
			[
				["Lamp", 50],
				["7", 150],
			],
			[
				["", 50],
				["9", 150],
			],
			[
				["Ferry", 50],
				["3", 150],
			],
		];
		expect(tablesOn(laid(rows))).toEqual([
			[
				["Crane", "12"],
				["Lamp", "7"],
				["", "9"],
				["Ferry", "3"],
			],
		]);
	});

	it("are two where a wide gap stands between alike heads", () => {
		const row = (one: string, two: string): [string, number][] => [
			[one, 50],
			[two, 120],
			[one, 250],
			[two, 320],
		];
		expect(tablesOn(laid([row("Club", "Won"), row("Manea", "8"), row("Soham", "5")]))).toHaveLength(2);
	});

	it("are none where items of a list stand behind their numbers", () => {
		const items = [1, 2, 3, 4].map((number): [string, number][] => [
			[`${number}.`, 50],
			["Open the gate", 80],
		]);
		expect(tablesOn(laid(items))).toEqual([]);
	});
});

describe("tables with level rules or stripes", () => {
	it("take the rules between rows for their ends, however many lines a cell has", () => {
		const items = laid([
			[
				["Place", 50],
				["Remark", 200],
			],
			[
				["Pier", 50],
				["first line", 200],
			],
			[["second line", 200]],
			[
				["Quay", 50],
				["only line", 200],
			],
		]);
		expect(tablesOn(items, { lines: [88, 104, 132, 146].map(rule) })).toEqual([
			[
				["Place", "Remark"],
				["Pier", "first line second line"],
				["Quay", "only line"],
			],
		]);
	});

	it("are no table where running text stands between two rules", () => {
		const text = ["The harbour opens at six and whoever comes later has to wait", "for the tide in the evening, which is when the ferry leaves too"];
		expect(tablesOn(laid(text.map((line): [string, number][] => [[line, 50]])), { lines: [88, 120].map(rule) })).toEqual([]);
	});

	it("are told from each other by their stripes", () => {
		const row = (name: string, count: string): [string, number][] => [
			[name, 50],
			[count, 100],
			[`${name}s`, 160],
			[count, 210],
		];
		const boxes = [0, 2].flatMap((at): DrawnBox[] =>
			[
				[46, 130],
				[156, 240],
			].map(([left = 0, right = 0]) => ({ left, right, top: 90 + at * 14, bottom: 104 + at * 14 })),
		);
		expect(tablesOn(laid([row("Crane", "1"), row("Lamp", "2"), row("Ferry", "3")]), { boxes })).toHaveLength(2);
	});
});

describe("what stands in cells", () => {
	it("is parted where a column's line crosses one piece of text", () => {
		const line: DrawnLine = { isUpright: true, at: 63, from: 80, to: 120 };
		expect(partedItems([glyphs("4 Geländer aus Stahl", 55, 100)], [line]).map(({ text }) => text)).toEqual(["4", "Geländer aus Stahl"]);
		expect(partedItems([glyphs("Geländer", 55, 100)], [line]).map(({ text }) => text)).toEqual(["Geländer"]);
	});

	it("is whole again where the edge of the cell broke a word or an address", () => {
		const none = new Set<string>();
		expect(joinedLines(["harbour-", "master"], none)).toBe("harbourmaster");
		expect(joinedLines(["harbour-", "master"], new Set(["harbour-master"]))).toBe("harbour-master");
		expect(joinedLines(["ydelacroix@gulfm", "arine.example"], none)).toBe("ydelacroix@gulfmarine.example");
		expect(joinedLines(["ann@example.com", "ben@example.com"], none)).toBe("ann@example.com ben@example.com");
		expect(joinedLines(["2020-", "02-21"], none)).toBe("2020-02-21");
		expect(joinedLines(["Fish", "market"], none)).toBe("Fish market");
	});
});

describe("wide tables in parts", () => {
	const table = (rows: string[][]): Table => ({
		kind: "table",
		headRows: 1,
		rows: rows.map((row) => ({ cells: row.map((text) => ({ blocks: [{ kind: "paragraph", runs: [{ text }] }], columnSpan: 1, rowSpan: 1 })) })),
	});
	const note = (text: string): Block => ({ kind: "paragraph", runs: [{ text }] });
	const names = ["No", "1", "2"];

	it("are one, without the notes about their parts", () => {
		const parts = [note("2–3 / 4"), table(names.map((name) => [name, "a", "b"])), note("4 / 4"), table(names.map((name) => [name, `c${name}`]))];
		const { blocks, tablePages } = withWideTables(parts, [1, 2]);
		expect(blocks).toHaveLength(1);
		expect(blocks[0]?.kind === "table" && blocks[0].rows.map(({ cells }) => cells.length)).toEqual([4, 4, 4]);
		expect(tablePages).toEqual([2]);
	});

	it("stay two where they are about other rows, and so does a text between them", () => {
		const other = [table(names.map((name) => [name, "a"])), table(["No", "1", "3"].map((name) => [name, "b"]))];
		expect(withWideTables(other, [1, 1]).blocks).toEqual(other);
		const parted = [table(names.map((name) => [name, "a"])), note("And in winter:"), table(names.map((name) => [name, "b"]))];
		expect(withWideTables(parted, [1, 1]).blocks).toEqual(parted);
	});
});

/** Cells of a ruled table without a head, from the height of 100 points on. */
function grid(rows: number, xs: readonly number[], pitch = 20): DrawnLine[] {
	const ys = Array.from({ length: rows + 1 }, (_, at) => 100 + at * pitch);
	const [left = 0, right = 0, bottom = 0] = [xs[0], xs.at(-1), ys.at(-1)];
	return [...ys.map((at) => ({ isUpright: false, at, from: left, to: right })), ...xs.map((at) => ({ isUpright: true, at, from: 100, to: bottom }))];
}

describe("tables whose lines don't tell all", () => {
	const xs = [50, 150, 250, 350];
	const body = [1, 2, 3].flatMap((row) => [
		glyphs(`Pier ${row}`, 55, 94 + row * 20),
		glyphs(`${row}0`, 155, 94 + row * 20),
		glyphs(`${row}5`, 255, 94 + row * 20),
	]);
	const read = [1, 2, 3].map((row) => [`Pier ${row}`, `${row}0`, `${row}5`]);

	it("have a head of filled cells above their lines", () => {
		const head = ["Place", "Low", "High"].map((text, at) => glyphs(text, 55 + at * 100, 94));
		const boxes = [50, 150, 250].map((left) => ({ left, right: left + 100, top: 80, bottom: 100 }));
		expect(tablesOn([...head, ...body], { lines: grid(3, xs), boxes })).toEqual([[["Place", "Low", "High"], ...read]]);
		expect(tablesOn(body, { lines: grid(3, xs) })).toEqual([read]);
	});

	it("hold several rows between two lines where amounts stand below each other", () => {
		const lines = grid(2, xs, 60);
		const items = [
			...["Place", "Low", "High"].map((text, at) => glyphs(text, 55 + at * 100, 130)),
			glyphs("Pier of the", 55, 172),
			glyphs("1,50", 155, 178),
			glyphs("7 %", 255, 178),
			glyphs("fishers", 55, 184),
			glyphs("Gate", 55, 206),
			glyphs("2,50", 155, 206),
			glyphs("9 %", 255, 206),
		];
		expect(tablesOn(items, { lines })).toEqual([
			[
				["Place", "Low", "High"],
				["Pier of the fishers", "1,50", "7 %"],
				["Gate", "2,50", "9 %"],
			],
		]);
	});

	it("keep cells of one row that wrapped together", () => {
		const lines = grid(2, xs, 60);
		const items = [
			...["Place", "Since", "Note"].map((text, at) => glyphs(text, 55 + at * 100, 130)),
			glyphs("Pier of the", 55, 172),
			glyphs("fishers", 55, 184),
			glyphs("1998", 155, 172),
			glyphs("built of", 255, 172),
			glyphs("oak", 255, 184),
		];
		expect(tablesOn(items, { lines })[0]?.[1]).toEqual(["Pier of the fishers", "1998", "built of oak"]);
	});

	it("reach beyond rules that stand above sums alone", () => {
		const rows = [1, 2, 3, 4, 5, 6].map((row): [string, number][] => [
			[`Item ${row}`, 50],
			[`${row}00`, 300],
			[`${row}50`, 380],
		]);
		const rules = [107, 121, 149, 163].map((at) => ({ isUpright: false, at, from: 290, to: 400 }));
		expect(tablesOn(laid(rows), { lines: rules })).toEqual([rows.map((row) => row.map(([text]) => text))]);
	});
});

describe("columns without lines", () => {
	const rows = [1, 2, 3, 4].map((row): [string, number][] => [
		[`Pier ${row}`, 50],
		[`${row}00`, 200],
		[`${row}50`, 300],
	]);

	it("are told apart where a head stands close to the next one", () => {
		const items = laid([
			[
				["Place", 50],
				["2022 lower", 200],
				["2023", 252],
			],
			...[1, 2, 3, 4].map((row): [string, number][] => [
				[`Pier ${row}`, 50],
				[`${row}00`, 200],
				[`${row}50`, 252],
			]),
		]);
		expect(tablesOn(items)[0]?.[1]).toEqual(["Pier 1", "100", "150"]);
	});

	it("have heads that end at another place than their figures", () => {
		const items = laid([
			[
				["Place", 50],
				["Measured", 140],
				["Sum", 300],
			],
			...rows,
		]);
		expect(tablesOn(items)[0]?.slice(0, 2)).toEqual([
			["Place", "Measured", "Sum"],
			["Pier 1", "100", "150"],
		]);
	});

	it("are none where an address stands beside facts", () => {
		const items = laid([
			[
				["Miss C. Pengelly", 50],
				["Sort code 99-14", 420],
			],
			[
				["41 Terrace", 50],
				["Account no. 22", 420],
			],
			[
				["Plymouth", 50],
				["Statement 112", 420],
			],
		]);
		expect(tablesOn(items)).toEqual([]);
	});

	it("give the label of a sum over columns of figures to the first of them all", () => {
		const items = laid([
			...rows,
			[
				["Subtotal", 185],
				["1,000", 300],
			],
			[
				["Total", 200],
				["1,190", 300],
			],
		]);
		expect(tablesOn(items)[0]?.slice(4)).toEqual([
			["Subtotal", "1,000"],
			["Total", "1,190"],
		]);
	});
});

describe("rows without lines", () => {
	it("are a text's own where it stands as far from the one above as all rows do", () => {
		const items = laid([
			[
				["Place", 50],
				["Low", 200],
				["Mark", 300],
			],
			[
				["Northern pier", 50],
				["100", 200],
				["ok", 300],
			],
			[
				["Southern gate", 50],
				["200", 200],
				["ok", 300],
			],
			[
				["Grey lamp", 50],
				["Ok", 300],
			],
			[
				["Harbour wall", 50],
				["300", 200],
				["ok", 300],
			],
		]);
		expect(tablesOn(items)[0]).toHaveLength(5);
	});

	it("go on with a date that broke off at its hyphen", () => {
		const items = laid([
			[
				["Place", 50],
				["Date", 150],
			],
			[
				["Northern lamp", 50],
				["2024-04-17", 150],
			],
			[
				["Northern", 50],
				["2025-04-", 150],
			],
			[
				["harbour", 50],
				["13", 150],
			],
			[
				["Grey lamp", 50],
				["2025-04-17", 150],
			],
		]);
		expect(tablesOn(items)[0]?.[2]).toEqual(["Northern harbour", "2025-04- 13"]);
	});
});

describe("close cells of spreadsheets", () => {
	const row = (number: string, name: string, y: number) => ({
		...glyphs(`${number} ${name}`, 77.2 - 2.5 - number.length * WIDTH, y),
		width: (number.length + name.length) * WIDTH + 2.5,
	});
	const names = ["ABADIE", "CAZENAVE", "DUPRAT", "NGUYEN"];

	it("are two texts where other lines show that the second begins there", () => {
		const items = [
			glyphs("No", 58, 100),
			glyphs("Name", 77.2, 100),
			...names.map((name, at) => row(`1${at}`, name, 114 + at * 14)),
			glyphs("TOTAL", 77.2, 170),
		];
		expect(withCloseCells(items).map(({ text }) => text)).toEqual(["No", "Name", ...names.flatMap((name, at) => [`1${at}`, name]), "TOTAL"]);
	});

	it("are one text where it is a figure with its unit", () => {
		const items = [glyphs("No", 58, 100), glyphs("km", 77.2, 100), ...names.map((_, at) => row(`1${at}`, "km", 114 + at * 14)), glyphs("TOTAL", 77.2, 170)];
		expect(withCloseCells(items)).toEqual(items);
	});
});

describe("parts of tables over pages", () => {
	const cell = (text: string): Table["rows"][number]["cells"][number] => ({
		blocks: text === "" ? [] : [{ kind: "paragraph", runs: [{ text }] }],
		columnSpan: 1,
		rowSpan: 1,
	});
	const table = (rows: readonly (readonly string[])[]): Table => ({ kind: "table", headRows: 0, rows: rows.map((cells) => ({ cells: cells.map(cell) })) });
	const columns = [50, 150, 250].map((left) => ({ left, right: left + 60 }));

	it("get the columns that a page leaves empty", () => {
		const parts = onSameColumns(
			table([["a", "b", "c"]]),
			table([["d", "f"]]),
			columns,
			[columns[0], columns[2]].flatMap((column) => column ?? []),
		);
		expect(parts?.next).toEqual(table([["d", "", "f"]]));
	});

	it("are other tables where columns stand elsewhere", () => {
		expect(
			onSameColumns(table([["a", "b", "c"]]), table([["d", "f"]]), columns, [
				{ left: 50, right: 60 },
				{ left: 115, right: 145 },
			]),
		).toBeNull();
	});
});
