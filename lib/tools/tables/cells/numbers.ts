import type { ColumnFormat } from "@/lib/tools/tables/schemas";
import { undressed } from "./dressing";
import { bitOf, DECIMAL_BITS, INTEGER_BITS, NO_NUMBER } from "./readings";

/** More digits than this are an id, or are lost as a number. */
const MOST_DIGITS = 15;
const LONGEST_NUMBER = 60;
const SPACES = new Set([" ", "\u00a0", "\u202f"]);
const APOSTROPHES = new Set(["'", "’"]);

type Sign = "." | "," | " " | "'";

const GROUPED_INTEGER: Readonly<Record<Sign, ColumnFormat>> = { ",": "1,234", ".": "1.234", " ": "1 234", "'": "1'234" };
/** Decimal formats whose thousands are parted by the sign. */
const GROUPED_DECIMAL: Readonly<Record<Sign, readonly ColumnFormat[]>> = { ",": ["1,234.5"], ".": ["1.234,5"], " ": ["1 234,5", "1 234.5"], "'": ["1'234.5"] };
const WITH_POINT: readonly ColumnFormat[] = ["1234.5", "1,234.5", "1 234.5", "1'234.5"];
const WITH_COMMA: readonly ColumnFormat[] = ["1234,5", "1.234,5", "1 234,5"];

const bits = (formats: readonly ColumnFormat[]) => formats.reduce((all, format) => all | bitOf(format), 0);
const POINT_BITS = bits(WITH_POINT);
const COMMA_BITS = bits(WITH_COMMA);

function signOf(letter: string): Sign | null {
	if (letter === "." || letter === ",") return letter;
	if (SPACES.has(letter)) return " ";
	return APOSTROPHES.has(letter) ? "'" : null;
}

interface Parts {
	/** Runs of digits, and the signs between them. */
	readonly digits: readonly string[];
	readonly signs: readonly Sign[];
}

function partsOf(body: string): Parts | null {
	const digits: string[] = [];
	const signs: Sign[] = [];
	let from = 0;
	for (let at = 0; at <= body.length; at += 1) {
		const code = body.charCodeAt(at);
		if (code >= 48 && code <= 57) continue;
		digits.push(body.slice(from, at));
		from = at + 1;
		if (at === body.length) break;
		const sign = signOf(body[at] ?? "");
		if (sign === null) return null;
		signs.push(sign);
	}
	return { digits, signs };
}

function hasLeadingZero(digits: string): boolean {
	return digits.length > 1 && digits.startsWith("0");
}

function isGrouped([first = "", ...others]: readonly string[]): boolean {
	return first.length >= 1 && first.length <= 3 && !first.startsWith("0") && others.length > 0 && others.every((part) => part.length === 3);
}

/** The readings of a number with one sign: as the decimal sign, as one between thousands, or either. */
function withOneSign({ digits, signs: [sign] }: Parts): number {
	const [whole = "", part = ""] = digits;
	let found = 0;
	if ((sign === "." || sign === ",") && part.length > 0) {
		if (hasLeadingZero(whole)) return NO_NUMBER;
		if (whole.length <= MOST_DIGITS) found |= sign === "." ? POINT_BITS : COMMA_BITS;
	}
	if (sign !== undefined && isGrouped(digits)) found |= bitOf(GROUPED_INTEGER[sign]) | bits(GROUPED_DECIMAL[sign]);
	return found;
}

function withSeveralSigns({ digits, signs }: Parts): number {
	const [group] = signs;
	const last = signs.at(-1);
	if (group === undefined || last === undefined) return 0;
	const isSame = signs.every((sign) => sign === group);
	if (isSame) return isGrouped(digits) ? bitOf(GROUPED_INTEGER[group]) | bits(GROUPED_DECIMAL[group]) : 0;
	const isOneDecimal = signs.slice(0, -1).every((sign) => sign === group) && last !== group && (last === "." || last === ",");
	if (!isOneDecimal || !isGrouped(digits.slice(0, -1)) || (digits.at(-1) ?? "") === "") return 0;
	const fitting = GROUPED_DECIMAL[group].filter((format) => (last === "." ? POINT_BITS : COMMA_BITS) & bitOf(format));
	return bits(fitting);
}

function isExponential(body: string): boolean {
	return body.length <= 40 && /^\d\.\d{1,17}[eE][+-]?\d{1,3}$/.test(body);
}

/** The readings of a trimmed text as a number, also of one with a currency, per cent or a bookkeeper's minus; 0 when it is none. */
export function numberReadings(text: string): number {
	if (text.length > LONGEST_NUMBER) return 0;
	const bare = bareReadings(text);
	if (bare !== 0) return bare;
	const dressed = undressed(text);
	// With leading zeros or too many digits it is a text with signs around it, and no reason to doubt the rest.
	return dressed === null ? 0 : bareReadings(dressed.body) & ~NO_NUMBER;
}

function bareReadings(text: string): number {
	const body = text.startsWith("-") || text.startsWith("+") ? text.slice(1) : text;
	const first = body.charCodeAt(0);
	if (!((first >= 48 && first <= 57) || first === 46 || first === 44)) return 0;
	const parts = partsOf(body);
	if (!parts) return isExponential(body) ? POINT_BITS : 0;
	if (parts.signs.length === 0) return hasLeadingZero(body) || body.length > MOST_DIGITS ? NO_NUMBER : INTEGER_BITS | DECIMAL_BITS;
	return parts.signs.length === 1 ? withOneSign(parts) : withSeveralSigns(parts);
}

/** The number of a text as JSON spells it, digit by digit. The text must allow the format. */
export function plainNumber(text: string, format: ColumnFormat): string {
	const dressed = undressed(text);
	const isNegative = dressed?.isNegative ?? text.startsWith("-");
	const body = dressed?.body ?? (isNegative || text.startsWith("+") ? text.slice(1) : text);
	const decimal = bitOf(format) & COMMA_BITS ? "," : bitOf(format) & POINT_BITS ? "." : "";
	let plain = "";
	for (const letter of body) {
		if (letter === decimal) plain += ".";
		else if (signOf(letter) === null) plain += letter;
	}
	return `${isNegative ? "-" : ""}${plain.startsWith(".") ? "0" : ""}${plain}`;
}

const BOTH_SIGNS = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,|(?:,\d{3})+\.|(?:['’ \u00a0\u202f]\d{3})+[.,])\d{1,6}$/;

/** The number of a text that has signs for thousands and for decimals, so that it can be only one: 1.203,40; null for others. */
export function numberOtherwise(text: string): string | null {
	if (text.length > LONGEST_NUMBER || !BOTH_SIGNS.test(text)) return null;
	const decimal = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
	const whole = text.slice(0, decimal).replace(/[^\d-]/g, "");
	return `${whole}.${text.slice(decimal + 1)}`;
}
