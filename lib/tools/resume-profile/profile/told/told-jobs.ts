import type { DateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeBullet, ResumeExperience } from "@/lib/tools/resume-profile/schemas";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { saysMoreThan } from "./says-more";
import { employerIn, type NamedPlace } from "./told-names";
import { datesIn, type ToldSentence, tellsOfWork } from "./told-sentences";
import { AND, BEFORE_TITLE, LED, NEEDS_ARTICLE, OF, STUDY, TITLE_ENDS, WHERE } from "./told-words";

const LONGEST_TITLE = 60;
/** Read from a sentence it is never sure. */
const CONFIDENCE = 0.55;
const UNTITLED = 0.4;
const MOST_WORDS = 5;

/** "I have worked as a …", "arbeite ich als …": whatever follows is what somebody was. */
const SURELY_TITLE =
	/(?<![\p{L}\p{M}])(?:work\p{L}*|employed|arbeite\p{L}*|gearbeitet|tätig|beschäftigt|travaill\p{L}+|trabaj\p{L}+|lavor\p{L}+|trabalh\p{L}+|werk\p{L}*|gewerkt|pracuj\p{L}+|pracował\p{L}+)\s(?:\p{L}+\s){0,2}(?:as an? |als |comme |como |de |come |jako )$/iu;

const isTitle = (text: string): boolean =>
	text.length <= LONGEST_TITLE && /\p{L}{3}/u.test(text) && (titleScore(text) > 0 || normalizeTitle(text).family !== null);

/** Of Polish trades, that behind "I was" in the form of "with": "kierownikiem" is "kierownik". */
const IN_POLISH_WITH: readonly (readonly [RegExp, string])[] = [
	[/(?<=[kg])iem$/u, ""],
	[/(?<=\p{L}{3})em$/u, ""],
	[/(?<=\p{L}{3})ą$/u, "a"],
	[/(?<=\p{L}{3})ym$/u, "y"],
];

function fromPolish(title: string): string {
	return title
		.split(" ")
		.map((word) => {
			const rule = IN_POLISH_WITH.find(([ending]) => ending.test(word));
			return rule ? word.replace(rule[0], rule[1]) : word;
		})
		.join(" ");
}

/** A trade that goes on behind "and": "responsable de almacén y logística", "Leiter Einkauf und Logistik". */
function withSecond(title: string, rest: string): string {
	const joined = AND.exec(rest.slice(title.length));
	if (!joined || !OF.test(title)) return title;
	const second = /^(?:\p{L}+\s)?\p{L}+(?=[.,;)]|$)/u.exec(rest.slice(title.length + joined[0].length))?.[0];
	return second === undefined ? title : title + joined[0] + second;
}

/** "… as a visiting conservator", "… als Restauratorin beim …": the trade that a sentence names, in its own words. */
export function titleIn(text: string): string | null {
	for (const found of text.matchAll(BEFORE_TITLE)) {
		if (NEEDS_ARTICLE.test(found[0])) continue;
		const from = found.index + found[0].length;
		const rest = text.slice(from);
		const title = withSecond(rest.slice(0, Math.min(rest.search(TITLE_ENDS), startOfDates(rest))).trim(), rest);
		const isSure = SURELY_TITLE.test(text.slice(0, from)) && /\p{L}{3}/u.test(title) && title.split(" ").length <= MOST_WORDS;
		const named = /^(?:byłam|byłem|jestem)\s/iu.test(found[0]) ? fromPolish(title) : title;
		if (isSure || isTitle(named)) return named.charAt(0).toUpperCase() + named.slice(1);
	}
	return null;
}

function startOfDates(text: string): number {
	const [range] = datesIn(text);
	const at = range ? text.indexOf(range.text.trim()) : -1;
	return at < 0 ? text.length : at;
}

/** A comma between dates and an employer counts as so many letters. */
const COMMA = 40;

/** Of the dates of a sentence those that stand nearest to the employer, best in the same clause. */
function datesBy(text: string, { index }: NamedPlace): DateRange | null {
	const distance = ({ text: dates }: DateRange): number => {
		const at = text.indexOf(dates.trim());
		const [from, to] = at < index ? [at + dates.length, index] : [index, at];
		return at < 0 ? text.length : to - from + COMMA * (text.slice(from, to).split(",").length - 1);
	};
	return [...datesIn(text)].sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

type ToldJob = Omit<ResumeExperience, "experienceId">;

/** The job that a sentence tells of: with a period, an employer and a title, or a word for what was led; null where it tells of none. */
export function jobIn({ text, source }: ToldSentence): ToldJob | null {
	if (STUDY.test(text) || !tellsOfWork(text)) return null;
	const [title, employer] = [titleIn(text), employerIn(text)];
	const range = employer && datesBy(text, employer);
	if (!range || (title === null && (range.start === null || !LED.test(text)))) return null;
	return {
		company: employer.name,
		location: employer.place,
		title,
		startDate: range.start ?? range.end,
		endDate: range.end,
		isCurrent: range.isCurrent,
		datesText: range.text.trim(),
		bullets: [],
		confidence: title === null ? UNTITLED : CONFIDENCE,
		source: { ...source, quote: text },
	};
}

/** What a job's own sentence tells beyond its employer, trade, place and time: what was done there, or the whole where that can't be parted; null where nothing is left. */
export function workTold({ text }: ToldSentence, { company, title, location }: ToldJob): ResumeBullet["text"] | null {
	const said = [company, title, location].filter((value) => value !== null);
	if (!saysMoreThan(text, said)) return null;
	const where = WHERE.exec(text);
	const [before, after] = where ? [text.slice(0, where.index), text.slice(where.index + where[0].length).trim()] : [text, ""];
	return after === "" || saysMoreThan(before, said) ? text : after.charAt(0).toUpperCase() + after.slice(1);
}
