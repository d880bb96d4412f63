import { describe, expect, it } from "vitest";
import { withWideTables } from "@/lib/tools/documents/converting/from-pdf/blocks/join-tables";
import { partedItems } from "@/lib/tools/documents/converting/from-pdf/tables/aligned/parted-items";
import { joinedLines } from "@/lib/tools/documents/converting/from-pdf/tables/ruled/cell-lines";
import type { Block, Table } from "@/lib/tools/documents/converting/model/blocks";
import type { DrawnBox, DrawnLine } from "@/lib/tools/reading/text/page-material";
import { glyphs, laid, tablesOn } from "@/tests/factories/placed-text";

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

	it("keep a head apart that stands on a ground, with the first rule below the first row", () => {
		const rows = ["Place Berths", "Pier 3", "Quay 12", "Mole 7"].map((row): [string, number][] => row.split(" ").map((text, at) => [text, 50 + at * 150]));
		const boxes: DrawnBox[] = [{ left: 48, right: 400, top: 88, bottom: 106 }];
		expect(tablesOn(laid(rows, 20), { lines: [127, 147, 167].map(rule), boxes })).toEqual([
			[
				["Place", "Berths"],
				["Pier", "3"],
				["Quay", "12"],
				["Mole", "7"],
			],
		]);
	});

	it("begin with the name of their group where it stands on the ground of a head", () => {
		const rows: [string, number][][] = [
			[["Electrical", 50]],
			[
				["Output", 50],
				["65 W", 200],
			],
			[
				["Weight", 50],
				["9 kg", 200],
			],
		];
		const boxes: DrawnBox[] = [{ left: 48, right: 400, top: 88, bottom: 106 }];
		expect(tablesOn(laid(rows, 20), { lines: [106, 127, 147].map(rule), boxes })[0]?.[0]?.[0]).toBe("Electrical");
	});

	it("keep the first row apart from the head above their first stripe", () => {
		const rows = ["Date Note Sum", "1/10 Opening 612,08", "2/10 Market 384,00", "4/10 Bags 57,90", "7/10 Gas 230,00", "9/10 Pay 100,00"].map(
			(row): [string, number][] => row.split(" ").map((text, at) => [text, 50 + at * 110]),
		);
		const boxes = [2, 4].map((at): DrawnBox => ({ left: 48, right: 400, top: 88 + at * 17, bottom: 105 + at * 17 }));
		expect(tablesOn(laid(rows, 17), { boxes })[0]?.slice(0, 2)).toEqual([
			["Date", "Note", "Sum"],
			["1/10", "Opening", "612,08"],
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
