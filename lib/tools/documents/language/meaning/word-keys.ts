import { STOP_WORDS } from "./stop-words";

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/u;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
const KEY_LENGTH = 6;
const SHORT_KEY_LENGTH = 4;
const LEAST_LENGTH = 3;
/** Letters that Unicode does not take apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { "’": "'", "`": "'", ß: "ss", ł: "l", ø: "o", æ: "ae", đ: "d", ı: "i" };
const MOST_CHARACTERS = 20_000;

/** Lower case without the accents of Latin, Greek and Cyrillic letters; marks of other scripts are letters of their own and stay. */
export function foldWords(text: string): string {
	return text
		.slice(0, MOST_CHARACTERS)
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/gu, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/[’`ßłøæđı]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Hebrew and Arabic write "the", "and", "in" and "for" onto the word. */
function withoutPrefix(word: string): string {
	const arabic = word.replace(/^(?:وال|بال|لل|ال|و(?=...))/u, "");
	return word.length > 4 && /^[\u05d0-\u05ea]/u.test(word) ? word.replace(/^[ובהלמשכ]/u, "") : arabic;
}

/** The words of a folded text, in scripts that part them by spaces. */
export function spacedWords(folded: string): string[] {
	return (folded.match(WORD) ?? []).filter((word) => !UNSPACED.test(word)).map((word) => (/^[\u0590-\u06ff]/u.test(word) ? withoutPrefix(word) : word));
}

/** The pieces of a text that has no spaces: pairs of Chinese signs, runs of katakana, words of Thai cut by length. */
function unspacedKeys(folded: string): string[] {
	const han = [...folded.matchAll(/[\u3400-\u9fff々]{2,}/gu)].flatMap(([run]) => [...run].slice(1).map((sign, at) => `${[...run][at] ?? ""}${sign}`));
	const katakana = folded.match(/[\u30a1-\u30ff]{3,}/gu) ?? [];
	const thai = /[\u0e00-\u0e7f]/u.test(folded)
		? [...new Intl.Segmenter("th", { granularity: "word" }).segment(folded)].map(({ segment }) => segment).filter((word) => /^[\u0e00-\u0e7f]{4,}$/u.test(word))
		: [];
	return [...han, ...katakana, ...thai];
}

function keyOf(word: string): string {
	return word.slice(0, /^\p{Script=Latin}|^\p{Script=Cyrillic}|^\p{Script=Greek}/u.test(word) ? KEY_LENGTH : SHORT_KEY_LENGTH);
}

/**
 * The telling words of a text by their beginnings, so that the forms of a word are equal; the little words of 22 languages are left out.
 * Each as often as it stands there.
 */
export function wordKeys(text: string): string[] {
	const folded = foldWords(text);
	const spaced = spacedWords(folded).filter((word) => word.length >= (/\p{Script=Hangul}/u.test(word) ? 2 : LEAST_LENGTH) && !STOP_WORDS.has(word));
	return [...spaced.map(keyOf), ...(UNSPACED.test(folded) ? unspacedKeys(folded) : [])];
}
