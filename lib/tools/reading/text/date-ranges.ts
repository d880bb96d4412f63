import { LRUCache } from "lru-cache";
import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { type DateToken, dateTokensOf, foldInPlace } from "./date-tokens";
import { MONTH_BY_NAME, SINCE_WORDS, SINCE_WORDS_AFTER, UNTIL_WORDS } from "./month-names";

/** A span as the resume gives it: months as `2024-03`, years as `2024`; `index` and `length` point into the text that was searched. */
export interface DateRange {
	readonly start: string | null;
	readonly end: string | null;
	readonly isCurrent: boolean;
	readonly text: string;
	readonly index: number;
	readonly length: number;
}

const longestFirst = (words: Iterable<string>) =>
	[...words]
		.sort((a, b) => b.length - a.length)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
		.join("|");
const SEPARATOR = new RegExp(`^(?:[-–—−‐‑－ー―~〜～∼→/.ـ÷]{0,3}\\s?)(?:${longestFirst(UNTIL_WORDS)})?\\s?(?:[-–—－~〜～∼:]{0,2})$`, "u");
/** Before a date: the longest word of its kind with what stands around it. */
const LONGEST_SINCE = 40;
/** Dates stand in short lines; a longer one is read as far as this. */
const LONGEST_DATED = 1_000;
const SHORT_END = /^\s*[-–—/]\s*(\d{2})(?![\p{L}\p{N}./])/u;
const SINCE = new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${longestFirst(SINCE_WORDS)})\\.?[-\\s]?$`, "u");
const SINCE_AFTER = new RegExp(`^'?\\p{L}{0,4}\\s?(?:${longestFirst(SINCE_WORDS_AFTER)})`, "u");
/** Between the ends of a span: signs of a year in its calendar, articles, ordinals of a day. */
const AFTER_DATES: readonly string[] = [..." \t\u3000.,年년度ه", "هـ", "م", "гг.", "рр.", "г.", "р.", "г", "р", "r.", "год", "року", "พ.ศ.", "ค.ศ."];
const BEFORE_DATES: readonly string[] = [
	..." \t\u3000.,",
	"พ.ศ.",
	"ค.ศ.",
	"民國",
	"民国",
	"西暦",
	"год",
	"عام",
	"سنة",
	"שנת",
	"ปี",
	" nam",
	" thang",
	" ano",
	" el",
	" le",
	" the",
];
const ORDINALS: readonly string[] = ["st", "nd", "rd", "th", "er", "º"];
/** "2014 –⇥Owner", "August 2018– Nurse": a span that its cell, its bracket or the blank behind its sign alone leaves open. */
const OPEN_CELL = /^(?:\s?[-–—→]\s?[\t)]|[–—]\s(?=\p{Lu}))/u;
/** What parts the ends of one span is no longer. */
const LONGEST_BETWEEN = 60;

function rangeOf(text: string, index: number, end: number, start: string | null, until: string | null, isCurrent: boolean): DateRange {
	const isTurned = start !== null && until !== null && start > until;
	return { start: isTurned ? until : start, end: isTurned ? start : until, isCurrent, text: text.slice(index, end), index, length: end - index };
}

/** What stands between two dates without what belongs to either. */
function bareOf(between: string): string {
	let bare = between;
	for (let sign: string | undefined = ""; sign !== undefined; bare = bare.slice(sign?.length ?? 0)) sign = AFTER_DATES.find((one) => bare.startsWith(one));
	const ordinal = ORDINALS.find((one) => bare.endsWith(one));
	if (ordinal && /\d{1,2}\D{1,2}$/.test(bare.slice(-4))) bare = bare.slice(0, -ordinal.length).replace(/\d{1,2}$/, "");
	for (let sign: string | undefined = ""; sign !== undefined; bare = bare.slice(0, bare.length - (sign?.length ?? 0)))
		sign = BEFORE_DATES.find((one) => bare.endsWith(one));
	return bare;
}

/** "2014'ten 2018'e", as Turks write from when to when. */
const FROM_IN_TURKISH = /^'(?:ten|tan|den|dan)\s$/;
/** "01/02/2016 30/06/2020": columns of when something began and ended that stand close, in the first cell of their row. */
const IN_FIGURES = /^(?:\d{1,2}[/.-]){1,2}\d{4}$/;

/** Whether two dates in figures that are written alike stand side by side where their line or its cell begins. */
function areColumns(source: string, token: DateToken, next: DateToken): boolean {
	const [from, until] = [token, next].map(({ index, end }) => source.slice(index, end));
	const isFirst = token.index === 0 || source[token.index - 1] === "\t";
	const areAlike = from?.length === until?.length && IN_FIGURES.test(from ?? "") && IN_FIGURES.test(until ?? "");
	return isFirst && areAlike && source.slice(token.end, next.index) === " " && (token.value ?? "9") < (next.value ?? "");
}

/** Whether what stands between two dates makes them the ends of one span. */
function joins(between: string, next: DateToken): boolean {
	if (between.length > LONGEST_BETWEEN) return false;
	if (FROM_IN_TURKISH.test(between)) return true;
	const bare = bareOf(between);
	if (bare === "") return next.value === null || (/[-–—~〜～/]/.test(between) && !between.includes("\t"));
	return SEPARATOR.test(bare) || (next.value === null && between.length <= 12 && !/[|·•\t,;(]/.test(between) && !/\p{L}{5,}/u.test(bare));
}

/** "/23" behind the first year of a season or a school year. */
const YEAR_BEHIND = /^\/(\d{2})(?![\p{L}\p{N}./])/u;

/** The end of a school year, "2022/23", where the year after the token's is named behind it. */
function schoolYearOf(source: string, token: DateToken): { readonly value: string; readonly end: number } | null {
	if (token.value?.length !== 4) return null;
	const behind = YEAR_BEHIND.exec(source.slice(token.end, token.end + 5));
	const isNext = behind?.[1] !== undefined && Number(behind[1]) === (Number(token.value) + 1) % 100;
	return isNext ? { value: String(Number(token.value) + 1), end: token.end + behind[0].length } : null;
}

/** Parts of a year as they stand before it, folded: "fall 2016", "ht 2019", "ete 2012". */
const SEASONS: ReadonlySet<string> = new Set(
	`spring summer fall autumn winter springs summers winters early mid late fruhjahr fruhling fruhsommer sommer herbst wintersemester sommersemester ws ss wise sose
	printemps ete etes automne hiver hivers primavera verano veranos otono invierno estate autunno inverno verao veroes outono inverno lente voorjaar zomer zomers herfst najaar wintersaison sommersaison saison
	wiosna lato jesien zima jaro leto podzim zima var sommar sommaren somrar host hosten vinter vintern varen ht vt ilkbahar yaz sonbahar kis guz bahar весна лето осень зима навесні літо осінь semester`
		.split(/\s+/)
		.filter(Boolean),
);
const LONGEST_SEASON = 18;
/** "dès 2017", which is December in other languages once its accent is gone. */
const FROM_IN_FRENCH = /(?<!\p{L})dès(?=\s)/giu;
const SINCE_OF_SAME_LENGTH = "von";
const GRADED = /(?<![\p{L}\p{M}])(?:band|grade|level|stufe|klasse|nr|no|gs)[\s.-]{1,2}$/u;

/** "Radiographer Band 7 June 2021": the number of a grade is no day of the month. */
function withoutGrade(source: string, token: DateToken): DateToken {
	const day = /^\d{1,2}\s/.exec(source.slice(token.index, token.index + 3))?.[0];
	return day && GRADED.test(source.slice(Math.max(0, token.index - 10), token.index)) ? { ...token, index: token.index + day.length } : token;
}

/** A year with the season before it: "Fall 2016" is a date of the year 2016 from its first letter on. */
function withSeason(source: string, token: DateToken): DateToken {
	if (token.value?.length !== 4) return token;
	const before = /(?<![\p{L}\p{M}])(\p{L}{2,16})(?:\sde)?[\s/-]$/u.exec(source.slice(Math.max(0, token.index - LONGEST_SEASON), token.index));
	if (!before?.[1] || !SEASONS.has(before[1])) return token;
	return { ...token, index: token.index - before[0].length };
}

const AND = /^\s?(?:,|&|\+|and|und|et|y|e|en|i|a|och|og|oraz|ve|и|й|та)\s$/u;

/** Where a season of several years ends, "Summers 2018 & 2019", or the number of the date itself. */
function lastOfSeasons(source: string, tokens: readonly DateToken[], at: number): number {
	const isSeason = /^\p{L}/u.test(source.slice(tokens[at]?.index ?? 0)) && tokens[at]?.value?.length === 4;
	if (!isSeason) return at;
	let last = at;
	for (let next = tokens[last + 1]; next?.value?.length === 4; next = tokens[last + 1]) {
		const end = schoolYearOf(source, tokens[last] as DateToken)?.end ?? tokens[last]?.end ?? 0;
		if (!AND.test(source.slice(end, next.index))) break;
		last += 1;
	}
	return last;
}

/** The lines of one resume and some more: who reads it asks for the dates of each again and again. */
const REMEMBERED_LINES = 600;
const remembered = new LRUCache<string, readonly DateRange[]>({ max: REMEMBERED_LINES });

/**
 * Every date span of a line: "03/2021 – heute", "Jan 2020 - Present", "2019–2021", "2019-21", "seit 2020", "2020年4月". A single date is a span whose
 * end alone is known.
 */
export function findDateRanges(whole: string): DateRange[] {
	const text = whole.slice(0, LONGEST_DATED);
	if (!/\p{N}/u.test(text)) return [];
	const known = remembered.get(text) ?? readDateRanges(text);
	remembered.set(text, known);
	return [...known];
}

function readDateRanges(text: string): readonly DateRange[] {
	const source = foldInPlace(text.replace(FROM_IN_FRENCH, SINCE_OF_SAME_LENGTH));
	const tokens = dateTokensOf(source).map((token) => withSeason(source, withoutGrade(source, token)));
	const ranges: DateRange[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		if (!token) continue;
		if (token.value === null) {
			const [from, sign] = [tokens[at + 1], source.slice(token.end, tokens[at + 1]?.index)];
			// "Today – 2021", as in scripts that are read from the right.
			if (!from || from.value === null || !/^\s?[-–—]\s?$/.test(sign) || tokens[at + 2]) continue;
			ranges.push(rangeOf(text, token.index, from.end, from.value, null, true));
			at++;
			continue;
		}
		const last = lastOfSeasons(source, tokens, at);
		const ending = tokens[last];
		if (last > at && ending) {
			const year = schoolYearOf(source, ending);
			ranges.push(rangeOf(text, token.index, year?.end ?? ending.end, token.value, year?.value ?? ending.value, false));
			at = last;
			continue;
		}
		const next = tokens[at + 1];
		const schoolYear = next ? schoolYearOf(source, token) : null;
		if (next && schoolYear && joins(source.slice(schoolYear.end, next.index), next)) {
			const until = schoolYearOf(source, next);
			ranges.push(rangeOf(text, token.index, until?.end ?? next.end, token.value, until?.value ?? next.value, next.value === null));
			at++;
			continue;
		}
		const between = next ? source.slice(token.end, next.index) : null;
		if (next && between !== null && (joins(between, next) || areColumns(source, token, next))) {
			ranges.push(rangeOf(text, token.index, next.end, token.value, next.value, next.value === null));
			at++;
			continue;
		}
		const from = Math.max(0, token.index - LONGEST_SINCE);
		const since = SINCE.exec(source.slice(from, token.index).trimEnd());
		const rest = source.slice(token.end);
		const short = token.value.length === 4 ? SHORT_END.exec(rest) : null;
		const first = monthBefore(source, token);
		const behind = endBehind(source, token);
		if (behind) ranges.push(rangeOf(text, token.index, behind.end, token.value, behind.value, false));
		else if (first) ranges.push(rangeOf(text, first.index, token.end, first.value, token.value, false));
		else if (since) ranges.push(rangeOf(text, from + since.index, token.end, token.value, null, true));
		else if (SINCE_AFTER.test(rest)) ranges.push(rangeOf(text, token.index, token.end, token.value, null, true));
		else if (short?.[1] && Number(short[1]) > Number(token.value.slice(2))) {
			ranges.push(rangeOf(text, token.index, token.end + short[0].length, token.value, token.value.slice(0, 2) + short[1], false));
		} else if (/^(?:[-–—]|[→➔➝>]|->)$/.test(rest.trim())) {
			ranges.push(rangeOf(text, token.index, text.length, token.value, null, true));
		} else if (OPEN_CELL.test(text.slice(token.end))) {
			ranges.push(rangeOf(text, token.index, token.end, token.value, null, true));
		} else ranges.push(rangeOf(text, token.index, token.end, null, token.value, false));
	}
	return ranges;
}

/** "Jun – Aug 2016", "Nov – Feb 2017": a first month that takes its year from the second. */
function monthBefore(source: string, token: DateToken): { readonly value: string; readonly index: number } | null {
	const [year, month] = token.value?.split("-").map(Number) ?? [];
	const before = /(?<![\p{L}\p{M}])(\p{L}{3,12})\.?\s?[-–—/]\s?$/u.exec(source.slice(Math.max(0, token.index - 18), token.index));
	const first = MONTH_BY_NAME.get(before?.[1] ?? "") ?? MONTH_BY_NAME.get(`${before?.[1]}.`);
	if (!before || year === undefined || month === undefined || first === undefined) return null;
	return { value: `${first > month ? year - 1 : year}-${String(first).padStart(2, "0")}`, index: Math.max(0, token.index - 18) + before.index };
}

const YEARS_BEFORE_ERAS: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018, 民國: 1911, 民国: 1911 };
const ERA_OF = /(?:昭和|平成|令和|民國|民国)/u;
const END_BEHIND = /^\s?[-–—~〜～∼至]\s?(?:(\d{1,3})\s?年\s?)?(?:(\d{1,2})\s?[月월])?/u;

/** "2024年7月–12月", "民國101年8月–102年1月": an end that takes its year, or its era, from the beginning. */
function endBehind(source: string, token: DateToken): { readonly value: string; readonly end: number } | null {
	const found = END_BEHIND.exec(source.slice(token.end, token.end + 16));
	if (!found || token.value === null || (found[1] === undefined && (found[2] === undefined || token.value.length === 4))) return null;
	const era = ERA_OF.exec(source.slice(token.index, token.end))?.[0];
	const month = Number(found[2] ?? 0);
	if ((found[1] !== undefined && era === undefined) || month > 12) return null;
	const year = found[1] === undefined ? token.value.slice(0, 4) : String((YEARS_BEFORE_ERAS[era ?? ""] ?? 0) + Number(found[1]));
	const value = found[2] === undefined ? year : `${year}-${String(month).padStart(2, "0")}`;
	return value >= token.value.slice(0, value.length) ? { value, end: token.end + found[0].length } : null;
}

/** The span of an entry's line: a real span before a single date. */
export function findDateRange(text: string): DateRange | null {
	const ranges = findDateRanges(text);
	return ranges.find((range) => range.start !== null) ?? ranges[0] ?? null;
}

/** The text without a span, and without the separators, brackets and length ("3 years 2 months") that stood around it. */
export function withoutRange(text: string, range: DateRange): string {
	const after = text
		.slice(range.index + range.length)
		.trimStart()
		.replace(/^[·•|,]?\s?\(?\s?\d{1,3}\s?(?:years?|yrs?|mos?|months?|Jahre?|Monate?|ans?|mois|años?|meses)\b[^)|\t]*\)?/iu, "");
	return `${trimEndOf(text.slice(0, range.index), /[\s([|,;·•–—:-]/)}\t${after.replace(/^[\s)\]|,;·•–—:-]+/u, "")}`.trim();
}

/** Months since year 0. A year alone counts from its middle, so that "2019 – 2021" makes two years. */
function monthIndex(date: string): number {
	const [year = "0", month] = date.split("-");
	return Number(year) * 12 + (month === undefined ? 6 : Number(month) - 1);
}

/**
 * Years covered by at least one span, one decimal; spans that overlap count once and a running one ends at `now`. Null without any span that has a start.
 * A month counts in full, so "01/2020 – 12/2020" makes one year.
 */
export function yearsCovered(spans: readonly { startDate: string | null; endDate: string | null; isCurrent: boolean }[], now: Date): number | null {
	const nowIndex = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
	const months = spans
		.flatMap((span) => {
			if (span.startDate === null) return [];
			const from = monthIndex(span.startDate);
			const to = span.isCurrent || span.endDate === null ? nowIndex : monthIndex(span.endDate) + (span.endDate.length > 4 ? 1 : 0);
			return [{ from, to: Math.min(Math.max(to, from + 1), nowIndex) }];
		})
		.filter((span) => span.to > span.from)
		.sort((a, b) => a.from - b.from);
	if (months.length === 0) return null;
	let total = 0;
	let reached = Number.NEGATIVE_INFINITY;
	for (const { from, to } of months) {
		total += Math.max(0, to - Math.max(from, reached));
		reached = Math.max(reached, to);
	}
	return Math.round((total / 12) * 10) / 10;
}
