import type { FinderLine } from "@/lib/tools/documents/redacting/finding/finder-line";

/** One cell of a row, or a line of it; `start` and `end` are places in its line. */
export interface Cell {
	readonly line: number;
	readonly column: number;
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

export type Row = readonly Cell[];

export interface Table {
	readonly rows: readonly Row[];
	/** What parts its cells; null where the document itself holds it as a table. */
	readonly delimiter: string | null;
}

const DELIMITERS = ["\t", ";", "|", ","] as const;
/** Lines that are no row of a table, after which it has ended. */
const MOST_BETWEEN = 3;

/** Cells of a line as files of tables write them: between signs, perhaps in quotation marks. */
function cellsOf(text: string, line: number, delimiter: string): Cell[] {
	const cells: Cell[] = [];
	let from = 0;
	let isQuoted = false;
	for (let at = 0; at <= text.length; at++) {
		const sign = text.charAt(at);
		if (sign === '"' && (isQuoted || text.slice(from, at).trim() === "")) isQuoted = !isQuoted;
		if (at < text.length && (isQuoted || sign !== delimiter)) continue;
		const given = text.slice(from, at);
		const own = given.replace(/^[\s"]+/, "").trimEnd();
		const start = from + given.length - given.replace(/^[\s"]+/, "").length;
		const bare = own.endsWith('"') ? own.slice(0, -1).trimEnd() : own;
		cells.push({ line, column: cells.length, start, end: start + bare.length, text: bare });
		from = at + 1;
	}
	return cells;
}

/** Rows that stand below each other, parted by the same sign. */
function delimitedTables(lines: readonly FinderLine[], delimiter: string): Row[][] {
	const tables: Row[][] = [];
	let own: Row[] = [];
	let between = 0;
	for (const [line, { text, cell }] of lines.entries()) {
		const row = cell === undefined && text.includes(delimiter) ? cellsOf(text, line, delimiter) : [];
		if (row.length > 1) {
			own.push(row);
			between = 0;
		} else if (own.length > 0 && ++between > MOST_BETWEEN) {
			tables.push(own);
			own = [];
		}
	}
	return own.length > 0 ? [...tables, own] : tables;
}

/** Rows as a document's own tables hold them. */
function ownTables(lines: readonly FinderLine[]): Row[][] {
	const tables = new Map<number, Map<number, Cell[]>>();
	for (const [line, { text, cell }] of lines.entries()) {
		if (!cell) continue;
		const rows = tables.get(cell.table) ?? new Map<number, Cell[]>();
		const own = rows.get(cell.row) ?? [];
		const trimmed = text.trim();
		const start = text.length - text.trimStart().length;
		own.push({ line, column: cell.column, start, end: start + trimmed.length, text: trimmed });
		rows.set(cell.row, own);
		tables.set(cell.table, rows);
	}
	return [...tables.values()].map((rows) => [...rows.values()]);
}

/** Every table that lines may be, row by row. What is no table has no cell whose head tells something. */
export function tablesIn(lines: readonly FinderLine[]): Table[] {
	const delimited = DELIMITERS.flatMap((delimiter) => delimitedTables(lines, delimiter).map((rows): Table => ({ rows, delimiter })));
	return [...ownTables(lines).map((rows): Table => ({ rows, delimiter: null })), ...delimited];
}
