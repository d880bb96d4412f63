import { describe, expect, it } from "vitest";
import { onSameColumns } from "@/lib/tools/documents/converting/from-pdf/blocks/join-tables";
import { withCloseCells } from "@/lib/tools/documents/converting/from-pdf/tables/ruled/close-cells";
import type { Table } from "@/lib/tools/documents/converting/model/blocks";
import type { DrawnLine } from "@/lib/tools/reading/text/page-material";
import { glyphs, laid, tablesOn, WIDTH } from "@/tests/factories/placed-text";

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

describe("tables whose lines part some of their rows and columns", () => {
	const rule = (at: number, from = 50, to = 350): DrawnLine => ({ isUpright: false, at, from, to });

	it("have columns where texts stand side by side between two lines", () => {
		const frame = [rule(100), rule(120), rule(180), ...[50, 230, 350].map((at) => ({ isUpright: true, at, from: 100, to: 180 }))];
		const rows = [
			["Pay", "Hours", "Due", "Taken"],
			["Basic", "160", "Tax", "44"],
			["Extra", "7", "Fund", "31"],
			["Gift", "1", "Dues", "12"],
		];
		const items = rows.flatMap((row, line) => row.map((text, at) => glyphs(text, [55, 150, 240, 300][at] ?? 0, 114 + (line === 0 ? 0 : 4 + line * 16))));
		expect(tablesOn(items, { lines: frame })).toEqual([rows]);
	});

	it("go on above a rule that stands over a sum, names of groups included", () => {
		const rows = [
			["Account", "Plan", "Real"],
			["INCOME"],
			["Fees", "12,00", "11,64"],
			["Gifts", "3,00", "4,21"],
			["Sum", "15,00", "15,85"],
			["COSTS"],
			["Rent", "7,20", "7,20"],
			["Result", "7,80", "8,65"],
		];
		const items = rows.flatMap((row, line) => row.map((text, at) => glyphs(text, [50, 200, 300][at] ?? 0, 100 + line * 18)));
		const found = tablesOn(items, { lines: [rule(160), rule(214)] })[0]?.map((row) => row.filter((text) => text !== ""));
		expect(found).toEqual(rows);
	});

	it("have heads of several levels above their first rule", () => {
		const head = [glyphs("Part", 50, 100), glyphs("Revenue", 195, 100), glyphs("2023", 150, 114), glyphs("2024", 250, 114)];
		const body = [1, 2, 3].flatMap((row) => [
			glyphs(`Shop ${row}`, 50, 116 + row * 16),
			glyphs(`${row}12.0`, 150, 116 + row * 16),
			glyphs(`${row}30.5`, 250, 116 + row * 16),
		]);
		expect(tablesOn([...head, ...body], { lines: [rule(120, 50, 280), rule(170, 50, 280)] })[0]?.slice(0, 2)).toEqual([
			["Part", "Revenue"],
			["", "2023", "2024"],
		]);
	});

	it("begin with the highest line of their head", () => {
		const head = [glyphs("Strongly", 150, 94), glyphs("Text", 50, 100), glyphs("No", 250, 100), glyphs("agree", 150, 106)];
		const body = [1, 2, 3].flatMap((row) => [
			glyphs(`Claim ${row}`, 50, 110 + row * 18),
			glyphs(`${row}1%`, 150, 110 + row * 18),
			glyphs(`${row}4%`, 250, 110 + row * 18),
		]);
		expect(tablesOn([...head, ...body])[0]?.[0]).toEqual(["Text", "Strongly agree", "No"]);
	});
});
