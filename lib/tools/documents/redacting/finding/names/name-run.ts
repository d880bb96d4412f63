import { plainWord, type Word } from "@/lib/tools/documents/redacting/finding/finder-line";
import { FAMILY_NAMES } from "./words/family-names";
import { GIVEN_NAMES, WORD_NAMES } from "./words/given-names";
import { DOTTED_ONLY, FIRM_WORDS, HONORIFICS, NO_NAMES, NOT_BEHIND, PARTICLES } from "./words/name-words";
import { isFamilySomewhere, isGivenSomewhere, isOrdinary } from "./words/word-sets";

export interface NameSpan {
	readonly start: number;
	readonly end: number;
	/** Index of the word behind it. */
	readonly next: number;
	readonly count: number;
}

const TITLES = new Set(HONORIFICS.split("|"));
/** Titles that are nobody's name. */
const CLEAR_TITLES = new Set([...TITLES].filter((title) => title.length > 1 && !DOTTED_ONLY.has(title) && title !== "pan"));
const CAPITAL = /^(?:\p{Lu}|\p{Lt})/u;
const LETTERS = /^[\p{L}\p{M}'’]+$/u;
/** Scripts without capitals. */
const CASELESS = /^\p{Lo}/u;
/** What may stand between two words of a name. */
const WITHIN = new Set([" ", "-", ". ", ".", " - "]);

/** About a nickname: “Brad”, (Resi). */
const QUOTES = /["“”„«»()]/g;

/** Without what stands behind an apostrophe: "Anna's", "Barış'ın"; "D'Souza" stays. */
export const bare = (text: string): string => text.replace(/['’](?:\p{Ll}{1,5}|S)$/u, "");
export const isTitle = (text: string): boolean => TITLES.has(plainWord(text));
export const isGiven = (text: string): boolean => GIVEN_NAMES.has(plainWord(bare(text))) || isGivenSomewhere(bare(text));
export const isFamily = (text: string): boolean => FAMILY_NAMES.has(plainWord(bare(text))) || isFamilySomewhere(bare(text));
export const isWordName = (text: string): boolean => WORD_NAMES.has(plainWord(bare(text)));

/** A family of Portugal, and no form of a firm. */
const SA = "Sá";

/** Whether a word can be part of a name by how it is written. */
export function isNameLike(text: string): boolean {
	const plain = plainWord(bare(text));
	return LETTERS.test(text) && (CAPITAL.test(text) || CASELESS.test(text)) && (!NO_NAMES.has(plain) || text === SA) && !CLEAR_TITLES.has(plain);
}

export function isBetween(line: string, left: Word, right: Word): boolean {
	const given = line.slice(left.end, right.start);
	// "Enthaltung (Gruber)" is no nickname: somebody's first name stands before one.
	if (given.includes("(") && (line.charAt(right.end) !== ")" || !/^ (?:\p{Lu}|d[aeiu] |del |van |von |der )/u.test(line.slice(right.end + 1, right.end + 7))))
		return false;
	const between = given.replace(QUOTES, "");
	if (!WITHIN.has(between)) return false;
	// A dot within a name stands behind an initial or a title.
	return !between.startsWith(".") || left.text.length <= 2 || isTitle(left.text);
}

/** "Surgery", "Üniversitesi'nde". */
export const isFirmWord = (text: string): boolean => text !== SA && NOT_BEHIND.has(plainWord(text.split(/['’]/)[0] ?? ""));
const SLAVIC = /[ąęłńśźżćčďěňřšťůž]/iu;
const FIRM_BEHIND =
	/^(?: ?&| and| und| et| y| i| en) (?:sons?|co|cie|partners?|brothers|bros|söhne|soehne|gebrüder|fils|hijos|figli|synowie|zonen|syn)(?![\p{L}-])/iu;

/** Whether what stands beside a name makes it that of a firm, a house or a place: "Bar Leonardo", "Heather & Sons". */
export function isFirm(line: string, first: Word, last: Word): boolean {
	const before = /(?<!\p{L})(\p{L}{2,20}) $/u.exec(line.slice(Math.max(0, first.start - 24), first.start))?.[1];
	// "z żoną Marzeną": without its accents it would be a Spanish zone.
	return (
		(before !== undefined && FIRM_WORDS.has(SLAVIC.test(before) ? before.toLowerCase() : plainWord(before))) ||
		FIRM_BEHIND.test(line.slice(last.end, last.end + 16))
	);
}

/** A name without words of everyday speech at its end. */
export function withoutOrdinaryEnd(words: readonly Word[], from: number, span: NameSpan): NameSpan {
	let [next, count] = [span.next, span.count];
	const isInitial = (at: number) => /^\p{Lu}$/u.test(words[at]?.text ?? "");
	// "Shanice T. Gold": behind a first name and a letter any word is somebody's.
	while (next > from + 1 && isOrdinary(words[next - 1]?.text ?? "") && words[next - 1]?.text !== SA && !(next - from > 2 && isInitial(next - 2)))
		[next, count] = [next - 1, count - 1];
	const last = words[next - 1];
	return last && next < span.next ? { start: span.start, end: last.start + bare(last.text).length, next, count } : span;
}

/** "woo" in "Hyun-woo". */
const isSecondHalf = (line: string, before: Word | undefined, word: Word): boolean =>
	before !== undefined && line.slice(before.end, word.start) === "-" && /^\p{Ll}{2,6}$/u.test(word.text) && /^\p{Lu}\p{Ll}/u.test(before.text);

/** The name that begins with a word: words with capitals, initials, and small words between them. */
export function nameFrom(line: string, words: readonly Word[], from: number, most = 5): NameSpan | null {
	let end = from;
	let count = 0;
	for (let at = from; at < words.length && count < most; at++) {
		const word = words[at];
		const before = words[at - 1];
		if (!word || (at > from && before && !isBetween(line, before, word))) break;
		const isParticle = PARTICLES.has(plainWord(word.text)) && (at > from || words[at + 1] !== undefined);
		// "Thi Hoa Lê": with a capital it may end a name, too.
		if (isParticle && !isNameLike(word.text) && !(count > 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && !/^ \p{Lu}/u.test(line.slice(word.end, word.end + 2))))
			continue;
		const isInitial = /^\p{Lu}$/u.test(word.text) && line[word.end] === ".";
		if (!isNameLike(word.text) && !isInitial && !(at > from && (isParticle || isSecondHalf(line, before, word)))) break;
		count += 1;
		end = at + 1;
	}
	const [first, last] = [words[from], words[end - 1]];
	if (!first || !last || count === 0) return null;
	const behind = words[end];
	if (
		(count > 1 && words.slice(from + 1, end).some((word) => isFirmWord(word.text))) ||
		isFirm(line, first, last) ||
		(count > 1 && FIRM_WORDS.has(plainWord(first.text)) && !PARTICLES.has(plainWord(first.text)))
	)
		return null;
	if (behind && isFirmWord(behind.text) && line.slice(last.end, behind.start).trim() === "") return null;
	const stop = last.start + bare(last.text).length;
	return { start: first.start, end: stop, next: end, count };
}

/** Skips titles: "Herrn Dr. med." before a name. */
export function behindTitles(line: string, words: readonly Word[], from: number): number {
	let at = from;
	while (at < words.length) {
		const word = words[at];
		if (!word || !(isTitle(word.text) || /^(?:med|phil|rer|nat|jur|habil|dent|hc|h|c|dipl|ing|inz|mag)$/i.test(word.text))) break;
		if (at > from && !/^[. -]{1,3}$/.test(line.slice(words[at - 1]?.end, word.start))) break;
		at += 1;
	}
	return at;
}
