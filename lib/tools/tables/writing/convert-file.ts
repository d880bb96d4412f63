import { type Cell, type FormulaCells, isEmptyCell, isFilledRow, type SourceRow } from "@/lib/tools/tables/cells/cell";
import { TableMeter } from "@/lib/tools/tables/limits";
import { formatOfFile } from "@/lib/tools/tables/reading/format-of-file";
import { formulaWords } from "@/lib/tools/tables/reading/formulas/formula-words";
import { openTable } from "@/lib/tools/tables/reading/open-table";
import { columnNames } from "@/lib/tools/tables/recognize/header";
import { type Reach, takeTurn } from "@/lib/tools/tables/recognize/recognize-file";
import type { ChangedCell, ColumnSetting, ConversionReport, TableFormat, TableSettings } from "@/lib/tools/tables/schemas";
import { type ConversionWish, settle } from "./conversion-wish";
import { CellFitter } from "./fit-cell";
import { looksLikeFormula } from "./formulas";
import { KINDS, type Kind, type OutRow, type OutTable } from "./out-table";
import { writeDelimited, writeJson } from "./write-text";

const PLACES = 50;
const PLACE_LETTERS = 80;
const FIRST_ROWS = 20;
const FIRST_CELLS = 12;

class Changes {
	count = 0;
	readonly places: ChangedCell[] = [];

	note(row: number, column: string, text: string): void {
		this.count += 1;
		if (this.places.length < PLACES) this.places.push({ row, column, text: text.slice(0, PLACE_LETTERS) });
	}
}

/** What happened to the rows of one pass. */
class Pass {
	rows = 0;
	dropped = 0;
	/** Rows of nothing but empty cells, which are not written. */
	emptyRows = 0;
	formulas: FormulaCells = { computed: 0, unresolved: 0 };
	readonly firstRows: string[][] = [];
	readonly misfits = new Changes();
	readonly defused = new Changes();
}

interface Source {
	readonly bytes: Uint8Array;
	readonly format: TableFormat;
	readonly settings: TableSettings;
	readonly target: TableFormat;
}

/** Columns of their own name each, whatever a person called them. */
function namedOnce(columns: readonly ColumnSetting[]): ColumnSetting[] {
	const names = columnNames(
		columns.map(({ name }) => name),
		columns.length,
	);
	return columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }));
}

class RowFitter {
	private readonly fitter: CellFitter;
	private readonly isOpenedAsText: boolean;

	constructor(
		private readonly columns: readonly ColumnSetting[],
		private readonly pass: Pass,
		isTyped: boolean,
		target: TableFormat,
	) {
		this.fitter = new CellFitter(isTyped);
		this.isOpenedAsText = target === "csv" || target === "tsv";
	}

	fit(row: SourceRow): OutRow {
		const { columns, pass, fitter } = this;
		pass.rows += 1;
		const kinds: Kind[] = [];
		const texts: string[] = [];
		for (let index = 0; index < columns.length; index += 1) {
			const column = columns[index];
			if (!column) break;
			const kind = fitter.fit(row[index], column);
			let { text } = fitter;
			if (fitter.isMisfit) pass.misfits.note(pass.rows, column.name, text);
			if (kind === KINDS.text && this.isOpenedAsText && looksLikeFormula(text)) {
				pass.defused.note(pass.rows, column.name, text);
				text = `'${text}`;
			}
			kinds.push(kind);
			texts.push(text);
		}
		if (pass.rows <= FIRST_ROWS) pass.firstRows.push(texts.slice(0, FIRST_CELLS).map((text) => text.slice(0, PLACE_LETTERS)));
		for (let index = columns.length; index < row.length; index += 1) if (!isEmptyCell(row[index] as Cell)) pass.dropped += 1;
		return { kinds, texts };
	}
}

/** The rows of the file in the form of its columns; a pass of its own each time it is read. */
function outTable(
	{ bytes, format, settings, target }: Source,
	columns: readonly ColumnSetting[],
	reach: Reach,
	onPass: (pass: Pass) => void,
	onSheets: (sheets: readonly string[], own: string | null) => void,
): OutTable {
	async function* batches(): AsyncGenerator<OutRow[]> {
		const pass = new Pass();
		onPass(pass);
		const meter = new TableMeter();
		const { opened, sheets, layout } = await openTable(bytes, format, settings);
		onSheets(sheets, layout.sheet);
		const fitter = new RowFitter(columns, pass, opened.isTyped, target);
		let isHeaderDue = settings.hasHeader;
		for await (const batch of opened.batches) {
			const rows = isHeaderDue && opened.names() === null ? batch.slice(1) : batch;
			isHeaderDue = false;
			for (const row of rows) meter.countRow(row.length);
			const filled = rows.filter(isFilledRow);
			pass.emptyRows += rows.length - filled.length;
			yield filled.map((row) => fitter.fit(row));
			reach.onShare(opened.share());
			await takeTurn(reach.signal);
		}
		pass.formulas = opened.formulas?.() ?? pass.formulas;
	}
	return { columns, batches };
}

interface Written {
	readonly bytes: Uint8Array;
	/** Columns that the format could not hold as their type, since some of their cells are something else. */
	readonly asText: ReadonlySet<string>;
}

async function write(table: OutTable, target: TableFormat): Promise<Written> {
	if (target === "parquet") return (await import("./write-parquet")).writeParquet(table);
	return { bytes: await writeCells(table, target), asText: new Set() };
}

async function writeCells(table: OutTable, target: Exclude<TableFormat, "parquet">): Promise<Uint8Array> {
	switch (target) {
		case "csv":
			return writeDelimited(table, ",");
		case "tsv":
			return writeDelimited(table, "\t");
		case "json":
		case "ndjson":
			return writeJson(table, target === "ndjson");
		case "xlsx":
			return (await import("./write-xlsx")).writeXlsx(table);
	}
}

const NAMED_SHEETS = 12;

/** Which sheets of a workbook are not in the result: one table is written. */
function sheetNotes(left: readonly string[]): string[] {
	if (left.length === 0) return [];
	const names = left.slice(0, NAMED_SHEETS).map((name) => `“${name.slice(0, 60)}”`);
	const more = left.length > NAMED_SHEETS ? ` and ${left.length - NAMED_SHEETS} more` : "";
	return [
		`Of the workbook one sheet is converted. Left out ${left.length === 1 ? "is the sheet" : "are the sheets"} ${names.join(", ")}${more}: run it again for each that you need.`,
	];
}

/**
 * Writes a table in another format. Equal input gives equal bytes.
 * @throws AppError FILE_EMPTY, FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE.
 */
export async function convertFile(
	file: { readonly fileId: string; readonly fileName: string; readonly bytes: Uint8Array },
	wish: ConversionWish,
	reach: Reach,
): Promise<{ bytes: Uint8Array; report: ConversionReport }> {
	const format = formatOfFile(file);
	const { settings, isAnew } = await settle(file, wish, { ...reach, onShare: () => undefined });
	const columns = namedOnce(settings.columns);
	let last = new Pass();
	let leftSheets: readonly string[] = [];
	const table = outTable(
		{ bytes: file.bytes, format, settings, target: wish.target },
		columns,
		reach,
		(pass) => {
			last = pass;
		},
		(sheets, own) => {
			leftSheets = sheets.filter((name) => name !== own);
		},
	);
	const { bytes, asText } = await write(table, wish.target);
	const { rows, dropped, firstRows, misfits, defused, formulas, emptyRows } = last;
	const { headerRow = 1, footerRows = 0 } = settings;
	const around = [
		...(headerRow > 1 ? [headerRow === 2 ? "the first row, above the table" : `the first ${headerRow - 1} rows, above the table`] : []),
		...(footerRows > 0 ? [footerRows === 1 ? "the last row, a total" : `the last ${footerRows} rows, totals`] : []),
	].join(", and ");
	const units = columns.filter(({ type, unit }) => unit !== undefined && type !== "text").map(({ name, unit }) => `${name} (${unit})`);
	const notes = [
		...sheetNotes(leftSheets),
		...formulaWords(formulas),
		...(emptyRows > 0 ? [`${emptyRows} ${emptyRows === 1 ? "row of empty cells is" : "rows of empty cells are"} left out.`] : []),
		...(around === "" ? [] : [`Left out as no data: ${around}.`]),
		...(units.length > 0 ? [`Numbers are written without the sign that stood beside them: ${units.join(", ")}.`] : []),
		...(asText.size > 0
			? [`Parquet holds one type in a column, and some cells of these are none of theirs, so the whole column is text: ${[...asText].join(", ")}.`]
			: []),
		...(isAnew ? ["The columns were recognised anew, since the file is read otherwise than at first."] : []),
		...(dropped > 0 ? [`${dropped} cells stand right of the last column and are left out.`] : []),
		...(defused.count > 0 ? ["Cells that a spreadsheet program would run as a formula have an apostrophe before them, so that they stay text."] : []),
	];
	return {
		bytes,
		report: {
			sourceFormat: format,
			targetFormat: wish.target,
			rows,
			columns: columns.map((column) => (asText.has(column.name) ? { name: column.name, type: "text", format: null } : column)),
			sourceBytes: file.bytes.byteLength,
			writtenBytes: bytes.byteLength,
			misfits: { count: misfits.count, places: misfits.places },
			defused: { count: defused.count, places: defused.places },
			unresolved: formulas.unresolved,
			firstRows,
			notes,
		},
	};
}
