/** A day or moment of a format that knows such: `2026-03-31`, `2026-03-31T08:00:00`. */
export interface DateCell {
	readonly iso: string;
}

/** A list or an object inside a cell, as JSON. */
export interface JsonCell {
	readonly json: string;
}

/** What a reader finds in a cell. Formats that hold text alone give text; null is nothing. */
export type Cell = string | number | boolean | DateCell | JsonCell | null;

export type SourceRow = readonly Cell[];

/** A cell as a person reads it. */
export function textOfCell(cell: Cell | undefined): string {
	if (cell === null || cell === undefined) return "";
	if (typeof cell !== "object") return String(cell);
	return "iso" in cell ? cell.iso : cell.json;
}

export function isEmptyCell(cell: Cell | undefined): boolean {
	return cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");
}

/** Whether a row holds anything. */
export function isFilledRow(row: SourceRow): boolean {
	return row.some((cell) => !isEmptyCell(cell));
}

export interface FormulaCells {
	readonly computed: number;
	readonly unresolved: number;
}

/** A file as it is read, batch by batch. It is read once. */
export interface OpenedTable {
	/** Whether cells say by themselves what is a number and what is text. */
	readonly isTyped: boolean;
	/** The names of the columns so far, of formats that name the cells of each row; null where the first row may be a header. */
	readonly names: () => readonly string[] | null;
	readonly batches: AsyncIterable<readonly SourceRow[]>;
	/** Share of the file that was read, 0 to 1. */
	readonly share: () => number;
	/** What the reader has to tell, complete once all is read. */
	readonly notes: () => readonly string[];
	/** Cells with a formula whose result the file doesn't hold: those that were worked out, and those that are left empty. */
	readonly formulas?: () => FormulaCells;
}
