import { describe, expect, it } from "vitest";
import { convert, makeTableFile, recognize } from "@/tests/factories/tables";

const column = async (cells: readonly string[], name = "t.csv") =>
	(await recognize(makeTableFile(name, `n;x\n${cells.map((cell) => `${cell};a`).join("\n")}\n`))).columns[0];
const numbers = async (cells: readonly string[]) => {
	const { text } = await convert(makeTableFile("t.csv", `n;x\n${cells.map((cell) => `${cell};a`).join("\n")}\n`), "json");
	return (JSON.parse(text) as { n: unknown }[]).map(({ n }) => n);
};

describe("numbers with signs beside them", () => {
	it.each([
		["£", ["£1,204.10", "-£3.99", "£ .50", "(£12.00)", "£(1.25)"], "GBP", [1204.1, -3.99, 0.5, -12, -1.25]],
		["euro behind", ["12,50 €", "1.004,00 €", "-7,10€", "3,- €"], "EUR", [12.5, 1004, -7.1, 3]],
		["a code", ["CHF 1'250.50", "CHF 3.00", "CHF -4.25"], "CHF", [1250.5, 3, -4.25]],
		["per cent", ["12.5 %", "0", "-3%", "100 %"], "%", [12.5, 0, -3, 100]],
		["a minus behind", ["17,20-", "3.400,00", "0,99-"], undefined, [-17.2, 3400, -0.99]],
		["parentheses", ["(4.20)", "18.00", "(1,900.10)"], undefined, [-4.2, 18, -1900.1]],
		["a minus of print", ["−4.20", "18.00"], undefined, [-4.2, 18]],
		["yen", ["3,200円", "1,150円", "40円"], "JPY", [3200, 1150, 40]],
		["a word cut short", ["Rs.50", "Rs. 1,250.75", "Rs.3"], "Rs", [50, 1250.75, 3]],
	])("%s are numbers of one column", async (_, cells, unit, values) => {
		const found = await column(cells);
		expect(found?.type).toMatch(/integer|decimal/);
		expect(found?.unit).toBe(unit);
		expect(found?.misfits).toBe(0);
		expect(await numbers(cells)).toEqual(values);
	});

	it.each([
		[["$5", "€7", "$8", "€2"], ["mixed_units"]],
		[["12%", "0.5", "30%", "0.25"], ["mixed_units"]],
		[["(1)", "(2)", "(3)"], []],
		[["5 km", "7 km"], []],
		[["$007", "$012"], []],
		[["+49 30 1234", "+49 40 5678"], []],
		[["5-7", "8-9"], []],
		[["(5", "6)"], []],
		[["--5", "-(5)"], []],
	])("%j stays text", async (cells, kinds) => {
		const table = await recognize(makeTableFile("t.csv", `n;x\n${cells.map((cell) => `${cell};a`).join("\n")}\n`));
		expect(table.columns[0]).toMatchObject({ type: "text" });
		expect(table.findings.map(({ kind }) => kind)).toEqual(kinds);
		expect(await numbers(cells)).toEqual(cells);
	});

	it("says what the column counts, and keeps a cell of another currency as it stands", async () => {
		const cells = Array.from({ length: 30 }, (_, at) => (at === 4 ? "€4.00" : `$${at}.25`));
		const file = makeTableFile("t.csv", `Fee;x\n${cells.map((cell) => `${cell};a`).join("\n")}\n`);
		const table = await recognize(file);
		expect(table.settings.columns[0]).toEqual({ name: "Fee", type: "decimal", format: "1234.5", unit: "$" });
		expect(table.columns[0]?.misfits).toBe(1);
		expect(table.findings.find(({ kind }) => kind === "units")?.message).toContain("Fee ($)");
		const { report } = await convert(file, "ndjson", { settings: table.settings });
		expect(report.misfits).toEqual({ count: 1, places: [{ row: 5, column: "Fee", text: "€4.00" }] });
		expect(report.notes.join(" ")).toContain("Fee ($)");
	});

	it("takes one currency where a person makes a column of several a number", async () => {
		const file = makeTableFile("t.csv", "n;x\n$5;a\n€7;b\n$8;c\n");
		const { settings } = await recognize(file);
		const [first, ...others] = settings.columns;
		const columns = [{ ...(first ?? { name: "n" }), type: "integer" as const, format: "1234" as const }, ...others];
		const { text, report } = await convert(file, "json", { settings: { ...settings, columns } });
		expect((JSON.parse(text) as { n: unknown }[]).map(({ n }) => n)).toEqual([5, "€7", 8]);
		expect(report.misfits.count).toBe(1);
	});
});

it("counts every row of a file that comes in many small parts", async () => {
	const rows = Array.from({ length: 400 }, (_, at) => `${at},"${"x".repeat(at % 50)}"`).join("\n");
	const csv = makeTableFile("t.csv", `id,text\n${rows}\n`);
	const { file } = await convert(csv, "xlsx");
	expect((await recognize(file)).rowCount).toBe(400);
});
