/** What spreadsheets take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it, so that it is shown as it is;
 * numbers stay numbers.
 */
export function csvLine(cells: ReadonlyArray<string | number | null>): string {
	return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number | null): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const text = FORMULA.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With it, spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
