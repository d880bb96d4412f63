import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { foldText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { MONTH_BY_NAME, PRESENT_WORDS, SINCE_WORDS, UNTIL_WORDS } from "@/lib/tools/reading/text/month-names";
import type { OutlineBlock, OutlineSection } from "./resume-outline";

/** Months by name, months in digits, or years alone. */
type DateKind = "name" | "number" | "year";

/** Dates that are understood to their last letter. */
interface WholeDates {
	readonly start: string | null;
	readonly end: string | null;
	/** As the resume says it: "Present", "heute". */
	readonly nowWord: string | null;
	/** As the resume says it: "since", "seit". */
	readonly sinceWord: string | null;
	readonly kind: DateKind;
	/** The text with every digit and word alike: "9/9 – w". */
	readonly shape: string;
}

/** Languages whose dates are written from left to right by the Gregorian calendar, as their readers write them. */
const LANGUAGES = new Set(["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "cs", "tr", "vi", "id", "ru", "uk", "da", "nb", "no", "fi"]);
const DATE_SIGNS = /[\p{L}\p{M}']+\.?/gu;

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText));
const [NOW, SINCE, UNTIL] = [folded(PRESENT_WORDS), folded(SINCE_WORDS), folded(UNTIL_WORDS)];

/** "2004-05": a month of that year, or two years. */
function mayBeTwoYears(text: string): boolean {
	const [, first = "", second = ""] = /^\s*\d\d(\d\d)\s?[-–/]\s?(\d\d)\s*$/u.exec(text) ?? [];
	return second > first;
}

const wordsOf = (text: string): string[] => text.match(DATE_SIGNS) ?? [];
const isMonth = (word: string): boolean => MONTH_BY_NAME.has(foldText(word.replace(/\.$/, "")));

/** Null where a word of the text says more than a month, "until", "since" or "now": a season, a day, a remark. */
function wholeDates(text: string): WholeDates | null {
	const range = mayBeTwoYears(text) ? null : findDateRange(text);
	if (range === null || text.slice(0, range.index).trim() !== "" || text.slice(range.index + range.length).trim() !== "") return null;
	const words = wordsOf(text);
	const others = words.filter((word) => !isMonth(word));
	const tail = text.slice(trimEndOf(text, /[\p{L}\s'.]/u).length).trim();
	const nowWord = range.isCurrent && NOW.has(foldText(tail.replace(/^(?:to|bis|do|hasta|al?|tot|à|ad|até)\s+/iu, ""))) ? tail : null;
	const [first = ""] = words;
	const sinceWord = text.startsWith(first) && SINCE.has(foldText(first)) ? first : null;
	const known = new Set([sinceWord, ...wordsOf(nowWord ?? "")]);
	if (others.some((word) => !known.has(word) && !UNTIL.has(foldText(word.replace(/\.$/, ""))))) return null;
	if (range.isCurrent && nowWord === null && sinceWord === null) return null;
	// "Until 2019" is no date of that year.
	if (range.start === null && others.length > 0) return null;
	const dates = [range.start, range.end].filter((date) => date !== null);
	const hasMonth = dates.some((date) => date.includes("-"));
	const numbers = dates.length + dates.filter((date) => date.includes("-")).length - words.filter(isMonth).length;
	// A day of the month would be lost.
	if ((text.match(/\d+/g)?.length ?? 0) > numbers) return null;
	const kind = !hasMonth ? "year" : words.some(isMonth) ? "name" : "number";
	const shape = text
		.replace(/\p{L}[\p{L}\p{M}']*/gu, (word) => (isMonth(word) ? `m${/^\p{Lu}/u.test(word)}` : "w"))
		.replace(/\d+/g, (digits) => `${digits.length}`);
	return { start: range.start, end: range.end, nowWord, sinceWord, kind, shape };
}

/** "to date": without its first word it says nothing. */
const WHOLE_NOW = /^(?:to date|bis dato|à ce jour|ad oggi|a la fecha|até à data)$/iu;

/** "2024-03" in the way of a language: "Mar 2024" or "03/2024". */
function printed(date: string, kind: DateKind, language: string): string {
	const [year = "", month] = date.split("-");
	if (month === undefined) return year;
	if (kind === "number") return `${month}/${year}`;
	const format = new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });
	return format.format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}

function written(dates: WholeDates, kind: DateKind, language: string): string {
	const [start, end] = [dates.start, dates.end].map((date) => (date === null ? null : printed(date, kind, language)));
	if (dates.nowWord !== null && start && WHOLE_NOW.test(dates.nowWord)) return `${start} ${dates.nowWord}`;
	if (dates.nowWord !== null && start) return `${start} – ${dates.nowWord.replace(/^(?:to|bis|do|hasta|al?|tot|à|ad|até)\s+/iu, "")}`;
	if (dates.sinceWord !== null && start) return `${dates.sinceWord} ${start}`;
	return start && end && start !== end ? `${start} – ${end}` : (start ?? end ?? "");
}

/** How the first date of a span is written. */
const shapeOfStart = (shape: string): string => shape.split(/\s?[-–—]\s?/u, 1)[0]?.replace(/w$/, "") ?? "";

type Dated = Extract<OutlineBlock, { type: "entry" | "line" }>;
const isEntry = (block: OutlineBlock): block is Dated => block.type === "entry" || block.type === "line";

/**
 * The sections with their dates in one style: as they are where they agree, else as most of them are, months by name or in digits. Dates with words
 * of their own ("Summer 2018") stay as they are, so do all dates of languages that write them in another way.
 */
export function withDatesInOneStyle(sections: readonly OutlineSection[], language: string): readonly OutlineSection[] {
	if (!LANGUAGES.has(language.split("-")[0] ?? "")) return sections;
	const found = new Map(sections.flatMap(({ blocks }) => blocks.filter(isEntry)).map(({ dates }) => [dates, wholeDates(dates)]));
	const whole = [...found.values()].filter((dates) => dates !== null);
	const months = whole.filter(({ kind }) => kind !== "year");
	const areAlike = new Set(months.map(({ kind, shape }) => `${kind} ${shapeOfStart(shape)}`)).size < 2;
	if (areAlike) return sections;
	const names = months.filter(({ kind }) => kind === "name").length;
	const kind = names * 2 >= months.length ? "name" : "number";
	const restyled = (block: OutlineBlock): OutlineBlock => {
		const dates = isEntry(block) ? found.get(block.dates) : null;
		return dates && isEntry(block) ? { ...block, dates: written(dates, kind, language) } : block;
	};
	return sections.map((section) => ({ ...section, blocks: section.blocks.map(restyled) }));
}
