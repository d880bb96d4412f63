import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { TABLE_LIMITS, tooLarge } from "@/lib/tools/tables/limits";
import { serialOfDate } from "@/lib/tools/tables/reading/xlsx-dates";
import { ByteSink } from "./byte-sink";
import { columnWidths } from "./column-widths";
import { areAmounts, isGrouped } from "./decimals";
import { KINDS, type OutRow, type OutTable } from "./out-table";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** Styles: 0 as it is, 1 a day, 2 a moment, 3 the header, 4 with two decimals, 5 with its thousands apart as well. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A sheet of a workbook. */
export interface NamedSheet {
	readonly name: string;
	readonly table: OutTable;
}

/** Everything of a workbook but its sheets. */
function partsOf(names: readonly string[]): Record<string, string> {
	const type = (path: string, kind: string) =>
		`<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
	const relation = (id: number, kind: string, target: string) => `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
	const each = (made: (number: number, name: string) => string) => names.map((name, at) => made(at + 1, name)).join("");
	return {
		"[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type("/xl/workbook.xml", "sheet.main")}${each((number) => type(`/xl/worksheets/sheet${number}.xml`, "worksheet"))}${type("/xl/styles.xml", "styles")}</Types>`,
		"_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
		"xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((number) => relation(number, "worksheet", `worksheets/sheet${number}.xml`))}${relation(names.length + 1, "styles", "styles.xml")}</Relationships>`,
		"xl/styles.xml": STYLES,
	};
}

const SHEET_HEAD = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
const SHEET_END = "</sheetData></worksheet>";
/** Archives keep local times, so this is the same in every zone. */
const MADE_AT = new Date(1980, 0, 1);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML can't hold
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]/g;
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const hex = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** A text as the markup of a workbook takes it. */
export function escaped(text: string): string {
	return text.replace(LOOKS_ESCAPED, "_x005F_").replace(UNSPEAKABLE, hex).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function lettersOf(column: number): string {
	const letter = String.fromCharCode(65 + (column % 26));
	return column < 26 ? letter : `${lettersOf(Math.floor(column / 26) - 1)}${letter}`;
}

function textCell(reference: string, text: string, row: number, style = ""): string {
	if (text.length > TABLE_LIMITS.xlsxCellLetters) {
		throw tooLarge(`A cell of row ${row} has more letters than a workbook's cell can hold (${TABLE_LIMITS.xlsxCellLetters}). Choose CSV or JSON.`);
	}
	return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function cellXml(reference: string, kind: OutRow["kinds"][number] | undefined, text: string, row: number, numberStyle: string): string {
	switch (kind) {
		case KINDS.empty:
		case undefined:
			return "";
		case KINDS.number:
			return `<c r="${reference}"${numberStyle}><v>${text}</v></c>`;
		case KINDS.boolean:
			return `<c r="${reference}" t="b"><v>${text === "true" ? 1 : 0}</v></c>`;
		case KINDS.date:
		case KINDS.moment: {
			const serial = /(?:Z|[+-]\d\d:\d\d)$/.test(text) && kind === KINDS.moment ? null : serialOfDate(text);
			if (serial !== null) return `<c r="${reference}" s="${kind === KINDS.date ? 1 : 2}"><v>${serial}</v></c>`;
			return textCell(reference, text, row);
		}
		default:
			return textCell(reference, text, row);
	}
}

/** How the numbers of each column are shown: amounts keep their two decimals. */
function numberStyles(columns: OutTable["columns"], rows: readonly OutRow[]): string[] {
	return columns.map((column, index) => (areAmounts(column, index, rows) ? ` s="${isGrouped(column) ? 5 : 4}"` : ""));
}

/** The sheet's markup, a batch of rows at a time. */
async function* sheetXml({ columns, batches }: OutTable): AsyncGenerator<Buffer> {
	const letters = columns.map((_, index) => lettersOf(index));
	const header = columns.map(({ name }, index) => textCell(`${letters[index]}1`, name, 1, ' s="3"')).join("");
	const beginning = (rows: readonly OutRow[]) => {
		const widths = columnWidths(columns, rows).map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
		return `${SHEET_HEAD}${widths.length > 0 ? `<cols>${widths.join("")}</cols>` : ""}<sheetData><row r="1">${header}</row>`;
	};
	let number = 1;
	let isBegun = false;
	let styles: readonly string[] = [];
	for await (const rows of batches()) {
		let xml = isBegun ? "" : beginning(rows);
		if (!isBegun) styles = numberStyles(columns, rows);
		isBegun = true;
		for (const { kinds, texts } of rows) {
			number += 1;
			if (number > TABLE_LIMITS.xlsxRows)
				throw tooLarge("A sheet of a workbook has at most 1,048,576 rows, and this table has more. Choose CSV, JSON or Parquet.");
			xml += `<row r="${number}">`;
			for (let index = 0; index < letters.length; index += 1)
				xml += cellXml(`${letters[index]}${number}`, kinds[index], texts[index] ?? "", number, styles[index] ?? "");
			xml += "</row>";
		}
		yield Buffer.from(xml);
	}
	yield Buffer.from(`${isBegun ? "" : beginning([])}${SHEET_END}`);
}

/** A workbook with one sheet, its header bold and fixed. No cell is a formula, whatever its text begins with. */
export function writeXlsx(table: OutTable): Promise<Uint8Array> {
	return writeWorkbook([{ name: "Table", table }]);
}

/** A workbook of several sheets, written one after the other: a later one may tell what became of an earlier one. Names of sheets are plain words. */
export async function writeWorkbook(sheets: readonly NamedSheet[]): Promise<Uint8Array> {
	const zip = new ZipFile();
	const sink = new ByteSink();
	const at = { mtime: MADE_AT, forceDosTimestamp: true };
	for (const [path, xml] of Object.entries(partsOf(sheets.map(({ name }) => name)))) zip.addBuffer(Buffer.from(xml), path, at);
	const streams = sheets.map(({ table }) => Readable.from(sheetXml(table), { objectMode: true, highWaterMark: 1 }));
	const failure = new Promise<never>((_, reject) => {
		for (const stream of streams) stream.once("error", reject);
		zip.once("error", reject);
	});
	for (const [index, stream] of streams.entries()) zip.addReadStream(stream, `xl/worksheets/sheet${index + 1}.xml`, { ...at, compressionLevel: 5 });
	zip.end();
	const gather = async () => {
		for await (const chunk of zip.outputStream as AsyncIterable<Uint8Array>) sink.add(chunk);
		return sink.finish();
	};
	try {
		return await Promise.race([gather(), failure]);
	} finally {
		for (const stream of streams) stream.destroy();
	}
}
