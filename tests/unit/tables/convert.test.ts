import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { TABLE_FORMATS } from "@/lib/tools/tables/schemas";
import { clean } from "@/tests/factories/data-tables";
import { convert, makeTableFile, recognize } from "@/tests/factories/tables";

const SOURCE = [
	"name;born;price;count;member;note",
	'Ann "A" Lee;31.12.1999;1.234,50;12;ja;"two\nlines; and more"',
	"Zoë;1.2.2000;0,5;-3;nein;",
	"李雷;29.02.2024;12;1000000;ja;=1+1",
	"",
].join("\n");
const file = () => makeTableFile("people.csv", SOURCE);

const AS_JSON = [
	{ name: 'Ann "A" Lee', born: "1999-12-31", price: 1234.5, count: 12, member: true, note: "two\nlines; and more" },
	{ name: "Zoë", born: "2000-02-01", price: 0.5, count: -3, member: false, note: null },
	{ name: "李雷", born: "2024-02-29", price: 12, count: 1000000, member: true, note: "=1+1" },
];

describe("conversion", () => {
	it("writes values as the format spells them", async () => {
		const { text, report } = await convert(file(), "json");
		expect(JSON.parse(text)).toEqual(AS_JSON);
		expect(text).toContain('"price":1234.50');
		expect(report).toMatchObject({ sourceFormat: "csv", targetFormat: "json", rows: 3, misfits: { count: 0 } });
		expect(report.firstRows[1]).toEqual(["Zoë", "2000-02-01", "0.5", "-3", "false", ""]);
		const csv = (await convert(file(), "csv")).text;
		expect(csv).toBe(
			'name,born,price,count,member,note\r\n"Ann ""A"" Lee",1999-12-31,1234.50,12,true,"two\nlines; and more"\r\nZoë,2000-02-01,0.5,-3,false,\r\n李雷,2024-02-29,12,1000000,true,\'=1+1\r\n',
		);
	});

	it.each(TABLE_FORMATS)("by way of %s and back loses nothing", async (format) => {
		const there = await convert(file(), format);
		const back = await convert(there.file, "json");
		const expected = format === "csv" || format === "tsv" ? AS_JSON.map((row) => ({ ...row, note: row.note === "=1+1" ? "'=1+1" : row.note })) : AS_JSON;
		expect(JSON.parse(back.text)).toEqual(expected);
	});

	it.each(TABLE_FORMATS)("gives equal bytes for equal input: %s", async (format) => {
		const [one, other] = [await convert(file(), format), await convert(file(), format)];
		expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
	});

	it("keeps cells that do not fit as text, and tells where", async () => {
		const rows = Array.from({ length: 40 }, (_, index) => (index === 7 ? "n/a" : `${index}`)).join("\n");
		const source = makeTableFile("t.csv", `n,m\n${rows.replaceAll("\n", ",x\n")},x\n`);
		for (const format of TABLE_FORMATS) {
			const { report, file: made } = await convert(source, format);
			expect(report.misfits).toEqual({ count: 1, places: [{ row: 8, column: "n", text: "n/a" }] });
			const back = JSON.parse((await convert(made, "json")).text);
			expect(back).toHaveLength(40);
			expect(back[7].n).toBe("n/a");
		}
	});

	it("does what a person says: types, names, delimiter and header", async () => {
		const source = makeTableFile("t.csv", "when,zip\n01/02/2024,00501\n03/04/2024,10001\n");
		const { settings } = await recognize(source);
		const changed = {
			...settings,
			columns: [
				{ name: "day", type: "date" as const, format: "MM/DD/YYYY" as const },
				settings.columns[1] ?? { name: "", type: "text" as const, format: null },
			],
		};
		expect(JSON.parse((await convert(source, "json", { settings: changed })).text)[0]).toEqual({ day: "2024-01-02", zip: "00501" });
		const headless = await convert(source, "json", { settings, overrides: { hasHeader: false } });
		expect(JSON.parse(headless.text)).toHaveLength(3);
		expect(headless.report.notes.join(" ")).toContain("recognised anew");
		const semicolons = await convert(source, "json", { settings, overrides: { delimiter: "semicolon" } });
		expect(Object.keys(JSON.parse(semicolons.text)[0])).toEqual(["when,zip"]);
	});

	it("marks formulas as text in files that spreadsheet programs open as they are, and leaves numbers and telephones alone", async () => {
		const source = makeTableFile("t.json", JSON.stringify([{ a: "=cmd|x", b: "+49 30 123", c: "-", d: "@x", e: "-5 apples", f: -5 }]));
		const { text, report } = await convert(source, "csv");
		expect(text.split("\r\n")[1]).toBe("'=cmd|x,+49 30 123,-,'@x,'-5 apples,-5");
		expect(report.defused.count).toBe(3);
		const sheet = await convert(source, "xlsx");
		expect(JSON.parse((await convert(sheet.file, "json")).text)[0].a).toBe("=cmd|x");
	});

	it("keeps long numbers, nested values and odd signs whole", async () => {
		const source = makeTableFile(
			"t.ndjson",
			'{"id":12345678901234567890,"tags":["a",{"b":1}],"s":"\\u0001_x0041_ \\r\\n <&>"}\n{"id":5,"s":"","extra":null}\n',
		);
		const { text } = await convert(source, "ndjson");
		expect(
			text
				.split("\n")
				.slice(0, 2)
				.map((line) => JSON.parse(line)),
		).toEqual([
			{ id: "12345678901234567890", tags: ["a", { b: 1 }], s: "\u0001_x0041_ \r\n <&>", extra: null },
			{ id: "5", tags: null, s: "", extra: null },
		]);
		const sheet = await convert(source, "xlsx");
		expect(JSON.parse((await convert(sheet.file, "json")).text)[0]).toMatchObject({ s: "\u0001_x0041_ \r\n <&>", tags: '["a",{"b":1}]' });
	});
});

it("a workbook opens with its columns as wide as what they hold, wide signs counted twice and nothing wider than a line", async () => {
	const { file } = await convert(makeTableFile("t.json", JSON.stringify([{ id: 1, town: "札幌市中央区", remark: "x".repeat(500) }])), "xlsx");
	const sheet = strFromU8(unzipSync(file.bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
	expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([10, 14, 62]);
	expect(sheet.indexOf("<cols>")).toBeLessThan(sheet.indexOf("<sheetData>"));
});

it("of a workbook with several sheets those that are left out are named, whichever is converted", async () => {
	const { bytes } = await clean(makeTableFile("t.csv", "shop,sales\nPier,12\nMill ,14\n"), ["trim"]);
	const book = makeTableFile("book.xlsx", bytes);
	const { sheets } = await recognize(book);
	expect(sheets.length).toBeGreaterThan(1);
	for (const sheet of sheets.slice(0, 2)) {
		const { report } = await convert(book, "csv", { overrides: { sheet } });
		const note = report.notes.find((one) => one.startsWith("Of the workbook one sheet is converted."));
		for (const name of sheets) expect(note?.includes(`“${name}”`)).toBe(name !== sheet);
	}
	const single = await convert(makeTableFile("t.csv", "a,b\n1,2\n"), "json");
	expect(single.report.notes.join(" ")).not.toContain("sheet");
});
