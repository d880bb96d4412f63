import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { MONTH_BY_NAME, PRESENT_WORDS, SINCE_WORDS } from "./month-names";

/** A span as the resume gives it: months as `2024-03`, years as `2024`; `index` and `length` point into the text that was searched. */
export interface DateRange {
	readonly start: string | null;
	readonly end: string | null;
	readonly isCurrent: boolean;
	readonly text: string;
	readonly index: number;
	readonly length: number;
}

interface DateToken {
	readonly value: string | null;
	readonly index: number;
	readonly end: number;
}

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join("|");
const MONTH = longestFirst(MONTH_BY_NAME.keys());
const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}%])";

const DATE = new RegExp(
	[
		`(?<jy>${YEAR})\\s?年(?:\\s?(?<jm>\\d{1,2})\\s?月)?(?:\\s?\\d{1,2}\\s?日)?`,
		`${START}(?:thang|t)\\s?\\.?(?<vm>\\d{1,2})\\s?(?:[/.,-]|nam)\\s?(?<vy>${YEAR})${END}`,
		`${START}(?:(?<![.,])\\d{1,2}\\.? )?(?<nm>${MONTH})\\.?,?\\s{0,2}(?:de |del |di |/|-)?\\s?(?:(?<ny>${YEAR})|['’](?<ns>\\d{2}))${END}`,
		`${START}(?:\\d{1,2}[./-])?(?<mm>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<my>${YEAR})${END}`,
		`${START}(?<iy>${YEAR})[-/.](?<im>0[1-9]|1[0-2])(?:[-/.]\\d{2})?${END}`,
		`${START}(?<now>${longestFirst(PRESENT_WORDS).replace(/'/g, "['’]")})(?![\\p{L}\\p{N}])`,
		`${START}(?<y>${YEAR})(?![\\p{L}\\p{N}%.,]{0,20}[\\p{N}%])`,
	].join("|"),
	"giu",
);
const SEPARATOR =
	/^(?:[-–—−‐‑~〜～→/]|から|to|until|till|through|bis(?:\szu[mr]?)?|à|a|au|al|alla?|hasta(?:\sla)?|até(?:\so)?|ate(?:\so)?|tot(?:\sen\smet)?|đến|den|ad)?\s?[-–—]?$/iu;
/** Before a date: the longest word of its kind with what stands around it. */
const LONGEST_SINCE = 40;
/** Dates stand in short lines; a longer one is read as far as this. */
const LONGEST_DATED = 1_000;
const SHORT_END = /^\s*[-–—/]\s*(\d{2})(?![\p{L}\p{N}./])/u;
const SINCE = new RegExp(`(?:^|[^\\p{L}])(?:${longestFirst(SINCE_WORDS)})$`, "iu");

/** Folds letter by letter, so that places in the folded text are places in the text. */
function foldInPlace(text: string): string {
	return Array.from(text.normalize("NFC"), (letter) => {
		const plain = letter
			.normalize("NFD")
			.replace(/\p{M}+/gu, "")
			.toLowerCase();
		return plain.length === letter.length ? plain.replace("đ", "d") : letter;
	}).join("");
}

function tokenOf(match: RegExpMatchArray): DateToken {
	const g = match.groups ?? {};
	const index = match.index ?? 0;
	const end = index + match[0].length;
	if (g.now) return { value: null, index, end };
	const shortYear = g.ns ? String(Number(g.ns) > 60 ? 1900 + Number(g.ns) : 2000 + Number(g.ns)) : undefined;
	const year = g.jy ?? g.vy ?? g.ny ?? shortYear ?? g.my ?? g.iy ?? g.y ?? "";
	const month = g.nm ? MONTH_BY_NAME.get(g.nm.toLowerCase()) : Number(g.jm ?? g.vm ?? g.mm ?? g.im ?? 0);
	const isMonth = month !== undefined && month >= 1 && month <= 12;
	return { value: isMonth ? `${year}-${String(month).padStart(2, "0")}` : year, index, end };
}

function rangeOf(text: string, index: number, end: number, start: string | null, until: string | null, isCurrent: boolean): DateRange {
	const isTurned = start !== null && until !== null && start > until;
	return { start: isTurned ? until : start, end: isTurned ? start : until, isCurrent, text: text.slice(index, end), index, length: end - index };
}

/**
 * Every date span of a line: "03/2021 – heute", "Jan 2020 - Present", "2019–2021", "2019-21", "seit 2020", "2020年4月". A single date is a span whose
 * end alone is known.
 */
export function findDateRanges(whole: string): DateRange[] {
	const text = whole.slice(0, LONGEST_DATED);
	const folded = foldInPlace(text);
	const source = folded.length === text.length ? folded : text.toLowerCase();
	const tokens = [...source.matchAll(DATE)].map(tokenOf);
	const ranges: DateRange[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		if (!token || token.value === null) continue;
		const next = tokens[at + 1];
		const between = next ? source.slice(token.end, next.index) : null;
		if (next && between !== null && (SEPARATOR.test(between.trim()) || (next.value === null && /^[\s\S]{0,8}$/.test(between) && !/[|·•]/.test(between)))) {
			ranges.push(rangeOf(text, token.index, next.end, token.value, next.value, next.value === null));
			at++;
			continue;
		}
		const from = Math.max(0, token.index - LONGEST_SINCE);
		const since = SINCE.exec(source.slice(from, token.index).trimEnd());
		const rest = source.slice(token.end);
		const short = token.value.length === 4 ? SHORT_END.exec(rest) : null;
		if (since) ranges.push(rangeOf(text, from + since.index, token.end, token.value, null, true));
		else if (short?.[1] && Number(short[1]) > Number(token.value.slice(2))) {
			ranges.push(rangeOf(text, token.index, token.end + short[0].length, token.value, token.value.slice(0, 2) + short[1], false));
		} else if (/^[-–—]$/.test(rest.trim())) {
			ranges.push(rangeOf(text, token.index, text.length, token.value, null, true));
		} else ranges.push(rangeOf(text, token.index, token.end, null, token.value, false));
	}
	return ranges;
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
