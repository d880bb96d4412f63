import { type CellValue, evaluateFormula, type FormulaSheet, type Shift } from "./evaluate-formula";

/** Cells that are kept for formulas below them, and cells that formulas may look at in all. */
const [MOST_KEPT, MOST_LOOKS] = [300_000, 5_000_000];
const KEPT_DIGITS = 12;
/** More columns than a sheet has. */
const COLUMNS = 16_384;

/** A formula as its cell spells it, or as another cell does that shares it. */
export interface SpelledFormula {
	readonly row: number;
	readonly column: number;
	readonly text: string;
	/** By which cells share it; "" for a formula of its own. */
	readonly shared: string;
}

/** What the cells of a sheet hold that was read so far, for formulas without a stored result. Cells further down are not known yet. */
export class SheetValues implements FormulaSheet {
	private readonly known = new Map<number, number | "text">();
	/** Cells whose formula could not be worked out. */
	private readonly unsolved = new Set<number>();
	private readonly spelled = new Map<string, SpelledFormula>();
	private looks = 0;
	private isFull = false;
	private row = 0;

	/** The row that is read: whatever stands below it is not known. */
	enter(row: number): void {
		this.row = row;
	}

	note(row: number, column: number, value: number | "text"): void {
		if (this.isFull) return;
		this.known.set(row * COLUMNS + column, value);
		if (this.known.size > MOST_KEPT) {
			this.isFull = true;
			this.known.clear();
		}
	}

	valueAt(row: number, column: number): CellValue {
		this.looks += 1;
		const key = row * COLUMNS + column;
		if (this.isFull || this.looks > MOST_LOOKS || row > this.row || this.unsolved.has(key)) return "unknown";
		return this.known.get(key) ?? "nothing";
	}

	/** Marks a formula as not worked out yet. */
	leave({ row, column }: SpelledFormula): void {
		this.unsolved.add(row * COLUMNS + column);
	}

	/** Remembers a formula that other cells share. */
	share(formula: SpelledFormula): void {
		if (formula.shared !== "" && formula.text !== "") this.spelled.set(formula.shared, formula);
	}

	/** What a formula comes to; null where it can't be worked out. */
	solve(formula: SpelledFormula): number | null {
		const spelled = formula.text === "" ? this.spelled.get(formula.shared) : formula;
		if (!spelled || this.isFull || this.looks > MOST_LOOKS) return null;
		const shift: Shift = { rows: formula.row - spelled.row, columns: formula.column - spelled.column };
		const found = evaluateFormula(spelled.text, this, shift);
		if (found === null) return null;
		// What is left of 0.1 + 0.2 behind its last digit is no part of the result.
		const value = Number(found.toPrecision(KEPT_DIGITS));
		this.unsolved.delete(formula.row * COLUMNS + formula.column);
		this.note(formula.row, formula.column, value);
		return value;
	}
}
