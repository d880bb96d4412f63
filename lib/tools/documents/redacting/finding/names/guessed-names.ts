import { type Match, plainWord, type Word } from "@/lib/tools/documents/redacting/finding/finder-line";
import { nameChance } from "./name-model";
import { isBetween, isFamily, isFirm, isFirmWord, isGiven, isNameLike, isTitle, isWordName } from "./name-run";
import type { LineWords } from "./whole-name";
import { PARTICLES } from "./words/name-words";
import { isOrdinary } from "./words/word-sets";

const MOST_WORDS = 5;
/** What speaks for a word is bounded, so that no single one decides. */
const [LEAST_ODDS, MOST_ODDS] = [-2, 2.5];
const KNOWN_ODDS = 2.5;
/** So much must speak for words within a sentence, and for words that are a whole line or cell. */
const [PROSE_LEAST, WITHIN_LEAST] = [-3, -1];
const LEAST_PROSE_WORDS = 6;
const ALONE_LEAST = -0.5;
const MOST_ALONE = 48;

/** How much the letters of a word speak for a name; null for a word of everyday speech. */
export function nameOdds(text: string): number | null {
	const isKnown = (isGiven(text) || isFamily(text)) && !isWordName(text);
	if (isKnown) return KNOWN_ODDS;
	if (!isNameLike(text) || isOrdinary(text)) return null;
	if (text.length === 1) return 0.3;
	const chance = nameChance(text);
	return Math.min(MOST_ODDS, Math.max(LEAST_ODDS, Math.log(chance / (1 - chance))));
}

interface Run {
	readonly start: number;
	readonly end: number;
	/** Index of the word behind it. */
	readonly next: number;
	readonly count: number;
	readonly odds: number;
}

/** Words beside each other that may be a name, from one on. */
function runFrom(text: string, words: readonly Word[], from: number): Run | null {
	let [next, count, odds, end] = [from, 0, 0, 0];
	for (let at = from; at < words.length && count < MOST_WORDS; at++) {
		const [word, before] = [words[at], words[at - 1]];
		if (!word || (at > from && before && !isBetween(text, before, word))) break;
		if (at > from && PARTICLES.has(plainWord(word.text)) && !/^\p{Lu}/u.test(word.text)) continue;
		const own = /^\p{Lu}/u.test(word.text) && !isTitle(word.text) ? nameOdds(word.text) : null;
		if (own === null || (at === from && PARTICLES.has(plainWord(word.text)))) break;
		[next, count, odds, end] = [at + 1, count + 1, odds + own, word.end];
	}
	const [first, last] = [words[from], words[next - 1]];
	const behind = words[next];
	if (!first || !last || count < 2 || isFirm(text, first, last) || text.slice(first.start, end).replace(/[^\p{L}]/gu, "").length < 5) return null;
	if (words.slice(from, next).some((word) => isFirmWord(word.text))) return null;
	if (behind && isFirmWord(behind.text) && text.slice(end, behind.start).trim() === "") return null;
	return { start: first.start, end, next, count, odds };
}

/** Whether nothing but signs stands before and behind it in its line or cell. */
function isAlone(text: string, { start, end }: Run): boolean {
	const before = text.slice(Math.max(0, start - 6), start).trimEnd();
	const isFirst = start < 6 && !/[\p{L}\p{N}]/u.test(before);
	return (
		(isFirst || /[\t;|]/.test(text.slice(Math.max(0, start - 2), start))) && /^\s*(?:$|[\t;|,(])/.test(text.slice(end, end + 6)) && end - start <= MOST_ALONE
	);
}

/** Names that no list knows and no label tells: words with capitals that are none of everyday speech, and whose letters are those of names. */
export function guessedNames(lines: readonly LineWords[]): Match[] {
	return lines.flatMap(({ text, words }, line) => {
		const isProse = words.filter((word) => /^\p{Ll}/u.test(word.text)).length >= LEAST_PROSE_WORDS;
		const found: Match[] = [];
		for (let at = 0; at < words.length; at++) {
			const run = runFrom(text, words, at);
			if (!run) continue;
			const least = isAlone(text, run) ? ALONE_LEAST : isProse ? PROSE_LEAST : WITHIN_LEAST;
			// What is hardly like a name is one here alone, and no sign of others.
			if (run.odds >= least) found.push({ kind: "name", line, start: run.start, end: run.end, confidence: run.odds >= 0 ? 0.6 : 0.55 });
			at = run.next - 1;
		}
		return found;
	});
}
