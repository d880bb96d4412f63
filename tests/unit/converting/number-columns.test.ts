import { describe, expect, it } from "vitest";
import type { Row, Table } from "@/lib/tools/documents/converting/model/blocks";
import { moneyOf } from "@/lib/tools/documents/converting/writing/workbook/money";
import { numberColumns, usualNotation } from "@/lib/tools/documents/converting/writing/workbook/number-columns";

function tableOf(rows: readonly (readonly string[])[], headRows = 1): Table {
	const cell = (text: string): Row["cells"][number] => ({ blocks: text === "" ? [] : [{ kind: "paragraph", runs: [{ text }] }], columnSpan: 1, rowSpan: 1 });
	return { kind: "table", rows: rows.map((row) => ({ cells: row.map(cell) })), headRows };
}

const valuesOf = (table: Table, column: number, usual: "dot" | "comma" | null = null) => {
	const found = numberColumns(table, usual);
	const own = found.columns.get(column);
	return table.rows.slice(found.headRows).map(({ cells }) => {
		const [block] = cells[column]?.blocks ?? [];
		return own && block?.kind === "paragraph" ? own.asValue(block.runs[0]?.text ?? "") : null;
	});
};

describe("a column of numbers", () => {
	it("is numbers throughout, in the notation that its own numbers show", () => {
		const rows = [
			["Harbour", "Fees", "Einnahmen"],
			["North", "1,250.40", "1.250,40"],
			["South", "75", "(88,10)"],
			["East", "-3,000,000.5", "3.000.000"],
			["West", "-", "12,5-"],
		];
		expect(valuesOf(tableOf(rows), 1)).toEqual(["1250.40", "75", "-3000000.5", null]);
		expect(valuesOf(tableOf(rows), 2)).toEqual(["1250.40", "-88.10", "3000000", "-12.5"]);
	});

	it("takes what it can't tell itself from the other columns, and stays text with a word where nothing tells", () => {
		const rows = [
			["a", "1.250"],
			["b", "3.400"],
		].map((row) => [...row, "7,5"]);
		expect(valuesOf(tableOf(rows, 0), 1)).toEqual(["1250", "3400"]);
		const alone = tableOf(
			rows.map((row) => row.slice(0, 2)),
			0,
		);
		expect(valuesOf(alone, 1)).toEqual([null, null]);
		expect(numberColumns(alone).doubts).toEqual([expect.stringContaining("1.250")]);
		expect(valuesOf(alone, 1, usualNotation([alone, tableOf([["x", "0.25"]], 0)]))).toEqual(["1.250", "3.400"]);
	});

	it("keeps its currency beside its amounts, of which one alone may name it", () => {
		const table = tableOf([
			["Fee", "Amount", "Betrag"],
			["Berth", "1,250.40", "88,10 kr"],
			["Crane", "75.00", "12 kr"],
			["Due", "€ 1,325.40", "-1.200,50 kr"],
		]);
		expect(valuesOf(table, 1)).toEqual(["1250.40", "75.00", "1325.40"]);
		expect(valuesOf(table, 2)).toEqual(["88.10", "12", "-1200.50"]);
		const [amounts, fees] = [numberColumns(table).columns.get(1), numberColumns(table).columns.get(2)];
		expect(["75.00", "€ 1,325.40"].map((text) => amounts?.formatOf(text))).toEqual([null, '"€ "#,##0.00']);
		expect(["12 kr", "88,10 kr"].map((text) => fees?.formatOf(text))).toEqual(['#,##0" kr"', '#,##0.00" kr"']);
	});

	it("of amounts in two currencies stays text, and says so", () => {
		const table = tableOf([
			["Fee", "Amount"],
			["Berth", "€ 12.50"],
			["Crane", "$ 9.00"],
		]);
		expect(valuesOf(table, 1)).toEqual([null, null]);
		expect(numberColumns(table).doubts).toEqual(["Column 2 stays text, since its amounts are in several currencies (€, $)."]);
	});

	it.each(["kr", "EURO 5", "12 pcs", "A€5B", "€"])("%j is no amount of money", (text) => {
		expect(moneyOf(text)).toBeNull();
	});

	it.each([
		["two notations", ["1,250.40", "1.250,40"]],
		["a figure that is none", ["12.50", "1O.75", "8.20", "9.10"]],
	])("of %s stays text as a whole, and says so", (_, texts) => {
		const table = tableOf(
			texts.map((text) => ["x", text]),
			0,
		);
		expect(valuesOf(table, 1).every((value) => value === null)).toBe(true);
		expect(numberColumns(table).doubts).toHaveLength(1);
	});

	it.each([
		["numbers of articles", ["00123", "00456"]],
		["long numbers of cards", ["4929123412341234", "5929123412341234"]],
		["dates", ["01.02.2024", "03.04.2024"]],
	])("is none of %s", (_, texts) => {
		expect(
			valuesOf(
				tableOf(
					texts.map((text) => ["x", text]),
					0,
				),
				1,
			),
		).toEqual([null, null]);
	});

	it("has a name in its first row, which stays text beside a year", () => {
		const found = numberColumns(
			tableOf(
				[
					["Place", "2023", "Total"],
					["North", "12", "40"],
					["South", "15", "50"],
				],
				0,
			),
		);
		expect(found.headRows).toBe(1);
	});
});
