/** A row of an export: what is not a text or a number is written as JSON. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** A spreadsheet would run these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function cellOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	const text = typeof value === "string" ? value : JSON.stringify(value);
	const safe = FORMULA.test(text) ? `'${text}` : text;
	return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as comma-separated values (RFC 4180) under the names of their fields, which spreadsheets open without running anything in them. */
export function toCsv(rows: readonly ExportRow[]): string {
	const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
	return lines.map((cells) => cells.map(cellOf).join(",")).join("\r\n");
}
