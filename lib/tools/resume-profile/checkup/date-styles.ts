import { foldText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { MONTH_BY_NAME } from "@/lib/tools/reading/text/month-names";

/** Languages that write months in digits before the year or by name, left to right, as this module prints them. */
const LANGUAGES = new Set("en de fr es it pt nl pl sv cs da nb no fi".split(" "));
export const hasDateStyles = (language: string): boolean => LANGUAGES.has(language);

/** How a month is written: `03/2021` is `/`, `2021-03` is `year-`, `Mar 2021` is `short`, `March 2021` is `long`. */
type Style = "/" | "." | "-" | "year/" | "year." | "year-" | "short" | "long";

interface Month {
	readonly style: Style;
	readonly year: string;
	readonly month: number;
	readonly text: string;
}

const MONTH =
	/(?<![\p{L}\p{N}])(?:(?<month>\d{1,2})\s?(?<sign>[/.-])\s?(?<year>\d{4})|(?<first>\d{4})(?<sign2>[/.-])(?<second>\d{1,2})|(?<name>\p{L}{3,12}\.?),?\s(?<named>\d{4}))(?![\p{L}\p{N}])/gu;
const LONGEST_DATES = 80;
/** Names that are as long as they are short: May, Juni, août. */
const LONGEST_SHORT = 4;

/** Every month of a text with its style; null where a date in it is not certain, such as 2004-05. */
function monthsIn(text: string): Month[] | null {
	if (text.length > LONGEST_DATES) return null;
	const months: Month[] = [];
	for (const { 0: whole, groups = {} } of text.matchAll(MONTH)) {
		const year = groups.year ?? groups.first ?? groups.named ?? "";
		const name = groups.name ?? "";
		const month = name ? MONTH_BY_NAME.get(foldText(name)) : Number(groups.month ?? groups.second);
		if (month === undefined || month < 1 || month > 12) return null;
		if (groups.second !== undefined && groups.sign2 !== "." && month > Number(year.slice(2))) return null;
		const isLong = name.length > LONGEST_SHORT && !name.endsWith(".");
		const style = (name ? (isLong ? "long" : "short") : groups.first ? `year${groups.sign2}` : groups.sign) as Style;
		months.push({ style, year, month, text: whole });
	}
	return months;
}

/** How the months of dates are written; null for years alone, mixed or uncertain ones. */
function styleOf(text: string): Style | null {
	const styles = new Set((monthsIn(text) ?? []).map(({ style }) => style));
	const [style] = styles;
	return styles.size === 1 && style ? style : null;
}

const isName = (style: Style): boolean => style === "short" || style === "long";
/** "May" is short and long at once, so short and long names are one style. */
const kindOf = (style: Style): string => (isName(style) ? "name" : style);

function printed({ year, month }: Month, style: Style, language: string): string {
	const digits = String(month).padStart(2, "0");
	if (isName(style)) {
		const format = new Intl.DateTimeFormat(language, { month: style as "short" | "long", timeZone: "UTC" });
		return `${format.format(new Date(Date.UTC(Number(year), month - 1, 1)))} ${year}`;
	}
	return style.startsWith("year") ? `${year}${style.slice(4)}${digits}` : `${digits}${style}${year}`;
}

/** The dates in another style; null unless they still say the same when they are read again. */
function restyled(text: string, style: Style, language: string): string | null {
	const months = monthsIn(text);
	if (months === null || months.length === 0) return null;
	let [mended, rest] = ["", text];
	for (const month of months) {
		const at = rest.indexOf(month.text);
		mended += rest.slice(0, at) + printed(month, style, language);
		rest = rest.slice(at + month.text.length);
	}
	mended += rest;
	const [before, after] = [findDateRange(text), findDateRange(mended)];
	const isSame = before && after && before.start === after.start && before.end === after.end && before.isCurrent === after.isCurrent;
	return isSame && mended !== text ? mended : null;
}

/** Dates that are not written as most are, by their place in the list, each with itself in the prevailing style where that is certain. */
export function oddDates(texts: readonly (string | null)[], language: string): Map<number, string | null> {
	const styles = texts.map((text) => (text === null ? null : styleOf(text)));
	const counts = new Map<string, number>();
	for (const style of styles) if (style) counts.set(kindOf(style), (counts.get(kindOf(style)) ?? 0) + 1);
	const [most, next] = [...counts].sort((a, b) => b[1] - a[1]);
	if (!most || !next) return new Map();
	const prevailing = styles.find((style) => style !== null && kindOf(style) === most[0]) as Style;
	const isTied = most[1] === next[1];
	return new Map(
		texts.flatMap((text, at): [number, string | null][] => {
			const style = styles[at];
			if (!text || !style || kindOf(style) === most[0]) return [];
			return [[at, isTied ? null : restyled(text, prevailing, language)]];
		}),
	);
}
