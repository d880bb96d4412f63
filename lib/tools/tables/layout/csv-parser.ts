import { refuseLongRow, unreadable } from "@/lib/tools/tables/limits";
import type { Delimiter } from "@/lib/tools/tables/schemas";

export const DELIMITER_SIGNS: Readonly<Record<Delimiter, string>> = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" };

const [QUOTE, RETURN, FEED] = [0x22, 0x0d, 0x0a];

/**
 * Rows of delimited text (RFC 4180), given slice by slice. Quotes may hold delimiters, line ends and doubled quotes; a quote inside a cell that did
 * not begin with one is a letter. Lines without anything are left out and counted.
 */
export class CsvParser {
	emptyLines = 0;
	private readonly delimiter: number;
	private rest = "";
	private rowsRead = 0;

	constructor(delimiter: Delimiter) {
		this.delimiter = DELIMITER_SIGNS[delimiter].charCodeAt(0);
	}

	/** The rows that end in this slice, or with it if it is the last one. @throws AppError for a row without end. */
	push(slice: string, isLast: boolean): string[][] {
		const text = this.rest === "" ? slice : this.rest + slice;
		const rows: string[][] = [];
		let start = 0;
		while (start < text.length) {
			const row: string[] = [];
			const end = this.readRow(text, start, isLast, row);
			if (end === -1) break;
			start = end;
			this.rowsRead += 1;
			if (row.length === 1 && row[0] === "") this.emptyLines += 1;
			else rows.push(row);
		}
		this.rest = text.slice(start);
		refuseLongRow(this.rest.length, this.rowsRead + 1);
		return rows;
	}

	/** Where the next row begins, or -1 when this one is not whole yet. */
	private readRow(text: string, start: number, isLast: boolean, row: string[]): number {
		let at = start;
		for (;;) {
			let value = "";
			if (text.charCodeAt(at) === QUOTE) {
				const closed = this.readQuoted(text, at + 1, isLast);
				if (closed === null) return -1;
				[value, at] = closed;
			}
			const from = at;
			let sign = text.charCodeAt(at);
			while (at < text.length && sign !== this.delimiter && sign !== FEED && sign !== RETURN) {
				at += 1;
				sign = text.charCodeAt(at);
			}
			if (at > from) value += text.slice(from, at);
			if (at >= text.length) {
				if (!isLast) return -1;
				row.push(value);
				return text.length;
			}
			if (sign === RETURN && at + 1 >= text.length && !isLast) return -1;
			row.push(value);
			if (sign !== this.delimiter) return sign === RETURN && text.charCodeAt(at + 1) === FEED ? at + 2 : at + 1;
			at += 1;
			// A row that ends with a delimiter has an empty cell behind it.
			if (at >= text.length && isLast) {
				row.push("");
				return at;
			}
			if (at >= text.length) return -1;
		}
	}

	/** What stands in quotes, and the place behind the closing one; null when it is not here yet. */
	private readQuoted(text: string, from: number, isLast: boolean): [string, number] | null {
		let value = "";
		for (let at = from; ; ) {
			const quote = text.indexOf('"', at);
			if (quote === -1) {
				if (isLast) throw unreadable(`In row ${this.rowsRead + 1} a quotation mark opens and is never closed. Close or remove it, and upload the file again.`);
				return null;
			}
			if (quote + 1 >= text.length && !isLast) return null;
			value += text.slice(at, quote);
			if (text.charCodeAt(quote + 1) !== QUOTE) return [value, quote + 1];
			value += '"';
			at = quote + 2;
		}
	}
}
