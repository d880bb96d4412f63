/** A text as words: what is compared, and where each stands. Case, accents and marks do not count; of Chinese, Japanese and Thai each letter is a word. */
export interface Words {
	readonly text: string;
	readonly count: number;
	/** A hash of each word as it is compared. */
	readonly hashes: Uint32Array;
	readonly starts: Uint32Array;
	readonly ends: Uint32Array;
	/** What stands right before each word. */
	readonly before: Uint8Array;
}

/** What stands before a word. */
export const BEFORE = { break: 1, label: 2 } as const;

const SEPARATOR = 0;
const MARK = 1;
/** Words beyond these tell postings apart no better. */
const MOST_WORDS = 6_000;
const SPECIAL: Readonly<Record<string, string>> = { ß: "s", æ: "a", œ: "o", ø: "o", đ: "d", ð: "d", ł: "l", ı: "i" };
/** By code unit: what it counts as, worked out when it is first met (plus one, since nothing is known at first). */
const folded = new Uint16Array(0x10000);

function foldUnit(unit: number): number {
	const known = folded[unit] ?? 0;
	if (known !== 0) return known - 1;
	const letters = String.fromCharCode(unit).toLowerCase();
	const [first = ""] = letters.normalize(isOwnWord(unit) ? "NFKC" : "NFKD");
	let as = SEPARATOR;
	if (/\p{M}/u.test(first)) as = MARK;
	else if (/[\p{L}\p{N}]/u.test(first)) as = (SPECIAL[first] ?? first).charCodeAt(0);
	folded[unit] = as + 1;
	return as;
}

const isOwnWord = (unit: number): boolean => (unit >= 0x3040 && unit <= 0x30ff) || (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0x0e00 && unit <= 0x0e7f);
/** `ä` is also written `ae`, and `ß` is also written `ss`. */
const repeats = (letter: number, last: number): boolean =>
	(letter === 0x65 && (last === 0x61 || last === 0x6f || last === 0x75)) || (letter === 0x73 && last === 0x73);

const ENDING = new Set("\n\r!?;()[]{}|•·▪●‣◦…。！？；、,".split("").map((mark) => mark.charCodeAt(0)));
const DASHES = new Set("-–—*".split("").map((mark) => mark.charCodeAt(0)));

/** What a mark between two words means: the end of a sentence or of a part of it, a label, or nothing. */
function meaningOf(text: string, at: number): number {
	const unit = text.charCodeAt(at);
	if (ENDING.has(unit)) return unit === 0x2c ? 0 : BEFORE.break;
	const next = at + 1 < text.length ? text.charCodeAt(at + 1) : 0x20;
	if (unit === 0x2e) return next <= 0x20 || next === 0x2e ? BEFORE.break : 0;
	if (unit === 0x3a) return next === 0x0a ? BEFORE.break : BEFORE.label;
	return DASHES.has(unit) && next <= 0x20 && at > 0 && text.charCodeAt(at - 1) <= 0x20 ? BEFORE.break : 0;
}

/** Filled anew for each text, since how many words a text has is known only at its end. */
const found = {
	hashes: new Uint32Array(MOST_WORDS),
	starts: new Uint32Array(MOST_WORDS),
	ends: new Uint32Array(MOST_WORDS),
	before: new Uint8Array(MOST_WORDS),
};

/** Takes a text apart in one walk over its letters. */
export function wordsOf(text: string): Words {
	let [count, hash, start, last, mark] = [0, 0, -1, 0, BEFORE.break as number];
	for (let at = 0; at <= text.length && count < MOST_WORDS; at++) {
		const unit = at < text.length ? text.charCodeAt(at) : 0x20;
		const letter = foldUnit(unit);
		if (letter === MARK) continue;
		const own = unit >= 0x0e00 && isOwnWord(unit);
		if (start >= 0 && (letter === SEPARATOR || own || isOwnWord(text.charCodeAt(start)))) {
			found.hashes[count] = hash >>> 0;
			found.starts[count] = start;
			found.ends[count] = at;
			found.before[count++] = mark;
			[start, last, mark] = [-1, 0, 0];
		}
		if (letter === SEPARATOR) {
			if (at < text.length) mark |= meaningOf(text, at);
			continue;
		}
		if (start < 0) {
			start = at;
			hash = 0x811c9dc5;
		}
		if (!repeats(letter, last)) hash = Math.imul(hash ^ letter, 0x01000193);
		last = letter;
	}
	const { hashes, starts, ends, before } = found;
	return { text, count, hashes: hashes.slice(0, count), starts: starts.slice(0, count), ends: ends.slice(0, count), before: before.slice(0, count) };
}

/** The words of a short text as strings, in the form in which texts are compared. */
export function plainWords(text: string): string[] {
	const { count, starts, ends } = wordsOf(text);
	return Array.from({ length: count }, (_, index) => plainLetters(text.slice(starts[index], ends[index])));
}

/** Letters and digits alone, in the form in which texts are compared. */
export function plainLetters(text: string): string {
	let plain = "";
	let last = 0;
	for (let at = 0; at < text.length; at++) {
		const letter = foldUnit(text.charCodeAt(at));
		if (letter === SEPARATOR || letter === MARK) continue;
		if (!repeats(letter, last)) plain += String.fromCharCode(letter);
		last = letter;
	}
	return plain;
}

/** Two words in a row as one number. */
export function pairHash(first: number, second: number): number {
	let mixed = Math.imul(first, 31) ^ second;
	mixed ^= mixed >>> 16;
	mixed = Math.imul(mixed, 0x85ebca6b);
	mixed ^= mixed >>> 13;
	mixed = Math.imul(mixed, 0xc2b2ae35);
	return (mixed ^ (mixed >>> 16)) >>> 0;
}
