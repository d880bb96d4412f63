/** What cells hold for formulas: a number, text that is none, nothing, or something that is not known. */
export type CellValue = number | "text" | "nothing" | "unknown";

export interface FormulaSheet {
	/** Rows and columns count from 0. */
	readonly valueAt: (row: number, column: number) => CellValue;
}

/** How far a shared formula is moved from where it is spelled. */
export interface Shift {
	readonly rows: number;
	readonly columns: number;
}

const LONGEST = 2_000;
const DEEPEST = 24;
const MOST_CELLS = 100_000;

interface Place {
	readonly row: number;
	readonly column: number;
}

/** What a part of a formula comes to; a range is the values of its cells. */
type Value = { readonly kind: "one"; readonly value: CellValue } | { readonly kind: "range"; readonly values: readonly CellValue[] };

class NotPlain extends Error {}

const TOKEN =
	/\s*(?:(\d{1,15}(?:\.\d{0,15})?(?:E[+-]?\d{1,3})?|\.\d{1,15})|(\$?[A-Z]{1,3}\$?\d{1,7})(?![\w(!.])|([A-Z][A-Z0-9.]{0,30})(?=\()|([-+*/^%(),;:]))/iy;

type Token = { readonly type: "number" | "cell" | "function" | "sign"; readonly text: string };

function tokensOf(formula: string): Token[] {
	const tokens: Token[] = [];
	const text = formula.trim().replace(/^=/, "");
	if (text.length > LONGEST) throw new NotPlain();
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < text.length) {
		const found = TOKEN.exec(text);
		if (!found) throw new NotPlain();
		const [, number, cell, name, sign] = found;
		if (number !== undefined) tokens.push({ type: "number", text: number });
		else if (cell !== undefined) tokens.push({ type: "cell", text: cell });
		else if (name !== undefined) tokens.push({ type: "function", text: name.toUpperCase() });
		else tokens.push({ type: "sign", text: sign ?? "" });
	}
	return tokens;
}

function placeOf(reference: string, { rows, columns }: Shift): Place {
	const [, fixedColumn, letters = "", fixedRow, digits = ""] = /^(\$?)([A-Z]{1,3})(\$?)(\d{1,7})$/i.exec(reference) ?? [];
	const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
	const place = { row: Number(digits) - 1 + (fixedRow ? 0 : rows), column: column + (fixedColumn ? 0 : columns) };
	if (place.row < 0 || place.column < 0) throw new NotPlain();
	return place;
}

/** A number of a single value: an empty cell counts nothing, text can't be reckoned with. */
function numberOf(value: Value): number {
	if (value.kind === "range" || value.value === "unknown" || value.value === "text") throw new NotPlain();
	return value.value === "nothing" ? 0 : value.value;
}

/** The numbers among what a function is given; text and empty cells in it count nothing. */
function numbersOf(values: readonly Value[]): number[] {
	return values.flatMap((value) => {
		const own = value.kind === "range" ? value.values : [value.value];
		if (own.includes("unknown")) throw new NotPlain();
		return own.filter((one): one is number => typeof one === "number");
	});
}

const single = (values: readonly Value[]): number => {
	const [only, ...others] = values;
	if (!only || others.length > 0) throw new NotPlain();
	return numberOf(only);
};

function rounded(values: readonly Value[]): number {
	const [value, digits] = values;
	if (!value || values.length > 2) throw new NotPlain();
	const factor = 10 ** (digits ? numberOf(digits) : 0);
	const number = numberOf(value);
	return (Math.sign(number) * Math.round(Math.abs(number) * factor * (1 + Number.EPSILON))) / factor;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const FUNCTIONS: Readonly<Record<string, (values: readonly Value[]) => number>> = {
	SUM: (values) => sum(numbersOf(values)),
	AVERAGE: (values) => sum(numbersOf(values)) / numbersOf(values).length,
	MIN: (values) => numbersOf(values).reduce((least, number) => Math.min(least, number), numbersOf(values)[0] ?? 0),
	MAX: (values) => numbersOf(values).reduce((most, number) => Math.max(most, number), numbersOf(values)[0] ?? 0),
	COUNT: (values) => numbersOf(values).length,
	PRODUCT: (values) => numbersOf(values).reduce((product, number) => product * number, 1),
	ABS: (values) => Math.abs(single(values)),
	ROUND: rounded,
	// Text counts nothing where a number is asked for in this way.
	N: (values) => (values.length === 1 && values[0]?.kind === "one" && values[0].value === "text" ? 0 : single(values)),
};

class Evaluator {
	private at = 0;
	private depth = 0;

	constructor(
		private readonly tokens: readonly Token[],
		private readonly sheet: FormulaSheet,
		private readonly shift: Shift,
	) {}

	whole(): number {
		const value = numberOf(this.added());
		if (this.at < this.tokens.length || !Number.isFinite(value)) throw new NotPlain();
		return value;
	}

	private isSign(...signs: readonly string[]): boolean {
		const token = this.tokens[this.at];
		return token?.type === "sign" && signs.includes(token.text);
	}

	/** The sign that comes next, taken; "" where it is none of these. */
	private take(...signs: readonly string[]): string {
		return this.isSign(...signs) ? (this.tokens[this.at++]?.text ?? "") : "";
	}

	private added(): Value {
		this.depth += 1;
		if (this.depth > DEEPEST) throw new NotPlain();
		let value = this.multiplied();
		for (let sign = this.take("+", "-"); sign !== ""; sign = this.take("+", "-")) {
			const [one, other] = [numberOf(value), numberOf(this.multiplied())];
			value = { kind: "one", value: sign === "+" ? one + other : one - other };
		}
		this.depth -= 1;
		return value;
	}

	private multiplied(): Value {
		let value = this.raised();
		for (let sign = this.take("*", "/"); sign !== ""; sign = this.take("*", "/")) {
			const [one, other] = [numberOf(value), numberOf(this.raised())];
			value = { kind: "one", value: sign === "*" ? one * other : one / other };
		}
		return value;
	}

	private raised(): Value {
		let value = this.signed();
		while (this.take("^") !== "") value = { kind: "one", value: numberOf(value) ** numberOf(this.signed()) };
		return value;
	}

	private signed(): Value {
		let isNegative = false;
		let isSigned = false;
		for (let sign = this.take("+", "-"); sign !== ""; sign = this.take("+", "-")) {
			isSigned = true;
			if (sign === "-") isNegative = !isNegative;
		}
		let value = this.part();
		while (this.take("%") !== "") value = { kind: "one", value: numberOf(value) / 100 };
		return isSigned ? { kind: "one", value: numberOf(value) * (isNegative ? -1 : 1) } : value;
	}

	private part(): Value {
		const token = this.tokens[this.at++];
		if (token?.type === "number") return { kind: "one", value: Number(token.text) };
		if (token?.type === "cell") return this.cells(placeOf(token.text, this.shift));
		if (token?.type === "function") return { kind: "one", value: this.called(token.text) };
		if (token?.text !== "(") throw new NotPlain();
		const value = this.added();
		if (this.take(")") === "") throw new NotPlain();
		return value;
	}

	/** A cell, or a range that begins with it. */
	private cells(from: Place): Value {
		if (this.take(":") === "") return { kind: "one", value: this.sheet.valueAt(from.row, from.column) };
		const end = this.tokens[this.at++];
		if (end?.type !== "cell") throw new NotPlain();
		const to = placeOf(end.text, this.shift);
		const [rows, columns] = [Math.abs(to.row - from.row) + 1, Math.abs(to.column - from.column) + 1];
		if (rows * columns > MOST_CELLS) throw new NotPlain();
		const [top, left] = [Math.min(from.row, to.row), Math.min(from.column, to.column)];
		return {
			kind: "range",
			values: Array.from({ length: rows * columns }, (_, at) => this.sheet.valueAt(top + Math.floor(at / columns), left + (at % columns))),
		};
	}

	private called(name: string): number {
		const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
		if (!known || this.take("(") === "") throw new NotPlain();
		const values: Value[] = [];
		if (this.take(")") === "") {
			do values.push(this.added());
			while (this.take(",", ";") !== "");
			if (this.take(")") === "") throw new NotPlain();
		}
		return known(values);
	}
}

/**
 * What a plain formula comes to: references to cells of its sheet, + - * / ^ %, and SUM, AVERAGE, MIN, MAX, COUNT, PRODUCT, ABS, ROUND and N.
 * Null for every other, and for one that names a cell whose value isn't known.
 */
export function evaluateFormula(formula: string, sheet: FormulaSheet, shift: Shift): number | null {
	try {
		return new Evaluator(tokensOf(formula), sheet, shift).whole();
	} catch (error) {
		if (error instanceof NotPlain) return null;
		throw error;
	}
}
