import { EXAMPLE_LABELS, goalExamplesOf, NONE_EXAMPLES } from "./examples";
import { goalWords } from "./goal-features";
import { SPACELESS } from "./goal-tokens";

/** Names, slips of the pen and words of a trade are new in any language; of a goal that is read, more than these are not. */
const LEAST_KNOWN = 0.5;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LETTER = /\p{L}/u;

let known: ReadonlySet<string> | null = null;

/** The words that people have asked with, of writing without spaces its pairs of signs. */
function knownWords(): ReadonlySet<string> {
	known ??= new Set([...EXAMPLE_LABELS.flatMap(goalExamplesOf), ...NONE_EXAMPLES].flatMap(({ text }) => partsOf(text)));
	return known;
}

const partsOf = (text: string): string[] =>
	goalWords(text).flatMap((word) => {
		if (!LETTER.test(word)) return [];
		if (!SPACELESS.test(word) || KANA.test(word) || word.length === 1) return [word];
		return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
	});

/** Whether a goal is in a language that goals are read in: whether most of its words are among those that people ask with in these. */
export function isLanguageRead(goalText: string): boolean {
	if (KANA.test(goalText)) return true;
	const parts = partsOf(goalText);
	const vocabulary = knownWords();
	return parts.length === 0 || parts.filter((part) => vocabulary.has(part)).length / parts.length >= LEAST_KNOWN;
}
