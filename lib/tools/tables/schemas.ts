import { z } from "zod";
import { TABLE_LIMITS } from "./limits";

/** The formats that tables are read from and written to. */
export const TABLE_FORMATS = ["csv", "tsv", "xlsx", "json", "ndjson", "parquet"] as const;
export const TableFormat = z.enum(TABLE_FORMATS, { error: "This is no format of tables that is known." });
export type TableFormat = z.infer<typeof TableFormat>;

export const TEXT_ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export const TextEncoding = z.enum(TEXT_ENCODINGS);
export type TextEncoding = z.infer<typeof TextEncoding>;

export const DELIMITERS = ["comma", "semicolon", "tab", "pipe"] as const;
export const Delimiter = z.enum(DELIMITERS);
export type Delimiter = z.infer<typeof Delimiter>;

export const COLUMN_TYPES = ["text", "integer", "decimal", "date", "boolean"] as const;
export const ColumnType = z.enum(COLUMN_TYPES, { error: "This is no type of column that is known." });
export type ColumnType = z.infer<typeof ColumnType>;

/** How the values of a column are spelled, each by an example or by its parts. The order is the one of preference. */
export const COLUMN_FORMATS = {
	integer: ["1234", "1,234", "1.234", "1 234", "1'234"],
	decimal: ["1234.5", "1234,5", "1,234.5", "1.234,5", "1 234,5", "1 234.5", "1'234.5"],
	date: ["YYYY-MM-DD", "YYYY/MM/DD", "DD.MM.YYYY", "DD/MM/YYYY", "MM/DD/YYYY", "DD-MM-YYYY", "MM-DD-YYYY"],
	boolean: ["true/false", "yes/no", "ja/nein", "oui/non", "wahr/falsch", "vrai/faux"],
} as const;
export const ColumnFormat = z.enum([...COLUMN_FORMATS.integer, ...COLUMN_FORMATS.decimal, ...COLUMN_FORMATS.date, ...COLUMN_FORMATS.boolean]);
export type ColumnFormat = z.infer<typeof ColumnFormat>;

const LONGEST_NAME = 500;
/** So many rows may stand above a table, and below it. */
export const MOST_TITLES = 20;
export const MOST_FOOTERS = 5;

/** What a column is called and holds. `format` is null for text, and where the file itself tells numbers, dates and booleans from text. */
export const ColumnSetting = z.strictObject({
	name: z.string().max(LONGEST_NAME),
	type: ColumnType,
	format: ColumnFormat.nullable(),
	/** What the numbers of a text file count, where it stands beside them: a currency, or %. */
	unit: z.string().max(12).optional(),
});
export type ColumnSetting = z.infer<typeof ColumnSetting>;

/** How a file is read. Only text has an encoding, only CSV and TSV have a delimiter, only workbooks have sheets. */
export const TableLayout = z.strictObject({
	encoding: TextEncoding.nullable(),
	delimiter: Delimiter.nullable(),
	hasHeader: z.boolean(),
	sheet: z.string().max(LONGEST_NAME).nullable(),
	/** The row that the table begins with, counted without lines that hold nothing; those above are titles. Without it, the first. */
	headerRow: z
		.int()
		.min(1)
		.max(MOST_TITLES + 1)
		.optional(),
	/** So many rows at the end are totals and no data. Without it, none. */
	footerRows: z.int().min(0).max(MOST_FOOTERS).optional(),
});
export type TableLayout = z.infer<typeof TableLayout>;

/** The same as a question gives it: a number that need not be whole. */
export const SaidRows = {
	headerRow: z
		.number()
		.min(1)
		.max(MOST_TITLES + 1)
		.nullish(),
	footerRows: z.number().min(0).max(MOST_FOOTERS).nullish(),
};

/** A number of rows that was said, as a whole one. */
export function wholeRows(said: number | null | undefined): number | null {
	return said === null || said === undefined ? null : Math.floor(said);
}

/** The whole of what was recognised, or what a person made of it. */
export const TableSettings = TableLayout.extend({ columns: z.array(ColumnSetting).max(TABLE_LIMITS.columns) });
export type TableSettings = z.infer<typeof TableSettings>;

/** What is seen of a column. */
export const RecognizedColumn = z.object({
	...ColumnSetting.shape,
	examples: z.array(z.string()).max(3),
	emptyShare: z.number().min(0).max(1),
	/** Cells that are none of the column's type and stay text. */
	misfits: z.int().min(0),
	/** Other readings that the data allows as well, as in dates whose days are all under 13. */
	alternatives: z.array(ColumnSetting.pick({ type: true, format: true })),
});
export type RecognizedColumn = z.infer<typeof RecognizedColumn>;

/** A remark about the table, in a sentence for its owner. */
export const TableFinding = z.object({ kind: z.string(), severity: z.enum(["low", "medium"]), message: z.string() });
export type TableFinding = z.infer<typeof TableFinding>;

export const RecognizedTable = z.object({
	fileId: z.string(),
	fileName: z.string(),
	format: TableFormat,
	...TableLayout.shape,
	sheets: z.array(z.string()).max(TABLE_LIMITS.sheets),
	columns: z.array(RecognizedColumn).max(TABLE_LIMITS.columns),
	rowCount: z.int().min(0),
	/** The first rows below the header, long cells cut. */
	sampleRows: z.array(z.array(z.string())),
	/** The rows of totals below the table, which are no data. */
	totalRows: z.array(z.array(z.string())).default([]),
	/** The first rows as text, of CSV and TSV, so that another delimiter or header can be tried out. */
	sampleText: z.string().nullable(),
	findings: z.array(TableFinding),
	/** What a conversion is given where nobody changes it. */
	settings: TableSettings,
});
export type RecognizedTable = z.infer<typeof RecognizedTable>;

/** A cell that was written otherwise than its column says, or otherwise than it stood in the file. Rows count from 1 without the header. */
export const ChangedCell = z.object({ row: z.int().min(1), column: z.string(), text: z.string() });
export type ChangedCell = z.infer<typeof ChangedCell>;

const ChangedCells = z.object({ count: z.int().min(0), places: z.array(ChangedCell) });

/** What a conversion did. */
export const ConversionReport = z.object({
	sourceFormat: TableFormat,
	targetFormat: TableFormat,
	rows: z.int().min(0),
	columns: z.array(ColumnSetting),
	sourceBytes: z.int().min(0),
	writtenBytes: z.int().min(0),
	/** Cells that did not fit their column's type and were kept as text. */
	misfits: ChangedCells,
	/** Cells that a spreadsheet program would have taken for a formula, and that are marked as text now. */
	defused: ChangedCells,
	/** Cells whose formula has no result in the file and could not be worked out, so that they are empty. */
	unresolved: z.int().min(0).default(0),
	/** The first rows as they were written, long cells cut, for those who can't open the format. */
	firstRows: z.array(z.array(z.string())).default([]),
	notes: z.array(z.string()),
});
export type ConversionReport = z.infer<typeof ConversionReport>;
