import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import { ITALIAN } from "./it";
import type { LetterWords } from "./letter-words";
import { DUTCH } from "./nl";
import { PORTUGUESE } from "./pt";

const WORDS = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, pt: PORTUGUESE, it: ITALIAN, nl: DUTCH } as const satisfies Record<string, LetterWords>;

export type LetterLanguage = keyof typeof WORDS;
/** The languages that letters are written in. */
export const LETTER_LANGUAGES = Object.keys(WORDS) as [LetterLanguage, ...LetterLanguage[]];

/** A name that ends with a full stop ends its sentence too: "at Delta Pipes, Inc." */
const withOneStop = (text: string): string => text.replace(/\.\.$/u, ".");

function ended(words: LetterWords): LetterWords {
	return {
		...words,
		opening: (addressed, tone) => withOneStop(words.opening(addressed, tone)),
		position: (years, held, isCurrent) => {
			const text = words.position(years, held, isCurrent);
			return text === null ? null : withOneStop(text);
		},
		worked: (skills, isMany, held) => withOneStop(words.worked(skills, isMany, held)),
		skills: (list) => withOneStop(words.skills(list)),
		facts: {
			language: (list, isMany) => withOneStop(words.facts.language(list, isMany)),
			certificate: (list, isMany) => withOneStop(words.facts.certificate(list, isMany)),
			study: (list, isMany) => withOneStop(words.facts.study(list, isMany)),
			note: (list, isMany) => withOneStop(words.facts.note(list, isMany)),
		},
	};
}

const ENDED = Object.fromEntries(Object.entries(WORDS).map(([language, words]) => [language, ended(words)]));

/** The sentences of a language that letters are written in. */
export function letterWords(language: LetterLanguage): LetterWords {
	return ENDED[language] ?? WORDS[language];
}

/** The letter's language for a BCP 47 tag, or null for one that no letter is written in. */
export function letterLanguageOf(tag: string): LetterLanguage | null {
	const main = tag.toLowerCase().split(/[-_]/u)[0] ?? "";
	return LETTER_LANGUAGES.find((language) => language === main) ?? null;
}
