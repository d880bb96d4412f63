import { plainWord, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isCalledSomewhere } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { nameChance } from "@/lib/tools/documents/redacting/finding/names/name-model";
import { bare, isFamily, isGiven } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { NO_NAMES } from "@/lib/tools/documents/redacting/finding/names/words/name-words";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { HEADING_WORDS, UNIT_ENDS } from "./heading-words";

const [MOST_LETTERS, MOST_WORDS, LEAST_LETTERS] = [60, 7, 3];
const [LEAST_UNLIKELY, UNLIKELY] = [6, 0.3];
const NUMBERED = /^\s{0,8}(?:§ ?)?(?:\d{1,2}(?:\.\d{1,2}){0,2}|[IVX]{1,4}|[A-H])[.)]?\s{1,4}(?=\p{L})/u;
/** A sentence, an address, a date: no heading. */
const NO_HEADING = /[.,;!?@|\t"“”]\s*$|[,;@|\t\d]/u;

export const isUnitWord = (word: string): boolean => HEADING_WORDS.has(plainWord(bare(word))) || UNIT_ENDS.test(plainWord(bare(word)));
/** Of words that are nobody's those that nobody is called: "Summary", and not "June". */
const isHeadingWord = (word: string): boolean =>
	isUnitWord(word) || (NO_NAMES.has(plainWord(bare(word))) && !isGiven(word) && !isFamily(word) && !isCalledSomewhere(word));
/** Whether people are called so, and nothing of everyday speech is. */
const isCalled = (word: string): boolean => !isHeadingWord(word) && (isGiven(word) || isFamily(word) || (isCalledSomewhere(word) && !isOrdinary(word)));
/** "Chirurgische": in no list, and its letters are not those of a name. */
const isUnlikely = (word: string): boolean =>
	word.length >= LEAST_UNLIKELY && !isCalledSomewhere(word) && !isGiven(word) && !isFamily(word) && nameChance(word) < UNLIKELY;
const isSpeech = (word: string): boolean => isHeadingWord(word) || (isOrdinary(word) && !isGiven(word) && !isFamily(word));
/** Beside a word that can only be a unit's what describes it is in no list: "Chirurgische Intensivstation". */
const areOfSpeech = (words: readonly string[]): boolean =>
	words.every(isSpeech) || (words.some((word) => UNIT_ENDS.test(plainWord(word))) && words.every((word) => isSpeech(word) || isUnlikely(word)));
const isSmall = (word: string): boolean => word.length < LEAST_LETTERS || /^\p{Ll}/u.test(word);

/** The words of a text that may be a heading: short, without a stop, with a capital at its beginning; null where it can't be one. */
function headingWords(text: string): string[] | null {
	if (text.length > 2 * MOST_LETTERS) return null;
	const labelled = text.replace(NUMBERED, "").trim();
	const own = labelled.endsWith(":") ? labelled.slice(0, -1).trimEnd() : labelled;
	if (own.length === 0 || own.length > MOST_LETTERS || NO_HEADING.test(own) || !/^\p{Lu}/u.test(own)) return null;
	const words = wordsOf(own).map((word) => word.text);
	return words.length <= MOST_WORDS ? words.filter((word) => !isSmall(word)) : null;
}

/** "CLINICAL EXPERIENCE", "3. Rent and Deposit", "Surgical ICU": every word is of everyday speech or of headings, and one at least of headings. */
export function isHeading(text: string): boolean {
	const words = headingWords(text);
	return (words?.some(isHeadingWord) && areOfSpeech(words)) ?? false;
}

/** "Surgical ICU", "Care Plan" within a sentence: more than one word, and one of them of a unit or of a paper's part. */
export function isUnit(text: string): boolean {
	const words = headingWords(text) ?? [];
	return words.length > 1 && words.some(isUnitWord) && areOfSpeech(words);
}

/** Less surely, for what would run into it from the line above: half of its words are of everyday speech, and nobody is called so. */
export function mayBeHeading(text: string): boolean {
	const words = headingWords(text);
	return words !== null && words.length > 0 && !words.some(isCalled) && words.filter(isSpeech).length * 2 >= words.length;
}
