import { toPlainText } from "@/lib/platform/language/plain-text";

/** Columns by name. */
type Row = object;

/** A change of many rows of one table. Its SQL reads them from one JSON parameter. */
export interface Part {
	readonly rows: readonly Row[];
	/** `given`: the rows as a table expression. */
	readonly text: (given: string) => string;
	readonly table: string;
}

/** Inserts rows, which all name the same columns; `conflict` is what follows the values. */
export function insertRows(table: string, rows: readonly Row[], conflict = ""): Part {
	const columns = columnsOf(rows).map(quoted).join(", ");
	return { table, rows, text: (given) => `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${given} ${conflict}` };
}

/** Updates the rows that `keys` name to the values of all other columns given. Every row names the same columns. */
export function updateRows(table: string, keys: readonly string[], rows: readonly Row[]): Part {
	const set = columnsOf(rows).filter((column) => !keys.includes(column));
	const assigned = set.map((column) => `${quoted(column)} = given.${quoted(column)}`).join(", ");
	const matched = keys.map((key) => `kept.${quoted(key)} = given.${quoted(key)}`).join(" AND ");
	return { table, rows, text: (given) => `UPDATE ${table} AS kept SET ${assigned} FROM ${given} AS given WHERE ${matched}` };
}

/**
 * One statement that makes all changes at once, or null when no part has a row. The parts see the tables as they were before, so no two may
 * change one row. Of texts it keeps what Postgres takes.
 */
export function statementOf(parts: readonly Part[]): { readonly text: string; readonly values: string[] } | null {
	const filled = parts.filter((part) => part.rows.length > 0);
	if (filled.length === 0) return null;
	const texts = filled.map((part, index) => part.text(`json_populate_recordset(NULL::${part.table}, $${index + 1}::json)`));
	const last = texts.pop();
	const before = texts.map((text, index) => `part_${index} AS (${text})`).join(", ");
	return { text: `${before ? `WITH ${before} ` : ""}${last}`, values: filled.map((part) => JSON.stringify(part.rows, storable)) };
}

function storable(_key: string, value: unknown): unknown {
	return typeof value === "string" ? toPlainText(value) : value;
}

function columnsOf([first]: readonly Row[]): string[] {
	return Object.keys(first ?? {});
}

const quoted = (column: string): string => `"${column}"`;
