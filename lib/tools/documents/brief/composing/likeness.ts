import type { SourceSentence } from "@/lib/tools/documents/brief/schemas";
import { clausesOf } from "@/lib/tools/documents/brief/words/clauses";
import { isTelling, type Term } from "@/lib/tools/documents/brief/words/terms";
import { weightyTopicsOf } from "@/lib/tools/documents/brief/words/weighty";
import { type Figure, figuresIn } from "@/lib/tools/documents/language/figures";

/** A sentence with what it is compared by. */
export interface Weighed {
	readonly at: number;
	readonly sentence: SourceSentence;
	readonly terms: readonly Term[];
	readonly stems: ReadonlySet<string>;
	readonly figures: readonly Figure[];
	/** Whether it tells a decision, or sums. */
	readonly weighty: readonly string[];
	/** The clauses of a contract that it is of. */
	readonly clauses: readonly string[];
	/** How much of what the documents speak of it says. */
	readonly weight: number;
}

const YEAR = /^(?:19|20)\d\d$/;
const isYear = ({ kind, value, text }: Figure) => kind === "number" && YEAR.test(value) && YEAR.test(text);

/** The dates of a sentence as year, month and day, each empty where it is not said; a year by itself is one. */
export function plainDate({ figures }: Weighed): string[] {
	return figures.flatMap((figure) => (figure.kind === "date" ? [figure.value] : isYear(figure) ? [`${figure.value}--`] : []));
}

/** What a sentence counts, and how many; where nothing says what is counted the unit is empty. */
export function plainValue({ figures }: Weighed, includesWords: boolean): [unit: string, value: string][] {
	return figures
		.filter(
			(figure) => figure.kind !== "date" && !isYear(figure) && (includesWords || (!figure.isWord && (figure.kind !== "number" || isTelling(figure.unit)))),
		)
		.map(({ kind, unit, value }) => [`${kind} ${kind === "number" && isTelling(unit) ? unit : ""}`, value]);
}

/** The word behind a number that says what it counts; with "square" and its like the next one too. */
const COUNTED = /^[ \u00a0-]?[\p{L}\p{M}]{1,30}/u;
const OF_UNITS = /^ (?:square|cubic|mètres|metros|metri)$/u;
const UP_TO = /^ ?(?:to|–|—|-|bis|à|a|tot) ?(?=\d)/u;
/** Two ends of one range: the second begins right behind the first. */
const isRange = (text: string, one: Figure, next: Figure | undefined): next is Figure =>
	next !== undefined && one.kind !== "date" && next.kind !== "date" && UP_TO.test(text.slice(one.end, next.start + 1)) && next.start - one.end <= 5;

/** The figures of a sentence, those of a range as one. */
function withRanges(figures: readonly Figure[], text: string): Figure[] {
	const joined: Figure[] = [];
	for (const figure of figures) {
		const last = joined.at(-1);
		if (!last || last.isWord || !isRange(text, last, figure)) joined.push(figure);
		else
			joined[joined.length - 1] = { ...(last.kind === "number" ? figure : last), start: last.start, end: figure.end, text: text.slice(last.start, figure.end) };
	}
	return joined;
}

/** The figures of a sentence as they are listed: each with the word that it counts. */
export function listedFigures({ figures, sentence: { text } }: Weighed): string[] {
	return (
		withRanges(figures, text)
			// A number that counts nothing says nothing by itself.
			.filter((figure) => !figure.isWord && (figure.kind !== "number" || (!isYear(figure) && isTelling(figure.unit))))
			.map((figure) => {
				if (figure.kind !== "number") return figure.text;
				const behind = text.slice(figure.end);
				const [word = ""] = COUNTED.exec(behind) ?? [];
				const [next = ""] = OF_UNITS.test(word) ? (COUNTED.exec(behind.slice(word.length)) ?? []) : [];
				return `${figure.text}${word}${next}`;
			})
	);
}

/** Begins who was there, which says nothing of what was said. */
const ATTENDANCE =
	/^(?:present|attendees|in attendance|attending|apologies|anwesend|teilnehmer|teilnehmende|entschuldigt|présents?|excusés?|asistentes|presentes?|presenti|aanwezig|出席者) ?[:：]/iu;
export const isAttendance = ({ sentence: { text } }: Weighed): boolean => ATTENDANCE.test(text);

/** What a decision, a deadline or a sum adds to a sentence's weight. */
const WEIGHTY = 1.25;
const RAREST = 4;
/** Of more pairs none is looked at. */
const MOST_PAIRS = 200_000;
/** A word of more sentences brings none of them together. */
const MOST_SHARED = 60;

/** How many sentences have each word. */
export function frequencies(terms: readonly (readonly Term[])[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const own of terms) for (const stem of new Set(own.map((term) => term.stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	return counts;
}

/** "Bus 17", "Route 66": a word with its number is a name, however short it is. */
const NUMBERED = /(?<!\p{L})(\p{Lu}\p{L}{1,14}) (\d{1,3})(?![\p{L}\d.,:])/gu;
const MONTH = /^(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|oct|okt|nov|de[cz]|in|on|at|the|of|about|some|over|under|nearly|only|from|by|um|am|bis|rund|etwa)/iu;

const numbered = (text: string): string[] =>
	[...text.matchAll(NUMBERED)].flatMap(([, word = "", number = ""]) => (MONTH.test(word) ? [] : [`${word.toLowerCase()} ${number}`]));

/** Weighs each sentence by its words: those that many sentences share, but not most; long sentences gain nothing by their length. */
export function weigh(sentences: readonly SourceSentence[], terms: readonly (readonly Term[])[], wanted: ReadonlySet<string>): Weighed[] {
	const counts = frequencies(terms);
	return sentences.map((sentence, at) => {
		const own = terms[at] ?? [];
		const stems = new Set([...own.map(({ stem }) => stem), ...numbered(sentence.text)]);
		const figures = figuresIn(sentence.text);
		let weight = 0;
		for (const stem of stems) {
			const count = counts.get(stem) ?? 1;
			weight += Math.log(1 + count) * Math.log(1 + sentences.length / count) * (wanted.has(stem) ? 3 : 1);
		}
		const length = Math.sqrt(Math.max(6, own.length));
		const isEarly = sentence.page === 1 && sentence.line <= 15;
		const weighty = weightyTopicsOf(sentence.text, figures);
		const telling = (figures.length > 0 ? 1.15 : 1) * (isEarly ? 1.1 : 1) * WEIGHTY ** weighty.length;
		return { at, sentence, terms: own, stems, figures, weighty, clauses: clausesOf(sentence.text), weight: (weight / length) * telling };
	});
}

/** The share of the words of two sentences that both have. */
export function sharedWords(one: Weighed, other: Weighed): number {
	let shared = 0;
	for (const stem of one.stems) if (other.stems.has(stem)) shared += 1;
	const all = one.stems.size + other.stems.size - shared;
	return all === 0 ? 0 : shared / all;
}

/** Pairs of sentences that may say the same: those that share one of their rarest words. Each pair once, in order. */
export function likelyPairs(all: readonly Weighed[]): [Weighed, Weighed][] {
	const counts = new Map<string, number>();
	for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const byWord = new Map<string, Weighed[]>();
	for (const one of all) {
		const rarest = [...one.stems].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1));
		for (const stem of rarest.filter((word) => (counts.get(word) ?? 0) > 1).slice(0, RAREST)) {
			const list = byWord.get(stem);
			if (!list) byWord.set(stem, [one]);
			else if (list.length < MOST_SHARED) list.push(one);
		}
	}
	const pairs = new Map<string, [Weighed, Weighed]>();
	for (const list of byWord.values())
		for (const [at, one] of list.entries())
			for (const other of list.slice(at + 1)) {
				const [first, second] = one.at < other.at ? [one, other] : [other, one];
				if (pairs.size < MOST_PAIRS) pairs.set(`${first.at} ${second.at}`, [first, second]);
			}
	return [...pairs.values()].sort(([a, b], [c, d]) => a.at - c.at || b.at - d.at);
}
