import { type BloomSize, packWords, wordReader } from "./bloom";
import packed from "./language-words.json";

/** One word in a hundred that is not in one seems to be. */
const SIZE: BloomSize = { bitsAWord: 10, hashes: 7 };

/** What was learned: the frequent words of each language, and all that people are called by somewhere, ordinary words among them. */
export interface PackedLanguages {
	readonly languages: Readonly<Record<string, string>>;
	readonly called: string;
}

export interface LanguageSets {
	readonly languages: ReadonlyMap<string, ReadonlySet<string>>;
	readonly called: ReadonlySet<string>;
}

/** Equal words give equal bits. */
export function packLanguages({ languages, called }: LanguageSets): PackedLanguages {
	return { languages: Object.fromEntries([...languages].map(([language, words]) => [language, packWords(words, SIZE)])), called: packWords(called, SIZE) };
}

type Reader = (word: string) => boolean;

const readers: ReadonlyMap<string, Reader> = new Map(Object.entries(packed.languages).map(([language, words]) => [language, wordReader(words, SIZE.hashes)]));

/** Whether somebody somewhere has it as a given name, whatever else it means: "Grace", "Vera", "Satılmış". */
export const isCalledSomewhere: Reader = wordReader(packed.called, SIZE.hashes);

const LEAST_WORDS = 2;
const MOST_WORDS = 1_500;
const LEAST_SHARE = 0.25;
/** So near the best a second language is one of the text, too. */
const AS_GOOD = 0.85;

/** The languages that a text's words are of, those in small letters where there are enough; empty where none fits. */
export function languagesOf(words: readonly string[]): string[] {
	const small = words.filter((word) => /^\p{Ll}{2,}$/u.test(word)).slice(0, MOST_WORDS);
	const own = small.length >= LEAST_WORDS ? small : words.filter((word) => /^\p{L}{2,}$/u.test(word)).slice(0, MOST_WORDS);
	if (own.length < LEAST_WORDS) return [];
	const shares = [...readers].map(([language, has]) => ({ language, share: own.filter(has).length / own.length }));
	const best = Math.max(...shares.map(({ share }) => share));
	return best < LEAST_SHARE ? [] : shares.filter(({ share }) => share >= best * AS_GOOD).map(({ language }) => language);
}

/** Whether a word is frequent in one of these languages. */
export const isFrequentIn = (word: string, languages: readonly string[]): boolean => languages.some((language) => readers.get(language)?.(word) ?? false);
