import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { evaluateFormula } from "@/lib/tools/tables/reading/formulas/evaluate-formula";
import { convert, makeTableFile, recognize } from "@/tests/factories/tables";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const text = (value: string) => new TextEncoder().encode(value);

/** A workbook whose cells are numbers, texts, or formulas that begin with "=", none of which has a result. */
function workbook(rows: readonly (readonly (string | number | null)[])[], { stored = "", calc = "" }: { stored?: string; calc?: string } = {}): Uint8Array {
	const cell = (value: string | number | null, reference: string) => {
		if (value === null) return "";
		if (typeof value === "number") return `<c r="${reference}"><v>${value}</v></c>`;
		return value.startsWith("=")
			? `<c r="${reference}"><f>${value.slice(1)}</f>${stored}</c>`
			: `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
	};
	const data = rows.map((row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, `${"ABCDEFG"[column]}${at + 1}`)).join("")}</row>`).join("");
	return zipSync({
		"xl/workbook.xml": text(`<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets>${calc}</workbook>`),
		"xl/_rels/workbook.xml.rels": text(`<Relationships><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`),
		"xl/styles.xml": text(`<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>`),
		"xl/worksheets/sheet1.xml": text(`<worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`),
	});
}

const book = (...given: Parameters<typeof workbook>) => makeTableFile("till.xlsx", workbook(...given));
const linesOf = async (...given: Parameters<typeof workbook>) => {
	const { text: written, report } = await convert(book(...given), "csv");
	return { lines: written.replace("\ufeff", "").trim().split(/\r?\n/), report };
};

describe("formulas without a stored result", () => {
	const TILL = [
		["Day", "In", "Out", "Left"],
		["Mon", 40.1, null, 140.1],
		["Tue", 20.2, 12.3, "=D2+N(B3)-N(C3)"],
		["Wed", null, 7, "=D3+B4-C4"],
		["Thu", 5, 1, "=SUM(B$2:B5)-SUM(C$2:C5)+100"],
	];

	it.each([
		["nothing", ""],
		["an empty value", "<v></v>"],
	])("that store %s are worked out, and that is said at the check and in the result", async (_, stored) => {
		const { lines, report } = await linesOf(TILL, { stored });
		expect(lines).toEqual(["Day,In,Out,Left", "Mon,40.1,,140.1", "Tue,20.2,12.3,148", "Wed,,7,141", "Thu,5,1,145"]);
		expect(report.unresolved).toBe(0);
		expect(report.notes.join(" ")).toContain("3 cells have formulas without a stored result; they were worked out");
		const { findings } = await recognize(book(TILL, { stored }));
		expect(findings).toContainEqual(expect.objectContaining({ kind: "formulas", severity: "medium" }));
	});

	it("may name cells to their right, and share a formula with others", async () => {
		const shared = workbook([
			["Item", "Sum", "Pieces", "Price"],
			["Oar", "=C2*D2", 3, 12.5],
			["Rope", null, 10, 0.75],
		]);
		const source = makeTableFile("s.xlsx", shared);
		expect((await convert(source, "csv")).text).toContain("Oar,37.5,3,12.5");
		const sheet = `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row><row r="2"><c r="A2"><v>2</v></c><c r="B2"><f t="shared" ref="B2:B3" si="0">A2*10</f></c></row><row r="3"><c r="A3"><v>3</v></c><c r="B3"><f t="shared" si="0"/></c></row></sheetData></worksheet>`;
		const parts = zipSync({
			"xl/workbook.xml": text(`<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`),
			"xl/_rels/workbook.xml.rels": text(`<Relationships><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`),
			"xl/styles.xml": text(`<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>`),
			"xl/worksheets/sheet1.xml": text(sheet),
		});
		expect((await convert(makeTableFile("t.xlsx", parts), "csv")).text).toContain("2,20\r\n3,30");
	});

	it("leave texts that cells refer to by number as they are", async () => {
		const sheet = `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2"><f>1+1</f></c><c r="B2" t="s"><v>2</v></c></row></sheetData></worksheet>`;
		const parts = zipSync({
			"xl/workbook.xml": text(`<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`),
			"xl/_rels/workbook.xml.rels": text(`<Relationships><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`),
			"xl/styles.xml": text(`<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>`),
			"xl/sharedStrings.xml": text(`<sst ${MAIN}><si><t>n</t></si><si><t>said</t></si><si><t>tar</t></si></sst>`),
			"xl/worksheets/sheet1.xml": text(sheet),
		});
		expect((await convert(makeTableFile("t.xlsx", parts), "csv")).text).toContain("n,said\r\n2,tar");
	});

	it("that can't be worked out are left empty, counted and said", async () => {
		const { lines, report } = await linesOf([
			["Item", "Found", "Twice"],
			["Oar", "=VLOOKUP(A2,Z:Z,1)", "=B2*2"],
			["Rope", "=Other!B2", "=B9"],
			["Tar", "=1/0", "=2*3"],
		]);
		expect(lines).toEqual(["Item,Found,Twice", "Oar,,", "Rope,,", "Tar,,6"]);
		expect(report.unresolved).toBe(5);
		expect(report.notes.join(" ")).toContain("5 cells have formulas without a stored result that can't be worked out here");
	});

	it("with a result keep it, but for nought where nothing was ever worked out", async () => {
		const rows = [
			["Item", "Sum"],
			["Oar", "=2+3"],
		];
		expect((await linesOf(rows, { stored: "<v>7</v>" })).lines[1]).toBe("Oar,7");
		expect((await linesOf(rows, { stored: "<v>0</v>" })).lines[1]).toBe("Oar,0");
		expect((await linesOf(rows, { stored: "<v>0</v>", calc: '<calcPr fullCalcOnLoad="1"/>' })).lines[1]).toBe("Oar,5");
	});
});

describe("a plain formula", () => {
	const cells: Record<string, number | "text"> = { "0 0": 2, "0 1": 3, "1 0": 10, "1 1": "text" };
	const sheet = { valueAt: (row: number, column: number) => cells[`${row} ${column}`] ?? ("nothing" as const) };
	const value = (formula: string, shift = { rows: 0, columns: 0 }) => evaluateFormula(formula, sheet, shift);

	it.each([
		["1+2*3", 7],
		["(1+2)*3", 9],
		["-A1^2", 4],
		["10%*A2", 1],
		["2^3^2", 64],
		["SUM(A1:B2)", 15],
		["SUM(A1,B1;5)", 10],
		["AVERAGE(A1:A2)", 6],
		["MAX(A1:A9)-MIN(A1:A2)", 8],
		["COUNT(A1:C3)", 3],
		["ROUND(2.345,2)", 2.35],
		["ABS(-3)+N(B2)", 3],
		["$A$1+B1", 5],
	])("%s is %d", (formula, expected) => {
		expect(value(formula)).toBeCloseTo(expected, 10);
	});

	it("moves what it names with the cell that shares it, unless it is fixed", () => {
		expect(value("A1", { rows: 1, columns: 0 })).toBe(10);
		expect(value("A$1", { rows: 1, columns: 0 })).toBe(2);
		expect(value("$A1+1", { rows: 0, columns: 1 })).toBe(3);
	});

	it.each(["IF(A1>1,2,3)", "A1&B1", "B2+1", "SUM(A1", "A1:B2", "Sheet2!A1", "NOW()", "", "(".repeat(60), "A1 B1", "1/0", "SUM(A1:XFD1048576)"])(
		"%s is none",
		(formula) => {
			expect(value(formula)).toBeNull();
		},
	);
});
