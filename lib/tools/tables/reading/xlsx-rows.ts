import { Parser } from "htmlparser2";
import { type Cell, isFilledRow, type OpenedTable, type SourceRow } from "@/lib/tools/tables/cells/cell";
import { TABLE_LIMITS, tooLarge, unreadable } from "@/lib/tools/tables/limits";
import { SheetValues, type SpelledFormula } from "./formulas/sheet-values";
import { localName, readBook, readSharedStrings, unescapeSigns, type XlsxBook } from "./xlsx-book";
import { dateOfSerial, durationOfSerial } from "./xlsx-dates";
import { guarded, openXlsxPackage } from "./xlsx-package";

/** Spreadsheet programs show so many digits of a number; what is behind them comes from how it is kept. */
const SHOWN_DIGITS = 15;
const LONGEST_FORMULA = 4_000;

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
	durations = 0;
	/** Formulas without a stored result: those that were worked out, and those that could not be. */
	computed = 0;
	unresolved = 0;
	private readonly values = new SheetValues();
	private row: Cell[] = [];
	private rowAt = -1;
	private column = -1;
	/** Of this row, which the cells to their right may tell. */
	private open: { readonly formula: SpelledFormula; readonly style: number }[] = [];
	private formula = "";
	private sharedBy = "";
	private isFormula = false;
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
			onopentag: (tag, attributes) => this.begin(localName(tag), attributes),
			ontext: (text) => {
				if (this.isValue) this.value += text;
				else if (this.isFormula && this.formula.length < LONGEST_FORMULA) this.formula += text;
			},
			onclosetag: (tag) => this.close(localName(tag)),
		},
		{ xmlMode: true },
	);

	private begin(name: string, attributes: Record<string, string>): void {
		if (name === "row") {
			this.row = [];
			this.column = -1;
			this.rowAt = attributes.r === undefined ? this.rowAt + 1 : Number(attributes.r) - 1;
			this.values.enter(this.rowAt);
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
		} else if (name === "f") {
			this.hasFormula = true;
			this.isFormula = true;
			this.formula = "";
			this.sharedBy = attributes.t === "shared" ? (attributes.si ?? "") : "";
		}
	}

	private close(name: string): void {
		if (name === "v" || name === "t") this.isValue = false;
		else if (name === "f") this.isFormula = false;
		else if (name === "c") {
			if (this.hasFormula && this.leavesOpen()) return;
			const cell = this.cell();
			if (cell === null) return;
			this.values.note(this.rowAt, this.column, this.type === "n" ? Number(this.value) : "text");
			this.put(this.column, cell);
		} else if (name === "row") {
			this.solveOpen();
			if (isFilledRow(this.row)) this.rows.push(this.row);
			this.row = [];
		}
	}

	private put(column: number, cell: Cell): void {
		while (this.row.length < column) this.row.push(null);
		this.row[column] = cell;
	}

	/** Remembers a formula; whether its cell has no result that was stored. */
	private leavesOpen(): boolean {
		const formula = { row: this.rowAt, column: this.column, text: this.formula, shared: this.sharedBy };
		this.values.share(formula);
		// Programs that leave the work to the next one store nothing, or nought.
		const isStored = this.hasValue && (this.type === "str" || this.value.trim() !== "") && !(this.book.isUncalculated && this.value.trim() === "0");
		if (isStored) return false;
		this.values.leave(formula);
		this.open.push({ formula, style: this.style });
		return true;
	}

	/** Works out the formulas of a row, each as soon as those that it names are. */
	private solveOpen(): void {
		for (let isGoing = true; isGoing && this.open.length > 0; ) {
			const before = this.open.length;
			this.open = this.open.filter(({ formula, style }) => {
				const value = this.values.solve(formula);
				if (value === null) return true;
				this.computed += 1;
				[this.value, this.style] = [String(value), style];
				this.put(formula.column, this.number());
				return false;
			});
			isGoing = this.open.length < before;
		}
		this.unresolved += this.open.length;
		this.open = [];
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

function notesOf(durations: number): string[] {
	const times = `${durations} ${durations === 1 ? "cell holds a time" : "cells hold times"} of 24 hours and more, or less than none. They stay hours, minutes and seconds, such as 25:30:00, as text.`;
	return durations > 0 ? [times] : [];
}

/** The rows of one sheet of a workbook: the named one, else the first. Cells hold what they last showed; plain formulas that never showed anything are worked out. */
export async function openXlsx(bytes: Uint8Array, sheetName: string | null): Promise<OpenedBook> {
	const parts = await openXlsxPackage(bytes);
	const book = await guarded(() => readBook(parts));
	const sheet = sheetName === null ? book.sheets[0] : book.sheets.find(({ name }) => name === sheetName);
	if (!sheet) throw unreadable(`This workbook has no sheet called ${sheetName}.`);
	const total = parts.bytesOf(sheet.path);
	let read = 0;
	let seen = { computed: 0, unresolved: 0, durations: 0 };
	async function* batches(): AsyncGenerator<SourceRow[]> {
		const reader = new SheetReader(book, await readSharedStrings(parts));
		const decoder = new TextDecoder();
		const stream = await parts.open(sheet?.path ?? "");
		try {
			for await (const chunk of stream as AsyncIterable<Uint8Array>) {
				reader.parser.write(decoder.decode(chunk, { stream: true }));
				read += chunk.byteLength;
				seen = reader;
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
		notes: () => notesOf(seen.durations),
		formulas: () => ({ computed: seen.computed, unresolved: seen.unresolved }),
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
