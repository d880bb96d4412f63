import { type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { namesColumn } from "@/lib/tools/documents/converting/model/column-names";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import { type Grid, gridOf, type PlacedCell } from "@/lib/tools/documents/converting/writing/pdf/table-grid";
import { moneyFormat, moneyOf } from "./money";

/** Which sign parts the decimals of a number. */
type Notation = "dot" | "comma";

/** How a column of a table is written into a workbook. */
export interface NumberColumn {
	/** The value of a text of this column; null where it stays text. */
	readonly asValue: (text: string) => string | null;
	/** How a workbook shows a text of this column that names its currency; null for another. */
	readonly formatOf: (text: string) => string | null;
	/** With its thousands apart, and two decimals where it has any. */
	readonly style: "plain" | "grouped" | "groupedDecimals";
}

export interface NumberColumns {
	readonly columns: ReadonlyMap<number, NumberColumn>;
	/** So many rows name the columns. */
	readonly headRows: number;
	/** Columns of figures that stay text, with why. */
	readonly doubts: readonly string[];
}

const SPELLINGS: Readonly<Record<Notation, RegExp>> = {
	dot: /^(\d{1,3}(?:[,'’\u0020\u00a0\u202f]\d{3}){1,5}|\d{1,15})(?:\.(\d{1,10}))?$/,
	comma: /^(\d{1,3}(?:[.'’\u0020\u00a0\u202f]\d{3}){1,5}|\d{1,15})(?:,(\d{1,10}))?$/,
};
const MOST_DIGITS = 15;
/** Of a column's texts. */
const SHARE_OF_NUMBERS = 0.6;
const LONGEST_NUMBER = 40;

/** What stands between the signs of a number: "(12)", "-12", "12-", "+12". */
function bareOf(text: string): { readonly isNegative: boolean; readonly bare: string } {
	const sign = /^[-−–]\s?/u.exec(text)?.[0];
	if (text.startsWith("(") && text.endsWith(")")) return { isNegative: true, bare: text.slice(1, -1).trim() };
	if (sign) return { isNegative: true, bare: text.slice(sign.length) };
	if (text.startsWith("+")) return { isNegative: false, bare: text.slice(1).trimStart() };
	return /[-−]$/u.test(text) ? { isNegative: true, bare: text.slice(0, -1).trim() } : { isNegative: false, bare: text };
}

/** The value of a number in a notation as programs spell it; null for what is none, or more exact than they keep. */
function valueIn(notation: Notation, text: string): string | null {
	if (text.length > LONGEST_NUMBER) return null;
	const { isNegative, bare } = bareOf(text);
	const found = SPELLINGS[notation].exec(bare);
	if (!found) return null;
	const whole = (found[1] ?? "").replace(/\D/g, "");
	const isGrouped = whole !== found[1];
	if ((whole.length > 1 && whole.startsWith("0")) || (isGrouped && whole.startsWith("0"))) return null;
	if (whole.length + (found[2]?.length ?? 0) > MOST_DIGITS) return null;
	return `${isNegative ? "-" : ""}${whole}${found[2] ? `.${found[2]}` : ""}`;
}

/** The notation that alone makes a number of a text; "either" where both make different ones, null where it makes no difference. */
function notationOf(text: string): Notation | "either" | null {
	const [dot, comma] = [valueIn("dot", text), valueIn("comma", text)];
	if (dot === comma) return null;
	if (dot !== null && comma !== null) return "either";
	return dot === null ? "comma" : "dot";
}

function noted(texts: readonly string[]): Notation | "both" | "either" | null {
	const found = new Set(texts.map(notationOf));
	if (found.has("dot") && found.has("comma")) return "both";
	return found.has("dot") ? "dot" : found.has("comma") ? "comma" : found.has("either") ? "either" : null;
}

const isNumber = (text: string) => valueIn("dot", text) !== null || valueIn("comma", text) !== null;
const PER_CENT = /[\s\u00a0\u202f]?%\)?$/u;
const isShare = (text: string) => PER_CENT.test(text);
/** An amount without its currency or its sign of hundredths, and any other text as it is. */
const bareAmount = (text: string) => moneyOf(text)?.amount ?? (isShare(text) ? text.replace(PER_CENT, text.endsWith(")") ? ")" : "") : text);
const isNothing = (text: string) => /^[-–—.]?$/u.test(text);
const textOf = ({ cell }: PlacedCell) => textsOf(cell.blocks, spelledText).join("\n").trim();

function textsByColumn(rows: Grid["rows"]): Map<number, string[]> {
	const byColumn = new Map<number, string[]>();
	for (const placed of rows.flat()) {
		const text = textOf(placed);
		if (placed.columns > 1 || isNothing(text)) continue;
		byColumn.set(placed.column, [...(byColumn.get(placed.column) ?? []), text]);
	}
	return byColumn;
}

/** A first row of words above columns of numbers names them, whether or not it looks so. */
function headRowsOf(table: Table, { rows }: Grid): number {
	if (table.headRows > 0 || rows.length < 3) return table.headRows;
	const below = textsByColumn(rows.slice(1));
	const names = (rows[0] ?? []).map(textOf);
	const isName = (placed: PlacedCell) => {
		const own = below.get(placed.column) ?? [];
		return own.length >= 2 && own.map(bareAmount).every(isNumber) && !isNothing(textOf(placed)) && namesColumn(textOf(placed), names);
	};
	return rows[0]?.some(isName) ? 1 : 0;
}

/** A hundredth of a number, digit by digit: "-3.6" is "-0.036". */
function hundredth(value: string | null): string | null {
	if (value === null) return null;
	const isNegative = value.startsWith("-");
	const [whole = "", part = ""] = (isNegative ? value.slice(1) : value).split(".");
	const digits = `${whole.padStart(3, "0")}`;
	return `${isNegative ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}${part}`;
}

/** How a workbook shows a share: with as many decimals as it has, and a plus where it is spelled. */
function shareFormat(text: string, value: string): string {
	const decimals = value.split(".")[1]?.length ?? 0;
	const shown = `0${decimals > 0 ? `.${"0".repeat(decimals)}` : ""}%`;
	return text.startsWith("+") ? `+${shown};-${shown}` : shown;
}

function styleOf(texts: readonly string[], asValue: NumberColumn["asValue"]): NumberColumn["style"] {
	if (!texts.some((text) => /\d[.,'’\s]\d{3}(?!\d)/u.test(text) && Math.abs(Number(asValue(text))) >= 1_000)) return "plain";
	return texts.some((text) => asValue(text)?.includes(".")) ? "groupedDecimals" : "grouped";
}

/** Which columns of a table are numbers, each in one notation throughout; `usual` is that of the other tables. */
export function numberColumns(table: Table, usual: Notation | null = null): NumberColumns {
	const grid = gridOf(table);
	const headRows = headRowsOf(table, grid);
	const byColumn = textsByColumn(grid.rows.slice(headRows));
	const all = noted([...byColumn.values()].flat().map(bareAmount));
	const fallback = all === "dot" || all === "comma" ? all : usual;
	const columns = new Map<number, NumberColumn>();
	const doubts: string[] = [];
	for (const [column, given] of [...byColumn].sort((a, b) => a[0] - b[0])) {
		const currencies = new Set(given.flatMap((text) => moneyOf(text)?.currency ?? []));
		const texts = given.map(bareAmount);
		const numbers = texts.filter(isNumber);
		if (numbers.length === 0 || numbers.length < texts.length * SHARE_OF_NUMBERS) continue;
		const misfit = texts.find((text) => !isNumber(text) && /\d/.test(text));
		const name = `Column ${column + 1}`;
		if (misfit !== undefined) {
			doubts.push(`${name} stays text, since “${misfit.slice(0, 40)}” in it is no plain number.`);
			continue;
		}
		if (currencies.size > 1) {
			doubts.push(`${name} stays text, since its amounts are in several currencies (${[...currencies].slice(0, 4).join(", ")}).`);
			continue;
		}
		const own = noted(numbers);
		const notation = own === "either" ? fallback : (own ?? "dot");
		if (notation === "both" || notation === null) {
			const why = notation === "both" ? "its numbers are spelled in two ways" : "it can't be told whether its signs part thousands or decimals";
			doubts.push(`${name} stays text, since ${why} (“${(numbers.find(notationOf) ?? "").slice(0, 40)}”).`);
			continue;
		}
		const shares = given.filter((text) => isShare(text) && isNumber(bareAmount(text)));
		if (shares.length > 0 && shares.length < numbers.length) {
			doubts.push(`${name} stays text, since some of its numbers are per cent and some are not (“${shares[0]?.slice(0, 40)}”).`);
			continue;
		}
		const bareValue = (text: string) => valueIn(notation, bareAmount(text.trim()));
		const asValue = (text: string) => (shares.length > 0 ? hundredth(bareValue(text)) : bareValue(text));
		const formatOf = (text: string) => {
			const [money, value] = [moneyOf(text.trim()), bareValue(text)];
			if (value === null) return null;
			return shares.length > 0 ? shareFormat(text.trim(), value) : money ? moneyFormat(money, value) : null;
		};
		columns.set(column, { asValue, formatOf, style: styleOf(numbers, asValue) });
	}
	return { columns, headRows, doubts };
}

/** The notation of all tables of a file together, where they have one. */
export function usualNotation(tables: readonly Table[]): Notation | null {
	const all = noted(tables.flatMap((table) => [...textsByColumn(gridOf(table).rows).values()].flat().map(bareAmount)));
	return all === "dot" || all === "comma" ? all : null;
}
