import { foldText } from "@/lib/tools/reading/text/clean-text";
import occupations from "./occupation-data.json";

const LONGEST_TITLE_WORDS = 6;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;

interface Lexicon {
	/** Occupations by a title, folded. */
	readonly titles: ReadonlyMap<string, readonly string[]>;
	/** Words that several titles end or begin with: what a person is, before what of. */
	readonly heads: ReadonlySet<string>;
	readonly unspaced: readonly string[];
}

let lexicon: Lexicon | undefined;

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{M}\p{N}+#]+/u).filter((word) => word !== "");

function load(): Lexicon {
	const titles = new Map<string, string[]>();
	const ends = new Map<string, number>();
	for (const { id, titles: english, titlesIn } of occupations) {
		for (const title of [...english, ...Object.values(titlesIn).flat()]) {
			const words = wordsOf(foldText(title));
			const key = words.join(" ");
			titles.set(key, [...(titles.get(key) ?? []), id]);
			for (const word of new Set([words[0], words.at(-1)])) if (word && word.length > 2) ends.set(word, (ends.get(word) ?? 0) + 1);
		}
	}
	const heads = new Set([...ends].filter(([, count]) => count > 2).map(([word]) => word));
	const unspaced = [...titles.keys()].filter((title) => UNSPACED.test(title) && title.length > 1).sort((a, b) => b.length - a.length);
	return { titles, heads, unspaced };
}

/** How much of a text is a title that the table of occupations knows: 3 all of it, 2 a part, 1 a word that titles are made of, 0 none. */
export function knownTitleIn(text: string): 0 | 1 | 2 | 3 {
	if (text.length > 90) return 0;
	lexicon ??= load();
	const words = wordsOf(foldText(text));
	if (lexicon.titles.has(words.join(" "))) return 3;
	for (let at = 0; at < words.length; at++) {
		for (let count = Math.min(LONGEST_TITLE_WORDS, words.length - at); count > 1; count--)
			if (lexicon.titles.has(words.slice(at, at + count).join(" "))) return 2;
	}
	const { heads, titles, unspaced } = lexicon;
	if (UNSPACED.test(text)) return unspaced.some((title) => title.length > 1 && text.includes(title)) ? 2 : 0;
	if (words.some((word) => titles.has(word))) return 2;
	return words.some((word) => heads.has(word)) ? 1 : 0;
}
