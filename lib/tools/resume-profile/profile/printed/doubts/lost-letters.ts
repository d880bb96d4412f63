import { quotedInDoubt } from "@/lib/tools/resume-profile/open-doubts";
import { sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import type { PrintedDoubt, ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** Scripts whose signs for vowels and joined letters a PDF may fail to name. */
const OF_INDIA = /[\u0900-\u0d7f]/u;
/** What no word of them begins with, a vowel's sign, or ends with, the sign that joins letters; and signs that stand for no letter. */
const LOST = /(?<![\p{L}\p{M}])[\u0900-\u0d7f](?<=\p{M})|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d](?![\p{L}\p{M}\u200c\u200d])|\ufffd/u;
const LEAST_WORDS = 4;
const LEAST_SHARE = 0.04;
const MOST_NAMED = 50;

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => OF_INDIA.test(word));

/** Where letters are missing: the file does not say what some of its signs are, so that words of theirs came without them. */
export function doubtsOfLostLetters(lines: readonly ResumeLine[]): PrintedDoubt[] {
	const all = lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
	const torn = lines.map((line) => ({ line, words: wordsOf(line.text).filter((word) => LOST.test(word)).length })).filter(({ words }) => words > 0);
	const lost = torn.reduce((sum, { words }) => sum + words, 0);
	const [first] = torn;
	if (!first || lost < LEAST_WORDS || lost < all * LEAST_SHARE) return [];
	const text = `Your file does not say what all of its letters are: words came without some of them, as in ${quotedInDoubt(first.line.text)}. Check every line, or use a DOCX.`;
	return [{ reason: "torn", text, source: sourceOf(torn.slice(0, MOST_NAMED).map(({ line }) => line)) }];
}
