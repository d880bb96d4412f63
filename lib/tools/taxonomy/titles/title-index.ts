import { occupations } from "./occupations";
import { occupationWords } from "./title-words";

/** A title of the table as the words that must stand in a text. */
export interface KnownTitle {
	readonly occupation: string;
	readonly words: readonly string[];
	/** What a person is stands last in some languages (`Sales Manager`), first in others (`directeur commercial`), or it is not known which. */
	readonly isHeadFirst: boolean;
	/** Whether words of it say nothing and were left out, so that what remains may mean something else: `Permanent Secretary`. */
	readonly isShortened: boolean;
	readonly order: number;
}

interface TitleIndex {
	/** By the rarest of their words. */
	readonly byWord: ReadonlyMap<string, readonly KnownTitle[]>;
	/** Of one word, which may be the end of a longer one, or a run of signs without blanks. */
	readonly single: ReadonlyMap<string, readonly KnownTitle[]>;
	/** All words of all titles. */
	readonly words: ReadonlySet<string>;
}

const HEAD_FIRST = new Set(["fr", "es", "it", "pt", "pl", "cs", "ru", "uk", "vi", "id", "ar", "he", "th"]);
/** Alone they are a title; beside another word they say nothing of the trade. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
	"engineer consultant berater consultor designer editor scientist doctor counselor host manager ingenieur ingeniero assistant specialist worker software auszubildender praktikant intern trainee secretary".split(
		" ",
	),
);

/** `Marketing Lead` without its level is a field, not a title. */
const LEVEL_WORD = /\b(?:lead|staff|principal|senior|part|time)\b/i;
const SEVERAL_WORDS = /\p{L} \p{L}/u;

let index: TitleIndex | undefined;

function build(): TitleIndex {
	const titles: KnownTitle[] = [];
	const frequency = new Map<string, number>();
	const seen = new Set<string>();
	const add = (occupation: string, title: string, isHeadFirst: boolean) => {
		const words = occupationWords(title);
		const key = `${occupation}|${isHeadFirst}|${words.join(" ")}`;
		if (words.length === 0 || (words.length === 1 && LEVEL_WORD.test(title)) || seen.has(key)) return;
		seen.add(key);
		for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
		titles.push({ occupation, words, isHeadFirst, isShortened: words.length === 1 && SEVERAL_WORDS.test(title), order: titles.length });
	};
	for (const { id, titles: english } of occupations().values()) for (const title of english) add(id, title, false);
	for (const { id, titlesIn } of occupations().values())
		for (const [language, list] of Object.entries(titlesIn)) for (const title of list) add(id, title, HEAD_FIRST.has(language));
	add("software-engineer", "engineer", false);
	return grouped(titles, frequency);
}

function grouped(titles: readonly KnownTitle[], frequency: ReadonlyMap<string, number>): TitleIndex {
	const byWord = new Map<string, KnownTitle[]>();
	const single = new Map<string, KnownTitle[]>();
	for (const title of titles) {
		const rarest = title.words.reduce((best, word) => ((frequency.get(word) ?? 0) < (frequency.get(best) ?? 0) ? word : best));
		push(byWord, rarest, title);
		if (title.words.length === 1) push(single, rarest, title);
	}
	return { byWord, single, words: new Set(frequency.keys()) };
}

function push(map: Map<string, KnownTitle[]>, key: string, title: KnownTitle): void {
	const known = map.get(key);
	if (known) known.push(title);
	else map.set(key, [title]);
}

/** The titles of all occupations in all languages, put in order at their first use. */
export function titleIndex(): TitleIndex {
	index ??= build();
	return index;
}
