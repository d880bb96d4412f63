import type { ColumnFormat } from "@/lib/tools/tables/schemas";
import { bitOf, DATE_BITS } from "./readings";

const LONGEST_DATE = 40;
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface Reads {
	readonly year: string;
	readonly month: string;
	readonly day: string;
}

function digitsFrom(text: string, at: number): string {
	let end = at;
	while (end < text.length && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end += 1;
	return text.slice(at, end);
}

function isDay({ year, month, day }: Reads): boolean {
	const [y, m, d] = [Number(year), Number(month), Number(day)];
	if (year.length !== 4 || month.length > 2 || day.length > 2 || y < 1 || m < 1 || m > 12 || d < 1 || d > (DAYS[m - 1] ?? 0)) return false;
	return !(m === 2 && d === 29) || (y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0));
}

/** `8:05`, `08:05:30.25`, `8:05 pm`, with `Z` or an offset behind it, as ISO spells it; null when it is no time. */
function timeOf(text: string): string | null {
	const time = /^(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?(?: ?([AaPp])[Mm])?(?: ?(Z|[+-]\d{2}:?\d{2}))?$/.exec(text);
	if (!time) return null;
	const [, hours = "", minutes = "", seconds = "00", fraction = "", half, zone = ""] = time;
	const isAfternoon = half?.toLowerCase() === "p";
	const given = Number(hours);
	if (half && (given < 1 || given > 12)) return null;
	const hour = half ? (given % 12) + (isAfternoon ? 12 : 0) : given;
	if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
	const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
	return `${String(hour).padStart(2, "0")}:${minutes}:${seconds}${fraction}${offset}`;
}

interface Split {
	readonly parts: readonly [string, string, string];
	readonly sign: string;
	readonly time: string | null;
}

function split(text: string): Split | null {
	if (text.length < 8 || text.length > LONGEST_DATE) return null;
	const first = digitsFrom(text, 0);
	const sign = text[first.length] ?? "";
	if (first === "" || !"-/.".includes(sign)) return null;
	const second = digitsFrom(text, first.length + 1);
	const at = first.length + second.length + 1;
	if (second === "" || text[at] !== sign) return null;
	const third = digitsFrom(text, at + 1);
	const rest = text.slice(at + 1 + third.length);
	if (third === "") return null;
	if (rest === "") return { parts: [first, second, third], sign, time: null };
	if (rest[0] !== " " && rest[0] !== "T") return null;
	const time = timeOf(rest.slice(1));
	return time === null ? null : { parts: [first, second, third], sign, time };
}

const YEAR_FIRST: Readonly<Record<string, ColumnFormat>> = { "-": "YYYY-MM-DD", "/": "YYYY/MM/DD" };
const DAY_FIRST: Readonly<Record<string, ColumnFormat>> = { ".": "DD.MM.YYYY", "/": "DD/MM/YYYY", "-": "DD-MM-YYYY" };
const MONTH_FIRST: Readonly<Record<string, ColumnFormat>> = { "/": "MM/DD/YYYY", "-": "MM-DD-YYYY" };

/** The readings of a trimmed text as a date, with or without a time; 0 when it is none. */
export function dateReadings(text: string): number {
	const found = split(text);
	if (!found) return 0;
	const { parts, sign } = found;
	const [first, second, third] = parts;
	if (first.length === 4) {
		const format = YEAR_FIRST[sign];
		return format && second.length === 2 && third.length === 2 && isDay({ year: first, month: second, day: third }) ? bitOf(format) : 0;
	}
	const [dayFirst, monthFirst] = [DAY_FIRST[sign], MONTH_FIRST[sign]];
	const asDay = dayFirst && isDay({ year: third, month: second, day: first }) ? bitOf(dayFirst) : 0;
	return asDay | (monthFirst && isDay({ year: third, month: first, day: second }) ? bitOf(monthFirst) : 0);
}

/** Dots stand between day, month and year alone, and no other order begins with a year. */
const DOTTED: ColumnFormat = "DD.MM.YYYY";
const ISO: ColumnFormat = "YYYY-MM-DD";
const CENTURY_TURN = 69;

/** A date whose year has two digits, with all four: `05.03.26`; null for other texts. */
function withWholeYear(text: string): string | null {
	const short = /^(\d{1,2}([./-])\d{1,2}\2)(\d{2})$/.exec(text);
	if (!short) return null;
	const [, before = "", , year = ""] = short;
	return `${before}${Number(year) < CENTURY_TURN ? "20" : "19"}${year}`;
}

/**
 * The formats of a column of dates in which a text that is written otherwise is a date as well, and can be only one: the year first, dots, or two
 * digits for the year in the order of the others.
 */
export function dateInOtherFormats(text: string): readonly ColumnFormat[] {
	const readings = dateReadings(text);
	if (readings & bitOf(ISO)) return DATES_WITH_YEAR_LAST;
	if (readings & bitOf(DOTTED)) return [ISO];
	// A day above 12 can't be a month, so only one order is left: 14/03/2025.
	if (DATES_WITH_YEAR_LAST.filter((format) => readings & bitOf(format)).length === 1) return [ISO];
	const whole = readings === 0 ? withWholeYear(text) : null;
	const allowed = whole === null ? 0 : dateReadings(whole);
	return DATES_WITH_YEAR_LAST.filter((format) => allowed & bitOf(format)).concat(allowed & bitOf(DOTTED) ? [ISO] : []);
}

const DATES_WITH_YEAR_LAST: readonly ColumnFormat[] = [...Object.values(DAY_FIRST), ...Object.values(MONTH_FIRST)];

/** The date, as ISO spells it, of a text that is written otherwise than its column; null where it is none of this column. */
export function dateOtherwise(text: string, format: ColumnFormat): string | null {
	if (!dateInOtherFormats(text).includes(format)) return null;
	const whole = withWholeYear(text) ?? text;
	const readings = dateReadings(whole);
	const only = DATES_WITH_YEAR_LAST.find((one) => readings & bitOf(one));
	const own = readings & bitOf(ISO) ? ISO : readings & bitOf(format) ? format : readings & bitOf(DOTTED) ? DOTTED : (only ?? DOTTED);
	return plainDate(whole, own);
}

/** The date of a text as ISO spells it. The text must allow the format. */
export function plainDate(text: string, format: ColumnFormat): string {
	const found = split(text);
	if (!found || !(bitOf(format) & DATE_BITS)) return text;
	const [first, second, third] = found.parts;
	const order = format.replaceAll(/[^YMD]/g, "");
	const [year, month, day] = order.startsWith("Y") ? [first, second, third] : order.startsWith("D") ? [third, second, first] : [third, first, second];
	const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	return found.time === null ? date : `${date}T${found.time}`;
}
