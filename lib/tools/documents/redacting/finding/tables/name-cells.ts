import { plainWord, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isFamily, isFirmWord, isGiven } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { lineWords, wholeName } from "@/lib/tools/documents/redacting/finding/names/whole-name";
import { PARTICLES } from "@/lib/tools/documents/redacting/finding/names/words/name-words";

export const AFTER_NAME = / ?\([^()]{1,12}\)$/;

/** "Lang, Mia", "Mia Lang", "M. Lang", "Lang M". */
export function looksLikeName(text: string): boolean {
	const [family = "", given = "", ...more] = text.split(",").map((part) => part.trim());
	const isTurned = more.length === 0 && given !== "" && !/[. ]/.test(family) && given.split(" ").length <= 3;
	const turned = isTurned ? `${given} ${family}` : text;
	const plain = turned.replace(AFTER_NAME, "").replace(/ \p{Lu}\.?$/u, "");
	const span = wholeName(lineWords({ lineId: "", page: 1, text: plain, box: null }), 0, 5);
	return span !== null && (span.count > 1 || plain !== turned || isGiven(plain) || isFamily(plain));
}

/** Two to four words with capitals, none of which is a firm's: below a head that speaks of persons. */
export function mayBeName(text: string): boolean {
	const words = wordsOf(text.replace(AFTER_NAME, ""));
	const isLettered =
		words.length > 1 &&
		words.length < 7 &&
		/\p{Lu}/u.test(text) &&
		words.every((word) => (/^\p{Lu}[\p{L}\p{M}'’]*$/u.test(word.text) || PARTICLES.has(plainWord(word.text))) && !isFirmWord(word.text));
	return isLettered && /^[\p{L}\p{M}.'’, -]+$/u.test(text.replace(AFTER_NAME, ""));
}
