import { describe, expect, it } from "vitest";
import { convert, makeTableFile, recognize } from "@/tests/factories/tables";

const BODY = "Date,Shop,Net,Tax\n2026-01-03,Lyon,12.50,2.50\n2026-01-04,Brest,8.00,1.60\n2026-01-05,Lyon,20.25,4.05\n";
const TITLES = "Takings of January,,,\nPrinted 2026-02-01,by Ann,,\n\n";
const TOTALS = "Subtotal,,40.75,8.15\nGrand total:,,40.75,8.15\n";
const file = (text: string) => makeTableFile("takings.csv", text);

describe("rows around a table", () => {
	it("are told from its header and its data, left out and said", async () => {
		const table = await recognize(file(`${TITLES}${BODY}${TOTALS}`));
		expect(table).toMatchObject({ hasHeader: true, headerRow: 3, footerRows: 2, rowCount: 3 });
		expect(table.columns.map(({ name, type, misfits }) => [name, type, misfits])).toEqual([
			["Date", "date", 0],
			["Shop", "text", 0],
			["Net", "decimal", 0],
			["Tax", "decimal", 0],
		]);
		const said = table.findings.map(({ message }) => message).join(" ");
		expect(said).toContain("Takings of January");
		expect(said).toContain("Grand total:");
		expect(table.settings).toMatchObject({ headerRow: 3, footerRows: 2 });
	});

	it("are no part of what is written, and the report of it says so", async () => {
		const source = file(`${TITLES}${BODY}${TOTALS}`);
		const { settings } = await recognize(source);
		for (const given of [{}, { settings }]) {
			const { text, report } = await convert(source, "csv", given);
			expect(text.replace("\ufeff", "").replaceAll("\r\n", "\n").trim()).toBe(BODY.replace("12.50,2.50", "12.50,2.50").trim());
			expect(report.rows).toBe(3);
			expect(report.notes.join(" ")).toContain("the first 2 rows, above the table, and the last 2 rows, totals");
		}
	});

	it("are found in workbooks as well", async () => {
		const { file: book } = await convert(file("x,a,b,c\nReport of May,,,\nItem,Pieces,Price,Note\nPen,3,1.5,\nInk,4,2.5,red\nTotal,7,4,\n"), "xlsx", {
			overrides: { hasHeader: true, headerRow: 1, footerRows: 0 },
		});
		const table = await recognize(book);
		// The first row of the workbook is as full as the others: whoever says where the table begins is followed.
		const told = await recognize(book, { headerRow: 3 });
		expect(told.columns.map(({ name }) => name)).toEqual(["Item", "Pieces", "Price", "Note"]);
		expect(told).toMatchObject({ rowCount: 2, headerRow: 3, footerRows: 1 });
		expect(table.footerRows).toBe(1);
	});

	it("are found where a sum is not worked out, so that its word stands alone", async () => {
		const { footerRows, rowCount } = await recognize(file("id,answer,age,again\n1,yes,30,no\n2,no,31,no\n3,yes,32,yes\nTotal,,,\n"));
		expect([footerRows, rowCount]).toEqual([1, 3]);
	});

	it.each([
		["words and numbers beside it, as in a survey", "R1,Care,5,yes,fine\nR2,Hall,4,no,loud\nR3,Care,2,yes,fine\nTotal,3,11,2 yes,\n"],
		["a day stands before its word", "2026-01-05,Care,5,8,9\n2026-02-05,Hall,4,7,9\n2026-03-05,Care,2,9,9\n2026-03-31,Gesamt,,24,27\n"],
	])("are found where %s", async (_, rows) => {
		const { footerRows, rowCount } = await recognize(file(`who,where,mark,again,said\n${rows}`));
		expect([footerRows, rowCount]).toEqual([1, 3]);
	});

	it("are no totals where a last row has words like the others", async () => {
		const { footerRows } = await recognize(file("brand,land,since,kind\nShell,UK,1907,oil\nEni,IT,1953,oil\nTotal,FR,1924,oil 5\n"));
		expect(footerRows ?? 0).toBe(0);
	});

	it("are kept where a person says that they are data", async () => {
		const source = file(`${BODY}${TOTALS}`);
		const { settings } = await recognize(source);
		const { report, text } = await convert(source, "json", { settings, overrides: { footerRows: 0 } });
		expect(report.rows).toBe(5);
		expect(text).toContain("Grand total:");
		const { report: fewer } = await convert(source, "json", { settings, overrides: { footerRows: 1 } });
		expect(fewer.rows).toBe(4);
		const { report: below } = await convert(source, "json", { settings, overrides: { headerRow: 2, hasHeader: false } });
		expect([below.rows, below.columns[0]?.name]).toEqual([3, "Column 1"]);
	});

	it.each([
		["a first row of data that is short", "1,2\n3,4,5\n6,7,8\n"],
		["a full row whose name is a word for totals", "company,country,since\nShell,UK,1907\nTotal,FR,1924\n"],
		["a column without a name", "a,,a,b\n1,2,3,4\n5,6,7,8\n"],
		["one column of words", "word\nred\ngreen\ntotal\n"],
		["a sum in the middle", "a,b\nx,1\nTotal,1\ny,2\n"],
		["only totals", "what,n\nTotal,3\n"],
	])("are not seen in %s", async (_, text) => {
		const { headerRow, footerRows } = await recognize(file(text));
		expect([headerRow, footerRows]).toEqual([undefined, undefined]);
	});

	it("do not matter to who says that nothing names the columns", async () => {
		expect((await recognize(file(`${TITLES}${BODY}`), { hasHeader: false })).rowCount).toBe(6);
	});

	it("are cut alike, in whatever parts the file comes", async () => {
		const rows = Array.from({ length: 60_000 }, (_, at) => `2026-01-01,Lyon ${at},1.00,0.20`).join("\n");
		const { report, text } = await convert(file(`${TITLES}Date,Shop,Net,Tax\n${rows}\nTotal,,60000.00,12000.00\n`), "ndjson");
		expect(report.rows).toBe(60_000);
		expect(text.trimEnd().split("\n").at(-1)).toContain("Lyon 59999");
	});
});
