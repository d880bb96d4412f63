import { AppError } from "@/lib/platform/errors";

/** What a table may hold at most. Each bound has its sentence where it is checked. */
export const TABLE_LIMITS = {
	fileBytes: 100 * 1024 * 1024,
	rows: 3_000_000,
	columns: 1_000,
	cells: 60_000_000,
	/** Of one row or entry as it stands in the file. */
	rowLetters: 2_000_000,
	sheets: 200,
	/** XLSX and Parquet: what all parts that are read unpack to. */
	unpackedBytes: 700 * 1024 * 1024,
	sharedStrings: 3_000_000,
	sharedLetters: 60_000_000,
	/** Of the file that is written. */
	writtenBytes: 200 * 1024 * 1024,
	xlsxRows: 1_048_576,
	xlsxCellLetters: 32_767,
} as const;

/** A file that is more than we take. */
export function tooLarge(message: string): AppError {
	return new AppError("FILE_TOO_LARGE", message);
}

/** A file that can't be read as what it is named. */
export function unreadable(message: string, cause?: unknown): AppError {
	return new AppError("FILE_UNREADABLE", message, undefined, { cause });
}

const NUMBERS = new Intl.NumberFormat("en");

/** Keeps count of what was read, and refuses what is more than a table may hold. */
export class TableMeter {
	rows = 0;
	private cells = 0;

	/** @throws AppError FILE_TOO_LARGE */
	countRow(columns: number): void {
		this.rows += 1;
		this.cells += columns;
		if (columns > TABLE_LIMITS.columns) {
			throw tooLarge(
				`Row ${NUMBERS.format(this.rows)} has ${NUMBERS.format(columns)} columns; at most ${NUMBERS.format(TABLE_LIMITS.columns)} can be converted. Check its delimiter, or split the table.`,
			);
		}
		if (this.rows > TABLE_LIMITS.rows)
			throw tooLarge(`This table has more than ${NUMBERS.format(TABLE_LIMITS.rows)} rows. Split it and convert the parts one by one.`);
		if (this.cells > TABLE_LIMITS.cells)
			throw tooLarge(`This table has more than ${NUMBERS.format(TABLE_LIMITS.cells)} cells. Split it and convert the parts one by one.`);
	}
}

/** @throws AppError FILE_TOO_LARGE for a row or entry that goes on and on. */
export function refuseLongRow(letters: number, row: number): void {
	if (letters <= TABLE_LIMITS.rowLetters) return;
	throw tooLarge(
		`Row ${NUMBERS.format(row)} has more than ${NUMBERS.format(TABLE_LIMITS.rowLetters)} letters. Perhaps its lines are not ended as usual, or this is no table.`,
	);
}
