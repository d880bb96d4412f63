import { LANGUAGE_NAMES } from "./language-names";

const MOST_WORDS = 4;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;

const canonicalByKey = new Map<string, string>();
for (const line of LANGUAGE_NAMES) {
	const names = line.split("|");
	for (const name of names) canonicalByKey.set(languageKey(name), names[0] ?? name);
}
const unspacedKeys = [...canonicalByKey.keys()].filter((key) => UNSPACED.test(key)).sort((one, other) => other.length - one.length);

function languageKey(name: string): string {
	return name.normalize("NFC").toLowerCase().trim();
}

/** The English name of a language named in any known way; null when unknown. */
export function canonicalLanguage(name: string): string | null {
	return canonicalByKey.get(languageKey(name)) ?? null;
}

/** Whether a word in lower case is the whole name of a language. Quicker than its canonical name. */
export const isLanguageWord = (lower: string): boolean => canonicalByKey.has(lower);

interface Mention {
	readonly name: string;
	readonly index: number;
	readonly text: string;
}

interface Word {
	readonly text: string;
	readonly index: number;
}

/** The longest name that begins with a word, or a name within one of a script that has no blanks. */
function mentionAt(text: string, words: readonly Word[], at: number): Mention | null {
	const first = words[at];
	if (!first) return null;
	for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
		const last = words[at + count - 1] as Word;
		const own = text.slice(first.index, last.index + last.text.length);
		// Arabic names mostly carry the article, and lose it in lists.
		const name = canonicalLanguage(own) ?? (/^[\u0620-\u06ff]/.test(own) ? (canonicalLanguage(`ال${own}`) ?? canonicalLanguage(`ال${own}ة`)) : null);
		if (name !== null) return { name, index: first.index, text: own };
	}
	if (!UNSPACED.test(first.text)) return null;
	const within = unspacedKeys.find((key) => first.text.includes(key));
	return within ? { name: canonicalByKey.get(within) ?? within, index: first.index + first.text.indexOf(within), text: within } : null;
}

/** The languages that a text names, each once, in order. Meant for a section about languages: `Polish` in prose may be a verb. */
export function findLanguages(text: string): Mention[] {
	const words = [...text.matchAll(/[\p{L}\p{M}]+(?:['’׳״][\p{L}\p{M}]+)*/gu)].map((match): Word => ({ text: match[0], index: match.index }));
	const found = new Map<string, Mention>();
	for (let at = 0; at < words.length; at++) {
		const mention = mentionAt(text, words, at);
		if (mention && !found.has(mention.name)) found.set(mention.name, mention);
	}
	return [...found.values()];
}
