import { parseCsv } from "@/lib/platform/language/csv";

/** Rows of cells in words, as a preview shows them. */
export interface TableData {
	/** Each name once. */
	columns: string[];
	/** `number` counts from 1 in the file. */
	rows: Array<{ number: number; cells: string[] }>;
	/** Rows of the whole file. */
	total: number;
}

const MAX_ROWS = 100;
const MAX_COLUMNS = 12;

function isPlainObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function cell(value: unknown): string {
	if (value === null || value === undefined) return "";
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A list of like objects as a table: null when the value is anything else, which a tree shows better. */
export function tableOfJson(value: unknown): TableData | null {
	if (!Array.isArray(value) || value.length === 0 || !value.every(isPlainObject)) return null;
	const names = [...new Set(value.slice(0, MAX_ROWS).flatMap((row) => Object.keys(row)))];
	const isNested = value.slice(0, MAX_ROWS).some((row) => Object.values(row).some((entry) => typeof entry === "object" && entry !== null));
	if (names.length > MAX_COLUMNS || isNested) return null;
	const rows = value.slice(0, MAX_ROWS).map((row, index) => ({ number: index + 1, cells: names.map((name) => cell(row[name])) }));
	return { columns: names, rows, total: value.length };
}

/** The first rows of a CSV file under its header. */
export function tableOfCsv(text: string): TableData {
	const [header = [], ...lines] = parseCsv(text.replace(/^\uFEFF/, ""));
	const columns = header.slice(0, MAX_COLUMNS).map((name, index) => (header.indexOf(name) === index ? name : `${name} (${index + 1})`));
	const rows = lines.slice(0, MAX_ROWS).map((line, index) => ({ number: index + 1, cells: columns.map((_, column) => line[column] ?? "") }));
	return { columns, rows, total: lines.length };
}
