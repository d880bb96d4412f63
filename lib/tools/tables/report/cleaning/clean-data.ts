import { TABLE_LIMITS } from "@/lib/tools/tables/limits";
import { formatOfFile } from "@/lib/tools/tables/reading/format-of-file";
import { openTable } from "@/lib/tools/tables/reading/open-table";
import { type Reach, takeTurn } from "@/lib/tools/tables/recognize/recognize-file";
import { type DataWishes, lookAtData, rowsBefore } from "@/lib/tools/tables/report/analyze-data";
import type { FrameFile } from "@/lib/tools/tables/report/frame/read-frame";
import type { Cleaning, CleaningReport, ColumnProfile } from "@/lib/tools/tables/report/schemas";
import type { ColumnSetting, RecognizedTable } from "@/lib/tools/tables/schemas";
import { looksLikeFormula } from "@/lib/tools/tables/writing/formulas";
import { KINDS, type Kind, type OutRow, type OutTable } from "@/lib/tools/tables/writing/out-table";
import { writeDelimited } from "@/lib/tools/tables/writing/write-text";
import { ChangeLog } from "./change-log";
import { RowCleaner, usualWords } from "./clean-rows";

const CHANGE_WORDS: Readonly<Record<Cleaning, string>> = {
	trim: "Spaces at the ends removed",
	types: "Written as its type",
	spellings: "Usual spelling",
	duplicates: "Row removed: equals an earlier one",
	empty_rows: "Row removed: empty",
};

/** What was left out or taken off on reading holds for the cleaned table, too. */
const TOLD_AGAIN: ReadonlySet<string> = new Set(["title_rows", "total_rows", "mixed_units"]);

export interface CleanedFile {
	readonly format: "xlsx" | "csv";
	readonly bytes: Uint8Array;
	readonly report: CleaningReport;
}

/** A sheet of words and numbers that are at hand. They are asked for when the sheet is written. */
function sheetOf(names: readonly string[], rows: () => readonly (readonly (string | number | null)[])[]): OutTable {
	const columns = names.map((name): ColumnSetting => ({ name, type: "text", format: null }));
	const kindOf = (value: string | number | null): Kind =>
		value === null || value === "" ? KINDS.empty : typeof value === "number" ? KINDS.number : KINDS.text;
	async function* batches(): AsyncGenerator<OutRow[]> {
		yield rows().map((row) => ({ kinds: row.map(kindOf), texts: row.map((value) => String(value ?? "")) }));
	}
	return { columns, batches };
}

function changesSheet(log: ChangeLog): OutTable {
	return sheetOf(["Row", "Column", "Change", "Before", "After"], () =>
		log.listed.map(({ row, column, kind, before, after }) => [row, column, CHANGE_WORDS[kind], before, after]),
	);
}

function columnsSheet(profiles: readonly ColumnProfile[]): OutTable {
	const names = [
		"Column",
		"Type",
		"Used as",
		"Filled",
		"Filled share",
		"Different values",
		"Minimum",
		"Lower quartile",
		"Median",
		"Upper quartile",
		"Maximum",
		"Mean",
		"Sum",
	];
	return sheetOf(names, () =>
		profiles.map(({ name, type, role, filled, filledShare, distinct, numbers }) => [
			...[name, type, role, filled, filledShare, distinct],
			...(numbers
				? [numbers.min, numbers.lowerQuartile, numbers.median, numbers.upperQuartile, numbers.max, numbers.mean, numbers.sum]
				: Array<null>(7).fill(null)),
		]),
	);
}

/** What writing needs of a table that was looked at: its columns, held whole, are let go. */
interface ToClean {
	readonly table: RecognizedTable;
	readonly profiles: readonly ColumnProfile[];
	readonly rowsRead: number;
	/** The usual spelling of each other one, by column. */
	readonly usual: readonly ReadonlyMap<string, string>[];
}

async function lookToClean(file: FrameFile, wishes: DataWishes, mendsSpellings: boolean, reach: Reach): Promise<ToClean> {
	const { table, study } = await lookAtData(file, wishes, reach);
	const { frame, profiles } = study;
	const usual = frame.columns.map((column, index) => (mendsSpellings && profiles[index]?.role === "category" ? usualWords(column) : new Map<string, string>()));
	return { table, profiles, rowsRead: frame.rows + frame.emptyRows.count, usual };
}

interface Source {
	readonly file: FrameFile;
	readonly looked: ToClean;
	readonly cleanings: ReadonlySet<Cleaning>;
	readonly log: ChangeLog;
	readonly isText: boolean;
}

function dataSheet({ file, looked, cleanings, log, isText }: Source, reach: Reach, onRows: (rows: number) => void): OutTable {
	const { settings, rowCount } = looked.table;
	async function* batches(): AsyncGenerator<OutRow[]> {
		const { opened } = await openTable(file.bytes, formatOfFile(file), settings);
		const wish = { cleanings, isTyped: opened.isTyped, rows: rowCount };
		const cleaner = new RowCleaner(settings.columns, looked.usual, wish, log);
		let isHeaderDue = settings.hasHeader;
		for await (const batch of opened.batches) {
			const rows = isHeaderDue && opened.names() === null ? batch.slice(1) : batch;
			isHeaderDue = false;
			const kept = rows.map((cells) => cleaner.clean(cells)).filter((row) => row !== null);
			onRows(kept.length);
			yield isText ? kept.map(defused) : kept;
			reach.onShare(0.5 + opened.share() / 2);
			await takeTurn(reach.signal);
		}
	}
	return { columns: settings.columns, batches };
}

function defused({ kinds, texts }: OutRow): OutRow {
	return { kinds, texts: texts.map((text, at) => (kinds[at] === KINDS.text && looksLikeFormula(text) ? `'${text}` : text)) };
}

/**
 * Writes a table cleaned as wished: a workbook with its data, its changes and its columns, or text where it has more rows than a sheet holds.
 * Equal input gives equal bytes. @throws AppError in words for its owner.
 */
export async function cleanData(file: FrameFile, wishes: DataWishes & { readonly cleanings: readonly Cleaning[] }, reach: Reach): Promise<CleanedFile> {
	const looked = await lookToClean(file, wishes, wishes.cleanings.includes("spellings"), { ...reach, onShare: (share) => reach.onShare(share / 2) });
	const log = new ChangeLog(rowsBefore(file, looked.table));
	const { rowsRead } = looked;
	const isText = rowsRead >= TABLE_LIMITS.xlsxRows;
	let rowsWritten = 0;
	const data = dataSheet({ file, looked, cleanings: new Set(wishes.cleanings), log, isText }, reach, (rows) => {
		rowsWritten += rows;
	});
	const { writeWorkbook } = await import("@/lib/tools/tables/writing/write-xlsx");
	const bytes = isText
		? await writeDelimited(data, ",")
		: await writeWorkbook([
				{ name: "Data", table: data },
				{ name: "Changes", table: changesSheet(log) },
				{ name: "Columns", table: columnsSheet(looked.profiles) },
			]);
	const notes = [
		...looked.table.findings
			.filter(({ kind }) => TOLD_AGAIN.has(kind) || (kind === "units" && wishes.cleanings.includes("types")))
			.map(({ message }) => message),
		...(isText ? ["The table has more rows than a sheet of a workbook holds, so it is written as CSV, without the list of its changes."] : []),
		...(log.total > log.listed.length && !isText ? [`The first ${log.listed.length} changes are listed one by one; all are counted.`] : []),
	];
	return { format: isText ? "csv" : "xlsx", bytes, report: { rowsRead, rowsWritten, changes: log.counted(), listed: isText ? 0 : log.listed.length, notes } };
}
