import { expect, it } from "vitest";
import { ZipFile } from "yazl";
import { convert, makeTableFile, recognize } from "@/tests/factories/tables";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook with numbers in the styles of these codes. */
async function workbook(codes: readonly string[], rows: readonly (readonly number[])[]): Promise<Uint8Array> {
	const cells = rows.map((row) => `<row>${row.map((value, style) => `<c s="${style + 1}"><v>${value}</v></c>`).join("")}</row>`).join("");
	const names = `<row>${codes.map((_, at) => `<c t="inlineStr"><is><t>c${at}</t></is></c>`).join("")}</row>`;
	const parts = {
		"xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
		"xl/styles.xml": `<styleSheet ${MAIN}><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode='${code}'/>`).join("")}</numFmts><cellXfs><xf numFmtId="0"/>${codes.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join("")}</cellXfs></styleSheet>`,
		"xl/worksheets/sheet1.xml": `<worksheet ${MAIN}><sheetData>${names}${cells}</sheetData></worksheet>`,
	};
	const zip = new ZipFile();
	for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
	zip.end();
	const chunks: Buffer[] = [];
	for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
	return Buffer.concat(chunks);
}

it("keeps times of more than a day as times, and days as days", async () => {
	const codes = ["[h]:mm", "hh:mm:ss", "[mm]:ss", "yyyy-mm-dd hh:mm", '[Red]d/m/yy "h"', 'h" hours of the day"'];
	const rows = [
		[1.5, 0.25, 0.5, 45000.5, 45000, 0.75],
		[2 + 1 / 1440, 1.25, 3, 10.25, 3, 45000.25],
		[-0.125, 0.5, 0.001, 45001.5, 45002, 0.5],
	];
	const source = makeTableFile("t.xlsx", await workbook(codes, rows));
	const { text } = await convert(source, "csv");
	expect(text.replace("\ufeff", "").trim().split(/\r?\n/).slice(1)).toEqual([
		"36:00:00,06:00:00,12:00:00,2023-03-15T12:00:00,2023-03-15,18:00:00",
		"48:01:00,30:00:00,72:00:00,1900-01-10T06:00:00,1900-01-03,2023-03-15T06:00:00",
		"-03:00:00,12:00:00,00:01:26.400,2023-03-16T12:00:00,2023-03-17,12:00:00",
	]);
	const { findings } = await recognize(source);
	expect(findings.map(({ message }) => message).join(" ")).toContain("5 cells hold times of 24 hours and more");
});
