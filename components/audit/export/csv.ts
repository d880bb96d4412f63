import { csvLine } from "@/lib/platform/language/csv";

/** A row of an export: what is not a text or a number is written as JSON. */
export type ExportRow = Readonly<Record<string, unknown>>;

function cellOf(value: unknown): string | number | null {
	if (value === null || value === undefined) return null;
	return typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
}

/** Rows as comma-separated values under the names of their fields. */
export function toCsv(rows: readonly ExportRow[]): string {
	if (rows.length === 0) return "";
	const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	return [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))].map(csvLine).join("");
}
