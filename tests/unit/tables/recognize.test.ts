import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { CellFitter } from "@/lib/tools/tables/writing/fit-cell";
import { makeTableFile, recognize } from "@/tests/factories/tables";

const kinds = async (text: string, name = "t.csv") =>
	(await recognize(makeTableFile(name, text))).columns.map(({ type, format }) => `${type} ${format ?? ""}`.trim());

describe("the layout of a text", () => {
	it.each([
		["comma", "a,b\n1,x\n2,y\n"],
		["semicolon", "name;price;amount\nBread;1,5;2,5\nRolls;0,45;12,25\n"],
		["semicolon", "1,5;2,5\n3,5;4,5\n"],
		["tab", "a\tb\n1\t2,5\n"],
		["pipe", "a|b|c\n1|x, y|3\n2|z|4\n"],
		["comma", 'name,note\nAnn,"a;b;c"\nBob,"d;e;f"\n'],
		["semicolon", "sep=;\na;b\n1;2\n"],
	] as const)("has the delimiter %s: %j", async (delimiter, text) => {
		const table = await recognize(makeTableFile("t.csv", text));
		expect(table.delimiter).toBe(delimiter);
		expect(table.columns.length).toBeGreaterThan(1);
	});

	it("is told by bytes: marks, zeros, and what is no UTF-8", async () => {
		const text = "Ort,Preis\nKöln,5\nMünchen,7\n";
		const utf16 = (bigEndian: boolean, mark: boolean) => {
			const bytes = Buffer.from(`${mark ? "\ufeff" : ""}${text}`, "utf16le");
			return bigEndian ? bytes.swap16() : bytes;
		};
		const older = Buffer.from(text.replace("ö", "\u00f6").replace("Preis", "Preis \u0080"), "latin1");
		const cases = [
			["utf-8", Buffer.from(text)],
			["utf-8", Buffer.from(`\ufeff${text}`)],
			["utf-16le", utf16(false, true)],
			["utf-16be", utf16(true, true)],
			["utf-16le", utf16(false, false)],
			["windows-1252", older],
		] as const;
		for (const [encoding, bytes] of cases) {
			const table = await recognize(makeTableFile("t.csv", bytes));
			expect(table.encoding).toBe(encoding);
			expect(table.sampleRows[0]?.[0]).toBe("Köln");
			expect(table.columns[0]?.name).toBe("Ort");
		}
		expect((await recognize(makeTableFile("t.csv", older))).columns[1]?.name).toBe("Preis €");
	});

	it.each([
		[true, "name,age\nAnn,3\nBob,4\n"],
		[false, "Ann,3\nBob,4\n"],
		[true, "region,2023,2024\nNorth,17,18\nSouth,3,4\n"],
		[true, "city,country\nRome,Italy\nParis,France\n"],
		[false, "2024-01-01,5\n2024-01-02,6\n"],
		[true, "only,header\n"],
	])("has a header, or not: %s for %j", async (hasHeader, text) => {
		expect((await recognize(makeTableFile("t.csv", text))).hasHeader).toBe(hasHeader);
	});

	it("gives every column a name of its own", async () => {
		const { columns, findings } = await recognize(makeTableFile("t.csv", "a,,a,b\n1,2,3,4\n5,6,7,8\n"));
		expect(columns.map(({ name }) => name)).toEqual(["a", "Column 2", "a (2)", "b"]);
		expect(findings.map(({ kind }) => kind)).toContain("names_changed");
	});
});

describe("the type of a column", () => {
	it.each([
		["integer 1234", "n\n1\n-20\n3000\n"],
		["decimal 1234.5", "n\n1.5\n2\n-3.25\n"],
		["decimal 1,234.5", "n;x\n1,234.50;a\n12.5;b\n"],
		["decimal 1.234,5", "n;x\n1.234,50;a\n12,5;b\n"],
		["decimal 1 234,5", "n;x\n1 234,50;a\n12,5;b\n"],
		["decimal 1'234.5", "n;x\n1'234.50;a\n12.5;b\n"],
		["integer 1,234", 'n\n"1,234"\n"5,678,901"\n'],
		["text", "n\n007\n123\n"],
		["text", "n\n12345678901234567890\n12345678901234567891\n"],
		["date YYYY-MM-DD", "d\n2024-02-29\n2024-03-01\n"],
		["text", "d\n2023-02-29\n2024-03-01\n"],
		["date DD.MM.YYYY", "d\n31.12.2024\n1.2.2024 14:05\n"],
		["date DD/MM/YYYY", "d\n01/02/2024\n13/02/2024\n"],
		["date MM/DD/YYYY", "d\n01/02/2024\n02/13/2024\n"],
		["text", "d\n01/02/2024\n03/04/2024\n"],
		["boolean true/false", "b\ntrue\nFALSE\n"],
		["boolean ja/nein", "b\nja\nnein\n"],
		["text", "t\nhello\n3\n"],
	])("is %s for %j", async (kind, text) => {
		expect((await kinds(text))[0]).toBe(kind);
	});

	it("takes the order of day and month from another column that tells it, and says when none does", async () => {
		expect(await kinds("a,b\n01/02/2024,13/01/2024\n03/04/2024,14/02/2024\n")).toEqual(["date DD/MM/YYYY", "date DD/MM/YYYY"]);
		const open = await recognize(makeTableFile("t.csv", "d,n\n01/02/2024,1\n03/04/2024,2\n"));
		expect(open.findings.map(({ kind }) => kind)).toContain("date_order_open");
		expect(open.columns[0]?.alternatives.map(({ format }) => format)).toEqual(["DD/MM/YYYY", "MM/DD/YYYY"]);
	});

	it("says when numbers can be read in two ways", async () => {
		const [point] = (await recognize(makeTableFile("t.csv", "n\n1.234\n5.678\n"))).columns;
		expect(point).toMatchObject({ type: "decimal", format: "1234.5", alternatives: [{ type: "integer", format: "1.234" }] });
	});

	it("stays when a few cells are something else, which are counted", async () => {
		const rows = Array.from({ length: 40 }, (_, index) => (index === 7 ? "n/a" : String(index))).join("\n");
		expect((await recognize(makeTableFile("t.csv", `n\n${rows}\n`))).columns[0]).toMatchObject({ type: "integer", misfits: 1 });
		expect(await kinds("n\n1\nn/a\n2\n")).toEqual(["text"]);
	});

	it("is what a typed format says: digits in quotes stay text", async () => {
		const json = '[{"zip":"12345","n":5,"d":"2024-05-06","ok":true,"x":1.5},{"zip":"2","n":6,"d":"2024-05-07","ok":false,"more":[1]}]';
		const table = await recognize(makeTableFile("t.json", json));
		expect(table.columns.map(({ name, type, format }) => [name, type, format])).toEqual([
			["zip", "text", null],
			["n", "integer", null],
			["d", "date", "YYYY-MM-DD"],
			["ok", "boolean", null],
			["x", "decimal", null],
			["more", "text", null],
		]);
		expect(table.columns[4]?.emptyShare).toBe(0.5);
	});
});

it("reads the sample as it is meant: a postcode stays text, prices and days are told by their spelling", async () => {
	const table = await recognize(makeTableFile("shop-orders.csv", await readFile("public/samples/shop-orders.csv")));
	expect(table.columns.map(({ name, type, format, misfits }) => [name, type, format, misfits])).toEqual([
		["Order", "integer", "1234", 0],
		["Ordered on", "date", "DD.MM.YYYY", 0],
		["Customer", "text", null, 0],
		["Postcode", "text", null, 0],
		["Article", "text", null, 0],
		["Pieces", "integer", "1234", 1],
		["Price", "decimal", "1.234,5", 0],
		["Paid", "boolean", "ja/nein", 0],
	]);
});

describe("dates that are written in several ways", () => {
	const dates = (...texts: string[]) => recognize(makeTableFile("t.csv", `Day;Sum\n${texts.map((text, at) => `${text};${at}`).join("\n")}\n`));
	const usual = Array.from({ length: 10 }, (_, at) => `${at + 11}.03.2026`);

	it.each([
		[[...usual, "2026-03-05", "05.03.26"], "DD.MM.YYYY"],
		[["2026-03-05", "2026-03-06", "2026-03-07", "08.03.2026"], "YYYY-MM-DD"],
		[["03/25/2026", "03/26/2026", "2026-03-27", "03/28/26"], "MM/DD/YYYY"],
		[["2026-03-05", "2026-03-06", "03/04/2026"], null],
	])("%j are dates of one column where none can be another", async (texts, format) => {
		const { columns } = await dates(...texts);
		expect(columns[0]).toMatchObject(format === null ? { type: "text" } : { type: "date", format, misfits: 0 });
	});

	it("stay open where day and month can be exchanged, and the table says so", async () => {
		const { columns, findings } = await dates("03/04/2026", "05/06/2026", "2026-03-05");
		expect(columns[0]?.type).toBe("text");
		expect(findings.map(({ kind }) => kind)).toContain("date_order_open");
	});

	it.each(["2026-03-05", "05.03.26"])("are written alike: %s", (text) => {
		const fitter = new CellFitter(false);
		fitter.fit(text, { name: "Day", type: "date", format: "DD.MM.YYYY" });
		expect([fitter.text, fitter.isMisfit]).toEqual(["2026-03-05", false]);
	});

	it.each(["1.2.3", "10.12", "99.99.26", "2026-13-05", "3/4/26"])("are no dates of a column with dots: %s", (text) => {
		const fitter = new CellFitter(false);
		fitter.fit(text, { name: "Day", type: "date", format: "DD.MM.YYYY" });
		expect(fitter.isMisfit).toBe(true);
	});
});
