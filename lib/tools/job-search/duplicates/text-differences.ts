import { BEFORE, pairHash, type Words } from "./posting-words";
import { contradicts } from "./text-contradictions";

/** A text without marks is compared in pieces of so many words. */
const LONGEST_SENTENCE = 100;

/** A text made ready for comparing: its words, and a table of its pairs of words. */
export interface ComparableText {
	readonly words: Words;
	readonly pairs: Uint32Array;
	readonly mask: number;
}

/** How two texts differ. */
export interface Differences {
	/** The share of the words of the text that has less of its own (0 to 1) which the other has not. */
	readonly least: number;
	/** Whether one sentence says one thing here and another there: `our store in [Mill Road]`, `our store in [High Street]`. Far dearer than the share. */
	contradict(): boolean;
}

/** Words in a row, within one sentence, that the other text has not; and that sentence. Both ends belong to it. */
export interface Run {
	readonly from: number;
	readonly to: number;
	readonly sentence: Sentence;
}

export interface Sentence {
	readonly from: number;
	to: number;
	/** How many of its words the other text has not. */
	own: number;
}

export function comparable(words: Words): ComparableText {
	let size = 16;
	while (size < words.count * 2) size *= 2;
	const pairs = new Uint32Array(size);
	const mask = size - 1;
	for (let index = 1; index < words.count; index++) {
		const hash = pairAt(words, index);
		let slot = hash & mask;
		while (pairs[slot] !== 0 && pairs[slot] !== hash) slot = (slot + 1) & mask;
		pairs[slot] = hash;
	}
	return { words, pairs, mask };
}

/** Never zero, which marks a free place in the table. */
function pairAt({ hashes }: Words, index: number): number {
	return pairHash(hashes[index - 1] ?? 0, hashes[index] ?? 0) || 1;
}

function hasPair({ pairs, mask }: ComparableText, hash: number): boolean {
	let slot = hash & mask;
	while (pairs[slot] !== 0) {
		if (pairs[slot] === hash) return true;
		slot = (slot + 1) & mask;
	}
	return false;
}

/** A word is the text's own where the other text has it neither after the same word nor before the same word. */
function ownWords({ words }: ComparableText, other: ComparableText): { readonly runs: Run[]; readonly share: number } {
	const runs: Run[] = [];
	let sentence: Sentence = { from: 0, to: -1, own: 0 };
	let [from, own, isLastKnown] = [-1, 0, false];
	const close = (to: number) => {
		if (from >= 0) runs.push({ from, to, sentence });
		from = -1;
	};
	for (let index = 0; index < words.count; index++) {
		const isNextKnown = index + 1 < words.count && hasPair(other, pairAt(words, index + 1));
		const isOwn = !isLastKnown && !isNextKnown;
		isLastKnown = isNextKnown;
		const isNewSentence = ((words.before[index] ?? 0) & BEFORE.break) !== 0 || index - sentence.from === LONGEST_SENTENCE;
		if (!isOwn || isNewSentence) close(index - 1);
		if (isNewSentence) sentence = { from: index, to: index - 1, own: 0 };
		sentence.to = index;
		if (!isOwn) continue;
		own++;
		sentence.own++;
		if (from < 0) from = index;
	}
	close(words.count - 1);
	return { runs, share: words.count === 0 ? 0 : own / words.count };
}

/** Compares two texts by their pairs of words: an order of paragraphs, line breaks, bullets and small slips do not count. */
export function differencesOf(one: ComparableText, other: ComparableText): Differences {
	const [first, second] = [ownWords(one, other), ownWords(other, one)];
	return { least: Math.min(first.share, second.share), contradict: () => contradicts(one.words, first.runs, other.words, second.runs) };
}
