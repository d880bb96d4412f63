import type { Block, BlockDocument, Row } from "@/lib/tools/documents/converting/model/blocks";
import { counted, DOCUMENT_LIMITS, tooLarge } from "@/lib/tools/documents/converting/model/limits";
import { CsvParser } from "@/lib/tools/tables/layout/csv-parser";
import { namedDelimiter, recognizeDelimiter } from "@/lib/tools/tables/layout/delimiter";
import { textOfFile } from "./read-text";

const SAMPLE_LETTERS = 64 * 1024;

function cellOf(text: string, isHead: boolean): Row["cells"][number] {
	const blocks: Block[] = text === "" ? [] : [{ kind: "paragraph", runs: [{ text: text.replace(/\r\n?/g, "\n"), ...(isHead ? { bold: true } : {}) }] }];
	return { blocks, columnSpan: 1, rowSpan: 1 };
}

/** Delimited text as one table; its first row names the columns and stands again on each page. @throws AppError FILE_TOO_LARGE, FILE_UNREADABLE */
export function readDelimited(bytes: Uint8Array, format: "csv" | "tsv"): BlockDocument {
	const whole = textOfFile(bytes);
	const sample = whole.slice(0, SAMPLE_LETTERS);
	const delimiter = recognizeDelimiter(sample, sample.length === whole.length, format === "tsv" ? "tab" : "comma");
	const text = namedDelimiter(sample) ? whole.slice(whole.indexOf("\n") + 1) : whole;
	let lines = 0;
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
	// Quoted cells may hold line ends, so that this is only a first look, which spares the reading.
	if (lines > DOCUMENT_LIMITS.tableRows * 5) throw tooManyRows(lines);
	const rows = new CsvParser(delimiter).push(text, true);
	if (rows.length > DOCUMENT_LIMITS.tableRows) throw tooManyRows(rows.length);
	const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
	if (columns > DOCUMENT_LIMITS.tableColumns)
		throw tooLarge(
			`This table has ${counted(columns)} columns; at most ${DOCUMENT_LIMITS.tableColumns} fit on paper. Leave columns out, or convert it as a table instead.`,
		);
	const cells = rows.map((row, at): Row => ({ cells: Array.from({ length: columns }, (_, column) => cellOf(row[column] ?? "", at === 0 && rows.length > 1)) }));
	const table: Block = { kind: "table", rows: cells, headRows: cells.length > 1 ? 1 : 0 };
	return { title: "", blocks: cells.length > 0 ? [table] : [], notes: [] };
}

function tooManyRows(rows: number) {
	return tooLarge(
		`This table has ${counted(rows)} rows; on paper that would be a book of hundreds of pages. At most ${counted(DOCUMENT_LIMITS.tableRows)} are set. Split it, or convert it as a table instead.`,
	);
}
