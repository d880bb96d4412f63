import { isLetterOrFigure, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { BLACKED } from "./black-out";

/** Places of a text in a longer one; `end` is behind it. */
export interface Occurrence {
	readonly start: number;
	readonly end: number;
	/** Which of the texts stands there. */
	readonly text: number;
}

/** Letters of scripts that part words by nothing: beside them no word ends or begins. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A text does not go on behind a bar. */
const BAR = BLACKED.charAt(0);

interface Compact {
	readonly signs: string;
	/** Where each sign stands in the text that it is from. */
	readonly places: readonly number[];
}

const KNOWN = new Map<string, string>();

/** A letter as it is compared, as finders group what is alike: without accent, in lower case; nothing for what is neither letter nor figure. */
function compared(sign: string): string {
	const known = KNOWN.get(sign);
	if (known !== undefined) return known;
	if (sign === BAR) return BAR;
	const plain = [...plainWord(sign)].filter((one) => isLetterOrFigure(one) || /\p{M}/u.test(one)).join("");
	if (KNOWN.size < 70_000) KNOWN.set(sign, plain);
	return plain;
}

/** A text as nothing but its letters and figures. Blanks, hyphens and line ends fall away, so a text is found however it is broken. */
export function compactText(text: string): Compact {
	const signs: string[] = [];
	const places: number[] = [];
	for (let at = 0; at < text.length; ) {
		const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
		for (const one of compared(sign)) {
			signs.push(one);
			for (let unit = 0; unit < one.length; unit++) places.push(at);
		}
		at += sign.length;
	}
	return { signs: signs.join(""), places };
}

/** Whether a word ends, or begins, between two letters. */
function isApart(inner: string | undefined, outer: string | undefined): boolean {
	if (!isLetterOrFigure(outer) || inner === undefined) return true;
	return UNSPACED.test(inner) || UNSPACED.test(outer ?? "");
}

const ZERO = "\0";

/** The letter before or behind one. In letters of two bytes, read one by one, a zero stands between any two. */
function beside(text: string, at: number, step: 1 | -1): string | undefined {
	const isWide = text[at + step] === ZERO && text[at - step] === ZERO;
	return text[at + (isWide ? 2 * step : step)];
}

function signLength(text: string, at: number): number {
	return String.fromCodePoint(text.codePointAt(at) ?? 0).length;
}

/** A sought text, ready to be looked for in many. */
export interface Sought {
	readonly text: number;
	readonly signs: string;
	/** Signs that belong to it before its first letter and behind its last: "+", "(". */
	readonly before: string;
	readonly behind: string;
}

export function soughtTexts(texts: readonly string[]): Sought[] {
	return texts
		.map((given, index) => {
			const text = given.trim();
			const letters = [...text].map((sign) => compared(sign) !== "");
			const [first, last] = [letters.indexOf(true), letters.lastIndexOf(true)];
			const signs = compactText(text).signs.replaceAll(BAR, "");
			return { text: index, signs, before: [...text].slice(0, first).join(""), behind: [...text].slice(last + 1).join("") };
		})
		.filter(({ signs }) => signs !== "");
}

/** From so many texts on they are looked for together: one after the other would take as many times as long. */
const MANY = 24;
/** Texts are known by so many of their first signs; shorter ones by all of theirs. */
const BEGINNING = 4;

/** Sought texts by how they begin, for each length of a beginning. */
type Beginnings = ReadonlyMap<number, ReadonlyMap<string, readonly Sought[]>>;

const known = new WeakMap<readonly Sought[], Beginnings>();

function beginningsOf(sought: readonly Sought[]): Beginnings {
	const before = known.get(sought);
	if (before) return before;
	const byLength = new Map<number, Map<string, Sought[]>>();
	for (const one of sought) {
		const length = Math.min(BEGINNING, one.signs.length);
		const byBeginning = byLength.get(length) ?? new Map<string, Sought[]>();
		const beginning = one.signs.slice(0, length);
		byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), one]);
		byLength.set(length, byBeginning);
	}
	known.set(sought, byLength);
	return byLength;
}

/** Calls with each place of the signs where one of the texts begins. */
function eachBeginning(signs: string, sought: readonly Sought[], take: (one: Sought, at: number) => void): void {
	if (sought.length < MANY) {
		for (const one of sought) for (let at = signs.indexOf(one.signs); at !== -1; at = signs.indexOf(one.signs, at + 1)) take(one, at);
		return;
	}
	const beginnings = [...beginningsOf(sought)];
	for (let at = 0; at < signs.length; at += 1) {
		for (const [length, byBeginning] of beginnings) {
			for (const one of byBeginning.get(signs.slice(at, at + length)) ?? []) if (signs.startsWith(one.signs, at)) take(one, at);
		}
	}
}

/** Every place where one of the texts stands as whole words, whatever its case, accents, blanks, hyphens and line ends. */
export function occurrencesIn(text: string, sought: readonly Sought[]): Occurrence[] {
	const { signs, places } = compactText(text);
	const found: Occurrence[] = [];
	eachBeginning(signs, sought, ({ text: index, signs: wanted, before, behind }, at) => {
		const start = places[at] ?? 0;
		const last = places[at + wanted.length - 1] ?? start;
		const end = last + signLength(text, last);
		if (!isApart(signs[at], beside(text, start, -1)) || !isApart(signs[at + wanted.length - 1], beside(text, end - 1, 1))) return;
		const [first, behindEnd] = [start - before.length, end + behind.length];
		found.push({
			start: text.slice(Math.max(0, first), start) === before ? first : start,
			end: text.slice(end, behindEnd) === behind ? behindEnd : end,
			text: index,
		});
	});
	return found.sort((a, b) => a.start - b.start || b.end - a.end || a.text - b.text);
}

/** Occurrences joined to spans that do not overlap. */
export function spansOf(found: readonly Occurrence[]): { start: number; end: number }[] {
	const spans: { start: number; end: number }[] = [];
	for (const { start, end } of found) {
		const last = spans.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else spans.push({ start, end });
	}
	return spans;
}

/** How often each text stands there, without the places that are part of a longer one. */
export function countsOf(found: readonly Occurrence[]): Map<number, number> {
	const counts = new Map<number, number>();
	let reached = -1;
	for (const { end, text } of found) {
		if (end <= reached) continue;
		reached = end;
		counts.set(text, (counts.get(text) ?? 0) + 1);
	}
	return counts;
}
