import { allLocales } from "@faker-js/faker";
import { plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import type { LanguageSets } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { COMMON_LANGUAGES, frequentWords, textsIn, wordsIn } from "./examples";

/** Beyond these a list of frequent words is one of films and names. */
const MOST_FREQUENT = 6_000;
const LEAST_LETTERS = 2;

/** The frequent words of each language, and everything that a locale has as a given name. */
export function languageSets(): LanguageSets {
	const ranked = frequentWords();
	const isWord = (word: string) => word.length >= LEAST_LETTERS;
	const languages = new Map(COMMON_LANGUAGES.map((language) => [language, new Set((ranked.get(language) ?? []).slice(0, MOST_FREQUENT).filter(isWord))]));
	const called = new Set(Object.values(allLocales).flatMap(({ person }) => wordsIn(textsIn(person?.first_name)).map(plainWord)));
	return { languages, called };
}
