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

/** Comma-separated values (RFC 4180), or with another sign between them: quotes may hold that sign, line breaks and doubled quotes. */
export function parseCsv(text: string, separator = ","): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let value = "";
	let isQuoted = false;
	const endRow = () => {
		rows.push([...row, value]);
		row = [];
		value = "";
	};
	for (let at = 0; at < text.length; at += 1) {
		const character = text[at];
		if (isQuoted) {
			if (character !== '"') value += character;
			else if (text[at + 1] === '"') {
				value += '"';
				at += 1;
			} else isQuoted = false;
		} else if (character === '"' && value === "") isQuoted = true;
		else if (character === separator) {
			row.push(value);
			value = "";
		} else if (character === "\n") endRow();
		else if (character !== "\r") value += character;
	}
	if (value !== "" || row.length > 0) endRow();
	return rows;
}
