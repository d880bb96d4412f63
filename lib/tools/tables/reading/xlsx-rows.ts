import { Parser } from "htmlparser2";
import { type Cell, isFilledRow, type OpenedTable, type SourceRow } from "@/lib/tools/tables/cells/cell";
import { TABLE_LIMITS, tooLarge, unreadable } from "@/lib/tools/tables/limits";
import { localName, readBook, readSharedStrings, unescapeSigns, type XlsxBook } from "./xlsx-book";
import { dateOfSerial, durationOfSerial } from "./xlsx-dates";
import { guarded, openXlsxPackage } from "./xlsx-package";

/** Spreadsheet programs show so many digits of a number; what is behind them comes from how it is kept. */
const SHOWN_DIGITS = 15;

/** The place of a cell by its letters: A is 0. -1 where there are none. */
function columnOf(reference: string): number {
	let place = 0;
	for (let at = 0; at < Math.min(reference.length, 4); at += 1) {
		const code = reference.charCodeAt(at) & ~32;
		if (code < 65 || code > 90) break;
		place = place * 26 + code - 64;
	}
	return place - 1;
}

/** Gathers the cells of a sheet from its markup, row by row. */
class SheetReader {
	rows: SourceRow[] = [];
	withoutValue = 0;
	durations = 0;
	private row: Cell[] = [];
	private column = -1;
	private type = "";
	private style = 0;
	private value = "";
	private isValue = false;
	private hasFormula = false;
	private hasValue = false;

	constructor(
		private readonly book: XlsxBook,
		private readonly shared: readonly string[],
	) {}

	readonly parser = new Parser(
		{
			onopentag: (tag, attributes) => this.open(localName(tag), attributes),
			ontext: (text) => {
				if (this.isValue) this.value += text;
			},
			onclosetag: (tag) => this.close(localName(tag)),
		},
		{ xmlMode: true },
	);

	private open(name: string, attributes: Record<string, string>): void {
		if (name === "row") {
			this.row = [];
			this.column = -1;
		} else if (name === "c") {
			const place = columnOf(attributes.r ?? "");
			this.column = place === -1 ? this.column + 1 : place;
			if (this.column >= TABLE_LIMITS.columns) throw tooLarge(`This sheet has more than ${TABLE_LIMITS.columns} columns; that many can't be converted.`);
			this.type = attributes.t ?? "n";
			this.style = Number(attributes.s ?? 0);
			this.value = "";
			this.hasFormula = false;
			this.hasValue = false;
		} else if (name === "v" || name === "t") {
			this.isValue = true;
			this.hasValue = true;
		} else if (name === "f") this.hasFormula = true;
	}

	private close(name: string): void {
		if (name === "v" || name === "t") this.isValue = false;
		else if (name === "c") {
			if (this.hasFormula && !this.hasValue) this.withoutValue += 1;
			const cell = this.cell();
			if (cell === null) return;
			while (this.row.length < this.column) this.row.push(null);
			this.row[this.column] = cell;
		} else if (name === "row") {
			if (isFilledRow(this.row)) this.rows.push(this.row);
			this.row = [];
		}
	}

	private cell(): Cell {
		if (!this.hasValue) return null;
		switch (this.type) {
			case "s":
				return this.shared[Number(this.value)] ?? null;
			case "b":
				return this.value.trim() === "1";
			case "str":
			case "inlineStr":
				return unescapeSigns(this.value);
			case "d":
				return { iso: this.value.trim().replace(/Z$/, "") };
			case "e":
				return this.value;
			default:
				return this.number();
		}
	}

	private number(): Cell {
		const text = this.value.trim();
		if (text === "") return null;
		const number = Number(text);
		if (!Number.isFinite(number)) return text;
		if (this.book.areDates[this.style]) {
			const duration = this.book.areTimes[this.style] ? durationOfSerial(number) : null;
			if (duration !== null) {
				this.durations += 1;
				return duration;
			}
			const iso = dateOfSerial(number, this.book.startsIn1904);
			if (iso !== null) return iso.includes("-") ? { iso } : iso;
		}
		return Number.isSafeInteger(number) ? number : Number(number.toPrecision(SHOWN_DIGITS));
	}
}

export interface OpenedBook extends OpenedTable {
	readonly sheets: readonly string[];
	readonly sheet: string;
}

function notesOf(withoutValue: number, durations: number): string[] {
	const formulas = `${withoutValue} cells have a formula without a stored result and are left empty. Open and save the workbook in your spreadsheet program to store them.`;
	const times = `${durations} ${durations === 1 ? "cell holds a time" : "cells hold times"} of 24 hours and more, or less than none. They stay hours, minutes and seconds, such as 25:30:00, as text.`;
	return [...(withoutValue > 0 ? [formulas] : []), ...(durations > 0 ? [times] : [])];
}

/** The rows of one sheet of a workbook: the named one, else the first. Formulas are not evaluated: cells hold what they last showed. */
export async function openXlsx(bytes: Uint8Array, sheetName: string | null): Promise<OpenedBook> {
	const parts = await openXlsxPackage(bytes);
	const book = await guarded(() => readBook(parts));
	const sheet = sheetName === null ? book.sheets[0] : book.sheets.find(({ name }) => name === sheetName);
	if (!sheet) throw unreadable(`This workbook has no sheet called ${sheetName}.`);
	const total = parts.bytesOf(sheet.path);
	let read = 0;
	let [withoutValue, durations] = [0, 0];
	async function* batches(): AsyncGenerator<SourceRow[]> {
		const reader = new SheetReader(book, await readSharedStrings(parts));
		const decoder = new TextDecoder();
		const stream = await parts.open(sheet?.path ?? "");
		try {
			for await (const chunk of stream as AsyncIterable<Uint8Array>) {
				reader.parser.write(decoder.decode(chunk, { stream: true }));
				read += chunk.byteLength;
				[withoutValue, durations] = [reader.withoutValue, reader.durations];
				if (reader.rows.length === 0) continue;
				yield reader.rows;
				reader.rows = [];
			}
		} finally {
			stream.destroy();
			parts.close();
		}
		reader.parser.end();
		if (reader.rows.length > 0) yield reader.rows;
	}
	return {
		sheets: book.sheets.map(({ name }) => name),
		sheet: sheet.name,
		isTyped: true,
		names: () => null,
		batches: worded(batches()),
		share: () => read / Math.max(1, total),
		notes: () => notesOf(withoutValue, durations),
	};
}

/** What goes wrong on the way is said in words. */
async function* worded<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
	try {
		for (;;) {
			const next = await guarded(() => items.next());
			if (next.done) return;
			yield next.value;
		}
	} finally {
		await items.return(undefined);
	}
}
