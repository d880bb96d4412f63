import { ZipFile } from "yazl";
import { type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import { gridOf } from "@/lib/tools/documents/converting/writing/pdf/table-grid";
import { escaped, lettersOf } from "@/lib/tools/tables/writing/write-xlsx";
import { type NumberColumn, numberColumns, usualNotation } from "./number-columns";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const RELATION_TYPE = "application/vnd.openxmlformats-package.relationships+xml";
/** Archives keep local times, so this is the same in every zone. */
const MADE_AT = new Date(1980, 0, 1);
const MOST_CELL_LETTERS = 32_767;
const STYLES = { plain: "", grouped: ' s="2"', groupedDecimals: ' s="3"' } as const;
const OWN_STYLES = 4;
/** Numbers of formats of one's own begin here. */
const FIRST_FORMAT = 164;

export interface NamedTable {
	readonly name: string;
	readonly table: Table;
}

/** Formats of amounts with a currency, each once, in the order in which they are needed. */
type Formats = string[];

function styleOf(text: string, column: NumberColumn, formats: Formats): string {
	const format = column.formatOf(text);
	if (format === null) return STYLES[column.style];
	if (!formats.includes(format)) formats.push(format);
	return ` s="${OWN_STYLES + formats.indexOf(format)}"`;
}

function cellXml(reference: string, text: string, isHead: boolean, column: NumberColumn | undefined, formats: Formats): string {
	if (text === "") return "";
	const style = isHead ? ' s="1"' : "";
	const value = isHead ? null : (column?.asValue(text) ?? null);
	if (value !== null && column) return `<c r="${reference}"${styleOf(text, column, formats)}><v>${value}</v></c>`;
	return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, MOST_CELL_LETTERS))}</t></is></c>`;
}

function sheetXml({ table }: NamedTable, usual: ReturnType<typeof usualNotation>, formats: Formats): string {
	const numbers = numberColumns(table, usual);
	const merges: string[] = [];
	const rows = gridOf(table).rows.map((cells, row) => {
		const written = cells.map(({ cell, column, columns, rows: down }) => {
			const reference = `${lettersOf(column)}${row + 1}`;
			if (columns > 1 || down > 1) merges.push(`<mergeCell ref="${reference}:${lettersOf(column + columns - 1)}${row + down}"/>`);
			return cellXml(reference, textsOf(cell.blocks, spelledText).join("\n"), row < numbers.headRows, numbers.columns.get(column), formats);
		});
		return `<row r="${row + 1}">${written.join("")}</row>`;
	});
	const pane = table.headRows > 0 ? `<pane ySplit="${table.headRows}" topLeftCell="A${table.headRows + 1}" activePane="bottomLeft" state="frozen"/>` : "";
	const merged = merges.length > 0 ? `<mergeCells count="${merges.length}">${merges.join("")}</mergeCells>` : "";
	return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetData>${rows.join("")}</sheetData>${merged}</worksheet>`;
}

function stylesXml(formats: Formats): string {
	const code = (format: string) => escaped(format).replaceAll('"', "&quot;");
	const each = formats.map((format, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code(format)}"/>`).join("");
	const numbers = formats.length === 0 ? "" : `<numFmts count="${formats.length}">${each}</numFmts>`;
	const own = formats.map((_, at) => `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join("");
	return `${HEAD}<styleSheet xmlns="${MAIN}">${numbers}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${OWN_STYLES + formats.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>${own}</cellXfs></styleSheet>`;
}

/** A workbook with one sheet for each table. No cell is a formula; columns of numbers are numbers throughout. */
export async function writeWorkbook(tables: readonly NamedTable[]): Promise<Uint8Array> {
	const usual = usualNotation(tables.map(({ table }) => table));
	const each = (make: (table: NamedTable, number: number) => string) => tables.map((table, at) => make(table, at + 1)).join("");
	const formats: Formats = [];
	const sheets = tables.map((table, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(table, usual, formats)]);
	const sheetParts = each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`);
	const parts: [string, string][] = [
		[
			"[Content_Types].xml",
			`${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATION_TYPE}"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${sheetParts}<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
		],
		[
			"_rels/.rels",
			`${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		],
		[
			"xl/workbook.xml",
			`${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each(({ name }, number) => `<sheet name="${escaped(name).replaceAll('"', "&quot;")}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
		],
		[
			"xl/_rels/workbook.xml.rels",
			`${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${tables.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
		],
		["xl/styles.xml", stylesXml(formats)],
		...sheets,
	];
	const zip = new ZipFile();
	for (const [path, xml] of parts) zip.addBuffer(Buffer.from(xml), path, { mtime: MADE_AT, forceDosTimestamp: true });
	zip.end();
	const chunks: Uint8Array[] = [];
	for await (const chunk of zip.outputStream as AsyncIterable<Uint8Array>) chunks.push(chunk);
	return new Uint8Array(Buffer.concat(chunks));
}
