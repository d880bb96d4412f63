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

const HASH_MASK = 0x3fff;
const nextHash = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;
/** Marks the hashes of names: hardly any word of a text has one, so that hardly any has to be cut out. */
const nameHashes = new Uint8Array(HASH_MASK + 1);
for (const key of canonicalByKey.keys()) {
	let hash = 0;
	for (let at = 0; at < key.length; at++) hash = nextHash(hash, key.charCodeAt(at));
	nameHashes[hash & HASH_MASK] = 1;
}
/** Letters of ASCII in lower case, and of what lies beyond whatever a pattern calls a letter. */
const isLetter = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code++) isLetter[code] = /\p{L}/u.test(String.fromCharCode(code)) ? 1 : 0;

/** Whether one of the words of a text in lower case is the whole name of a language. One pass over the letters. */
export function hasLanguageWord(lower: string): boolean {
	const { length } = lower;
	for (let at = 0; at < length; at++) {
		if (isLetter[lower.charCodeAt(at)] === 0) continue;
		const start = at;
		let hash = 0;
		for (let code = lower.charCodeAt(at); isLetter[code] === 1; code = lower.charCodeAt(++at)) hash = nextHash(hash, code);
		if (nameHashes[hash & HASH_MASK] === 1 && canonicalByKey.has(lower.slice(start, at))) return true;
	}
	return false;
}

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
		if (!mention) continue;
		if (!found.has(mention.name)) found.set(mention.name, mention);
		// A name's own words are no names: "British Sign Language" is one language.
		while (words[at + 1] !== undefined && (words[at + 1]?.index ?? 0) < mention.index + mention.text.length) at += 1;
	}
	return [...found.values()];
}
