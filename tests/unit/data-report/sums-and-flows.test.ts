import { describe, expect, it } from "vitest";
import { analyze, clean } from "@/tests/factories/data-tables";
import { makeTableFile } from "@/tests/factories/tables";

const BOATS = ["Swan", "Heron", "Tern", "Bittern"];

/** Hires of boats, each with its number and its name, over a year. */
function hires(change: (row: (string | number)[], at: number) => void = () => undefined): string {
	const rows = Array.from({ length: 160 }, (_, at) => {
		const boat = (at * 7) % 4;
		const row: (string | number)[] = [
			`2025-${String(1 + (at % 12)).padStart(2, "0")}-${String(1 + (at % 27)).padStart(2, "0")}`,
			`B-${boat}`,
			BOATS[boat] ?? "",
			1 + (at % 5),
			`${60 + ((at * 31) % 50)}.50`,
		];
		change(row, at);
		return row.join(",");
	});
	return `day,code,boat,quantity,amount\n${rows.join("\n")}\n`;
}
const put = (at: number, amount: string) =>
	hires((row, place) => {
		if (place === at) row[4] = amount;
	});
const file = (text: string) => makeTableFile("hires.csv", text);

describe("a value that every sum hangs on", () => {
	it("is told first of all, once, with its row, and the charts are drawn without it", async () => {
		const { findings, charts } = await analyze(file(put(70, "88000.00")));
		expect(findings[0]).toMatchObject({ kind: "distortion", area: "pattern", severity: "high", rows: [{ row: 72, text: "88,000" }] });
		expect(findings[0]?.text).toContain("88,000");
		expect(findings.filter(({ kind, columns }) => kind === "outliers" && columns[0] === "amount")).toEqual([]);
		const sums = charts.filter(({ title }) => title.startsWith("Sum of amount"));
		expect(sums.length).toBeGreaterThan(0);
		for (const { title, description, points } of sums) {
			expect(title).toContain("without its one far value");
			expect(description).toContain("Drawn without the single value 88,000");
			expect(Math.max(...points.map(({ value }) => value))).toBeLessThan(10_000);
		}
	});

	it("is none where it is only larger than the others", async () => {
		const { findings, charts } = await analyze(file(put(70, "480.00")));
		expect(findings.map(({ kind }) => kind)).not.toContain("distortion");
		expect(charts.map(({ title }) => title).join()).not.toContain("without");
	});
});

it("columns that part the rows alike are told of once, by the one with words", async () => {
	const { findings } = await analyze(
		file(
			hires((row, at) => {
				if (row[2] === "Swan") row[4] = `${400 + (at % 30)}.50`;
			}),
		),
	);
	const by = findings.filter(({ kind }) => kind === "groups" || kind === "shares").map(({ columns }) => columns.at(-1));
	expect(by).toContain("boat");
	expect(by).not.toContain("code");
});

describe("quantities below zero", () => {
	it("are returns where their amounts are below zero too", async () => {
		const { findings } = await analyze(
			file(
				hires((row, at) => {
					if (at === 10 || at === 20) [row[3], row[4]] = [-2, "-99.50"];
				}),
			),
		);
		expect(findings.find(({ kind }) => kind === "returns")).toMatchObject({ columns: ["quantity", "amount"], rows: [{ row: 12 }, { row: 22 }] });
		expect(findings.map(({ kind }) => kind)).not.toContain("impossible");
	});

	it("can't be where their amounts are not", async () => {
		const { findings } = await analyze(
			file(
				hires((row, at) => {
					if (at === 10) row[3] = -2;
				}),
			),
		);
		expect(findings.find(({ kind }) => kind === "impossible")?.columns).toEqual(["quantity"]);
	});
});

describe("rows that are none", () => {
	const given = `${hires().replace("\n2025-03", "\n,,,,\n2025-03")},,,,\nTotal,,,,as billed\n`;

	it("are not counted, and rows keep the numbers of the file", async () => {
		const { rows, findings } = await analyze(file(given));
		expect(rows).toBe(160);
		expect(findings.filter(({ kind }) => kind === "missing")).toEqual([]);
		expect(findings.find(({ kind }) => kind === "empty_rows")?.rows).toEqual([{ row: 4, text: "" }]);
		const odd = `${put(70, "88000.00").replace("\n2025-03", "\n,,,,\n2025-03")}`;
		expect((await analyze(file(odd))).findings[0]?.rows).toEqual([{ row: 73, text: "88,000" }]);
	});

	it("are in no cleaned table", async () => {
		const { report } = await clean(file(given), ["trim", "types", "spellings", "duplicates", "empty_rows"]);
		expect(report).toMatchObject({ rowsRead: 161, rowsWritten: 160 });
	});
});

describe("an account", () => {
	const day = (at: number) => `2025-04-${String(1 + (at % 28)).padStart(2, "0")}`;

	it("with a column for each way tells what came in and what went out, and no gaps in either", async () => {
		const rows = Array.from({ length: 40 }, (_, at) => `${day(at)},Entry ${at},${at % 5 === 0 ? ",100.25" : `${10 + at}.5,`}`);
		const { findings } = await analyze(file(`booked,said,debit,credit\n${rows.join("\n")}\n`));
		const flow = findings.find(({ kind }) => kind === "flow");
		expect(flow?.figures.map(({ value }) => Math.round(value * 100) / 100)).toEqual([802, 976, -174]);
		expect(flow?.title).toBe("More went out than came in");
		expect(findings.filter(({ kind }) => kind === "missing")).toEqual([]);
	});

	it("with signs tells the same", async () => {
		const rows = Array.from({ length: 40 }, (_, at) => `${day(at)},Entry ${at},${at % 5 === 0 ? "250.75" : `-${10 + at}.5`}`);
		const { findings } = await analyze(file(`Datum,Text,Betrag\n${rows.join("\n")}\n`));
		const flow = findings.find(({ kind }) => kind === "flow");
		expect(flow?.figures.map(({ value }) => Math.round(value * 100) / 100)).toEqual([2006, -976, 1030]);
	});

	it("is no table of sales with a few returns", async () => {
		expect((await analyze(file(hires()))).findings.map(({ kind }) => kind)).not.toContain("flow");
	});
});
