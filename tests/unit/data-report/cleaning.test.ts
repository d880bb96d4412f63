import { describe, expect, it } from "vitest";
import { clean } from "@/tests/factories/data-tables";
import { makeTableFile, recognize } from "@/tests/factories/tables";

const ROWS = [
	"1;31.12.2025; Berlin ;1.234,50",
	"2;1.1.2026;berlin;0,5",
	"3;2.1.2026;Berlin;7",
	"3;2.1.2026;Berlin;7",
	";;;",
	"4;3.1.2026;Hamburg;n/a",
	...Array.from({ length: 30 }, (_, at) => `${at + 5};${(at % 28) + 1}.2.2026;${at % 2 ? "Hamburg" : "Berlin"};${at},25`),
];
const CSV = `nr;tag;ort;betrag\n${ROWS.join("\n")}\n`;
const FILE = makeTableFile("orte.csv", CSV);

async function sheet(bytes: Uint8Array, name: string) {
	return recognize(makeTableFile("clean.xlsx", bytes), { sheet: name });
}

describe("a cleaned table", () => {
	it("has dates, numbers and spellings mended, what repeats left out, and every change counted and listed", async () => {
		const { bytes, report } = await clean(FILE, ["trim", "types", "spellings", "duplicates", "empty_rows"]);
		expect(report).toMatchObject({ rowsRead: 36, rowsWritten: 34 });
		const count = (kind: string, column: string | null) => report.changes.find((change) => change.kind === kind && change.column === column)?.count;
		expect(count("trim", "ort")).toBe(1);
		expect(count("spellings", "ort")).toBe(1);
		expect(count("types", "tag")).toBe(34);
		expect(count("types", "betrag")).toBe(32);
		expect([count("duplicates", null), count("empty_rows", null)]).toEqual([1, 1]);
		const data = await sheet(bytes, "Data");
		expect(data.sheets).toEqual(["Data", "Changes", "Columns"]);
		expect(data.rowCount).toBe(34);
		expect(data.sampleRows.slice(0, 4)).toEqual([
			["1", "2025-12-31", "Berlin", "1234.5"],
			["2", "2026-01-01", "Berlin", "0.5"],
			["3", "2026-01-02", "Berlin", "7"],
			["4", "2026-01-03", "Hamburg", "n/a"],
		]);
		const changes = await sheet(bytes, "Changes");
		expect(changes.rowCount).toBe(report.changes.reduce((sum, change) => sum + change.count, 0));
		expect(changes.sampleRows).toContainEqual(["3", "ort", "Usual spelling", "berlin", "Berlin"]);
		expect(changes.sampleRows).toContainEqual(["2", "betrag", "Written as its type", "1.234,50", "1234.50"]);
		const columns = await sheet(bytes, "Columns");
		expect(columns.sampleRows.map(([name]) => name)).toEqual(["nr", "tag", "ort", "betrag"]);
	});

	it("keeps all that nobody asked to change", async () => {
		const { bytes, report } = await clean(FILE, []);
		expect(report).toMatchObject({ rowsRead: 36, rowsWritten: 36, changes: [] });
		const data = await sheet(bytes, "Data");
		expect(data.sampleRows[0]).toEqual(["1", "31.12.2025", " Berlin ", "1.234,50"]);
		expect(data.sampleRows[1]?.[2]).toBe("berlin");
	});

	it("is the same, byte by byte, each time, and never a formula", async () => {
		const [one, other] = await Promise.all([clean(FILE, ["trim", "types"]), clean(FILE, ["trim", "types"])]);
		expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
		const { bytes } = await clean(makeTableFile("f.csv", 'a,b\n=1+1,x\n"=HYPERLINK(""http://x"")",y\n'), ["trim", "types"]);
		expect((await sheet(bytes, "Data")).sampleRows.map(([cell]) => cell)).toEqual(["=1+1", '=HYPERLINK("http://x")']);
	});
});
