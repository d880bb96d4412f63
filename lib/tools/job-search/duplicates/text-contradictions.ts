import { BEFORE, pairHash, plainLetters, type Words } from "./posting-words";
import type { Run, Sentence } from "./text-differences";

/** The share of a sentence that two texts say alike before the rest of it counts as another answer to the same question. */
const LEAST_COMMON = 0.5;
/** The same where what stands around the rest is alike too. */
const LEAST_COMMON_AROUND = 0.25;
/** A line of fewer words is a heading more often than a fact. */
const SHORTEST_SENTENCE = 5;
/** A longer one is a paragraph that lost its marks. */
const LONGEST_SENTENCE = 40;
/** So many sentences of a text are looked at: texts with more differences are told apart by their number. */
const MOST_RUNS = 40;
const LONGEST_RUN = 400;
const SHORTEST_MISSPELLING = 4;

/** The words of a sentence around a run; zero where the sentence ends. */
function contextOf(words: Words, { from, to, sentence }: Run) {
	const at = (index: number) => (index >= sentence.from && index <= sentence.to ? (words.hashes[index] ?? 0) : 0);
	const left = at(from - 1);
	return { left, beyondLeft: at(from - 2), right: at(to + 1), beyondRight: at(to + 2), label: ((words.before[from] ?? 0) & BEFORE.label) !== 0 ? left : 0 };
}

/** What stands around a run, each as a key. Two runs with one in common stand in the same place of a sentence. */
function framesOf(words: Words, run: Run): number[] {
	const { left, beyondLeft, right, beyondRight, label } = contextOf(words, run);
	const frames: number[] = [];
	if (label !== 0) frames.push(pairHash(label, 4));
	if (beyondLeft !== 0) frames.push(pairHash(pairHash(beyondLeft, left), 1));
	if (beyondRight !== 0) frames.push(pairHash(pairHash(right, beyondRight), 2));
	if (left !== 0 && right !== 0) frames.push(pairHash(pairHash(left, right), 3));
	return frames;
}

const textOf = ({ text, starts, ends }: Words, from: number, to: number): string => text.slice(starts[from], ends[to]).slice(0, LONGEST_RUN);
const lettersOf = (words: Words, { from, to }: Pick<Run, "from" | "to">): string => plainLetters(textOf(words, from, to));
const lengthOf = ({ from, to }: Sentence): number => to - from + 1;

/** Where two words or sentences differ, what stands there in each. */
function differing(one: string, other: string): readonly [string, string] {
	let start = 0;
	while (start < one.length && one[start] === other[start]) start++;
	let end = 0;
	while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
	return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

const isSwapped = (one: string, other: string): boolean =>
	one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0] && !/\d/.test(one);

const isKnown = (sentence: Sentence, least: number): boolean => sentence.own <= lengthOf(sentence) * (1 - least);

/** The same but for one slip of the keyboard: a letter more, less, other, or two letters the wrong way round. */
function isMisspelling(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1) return false;
	const [first, second] = differing(one, other);
	if (first === second || isSwapped(first, second)) return true;
	return first.length <= 1 && second.length <= 1 && Math.min(one.length, other.length) >= SHORTEST_MISSPELLING && !/\d/.test(first + second);
}

/** Whether a copy was cut off within the word of this run: its sentence ends with a part of a word of the other one. */
function isCutOff(one: Words, { from, sentence }: Run, other: Words, otherSentence: Sentence): boolean {
	if (from !== sentence.to) return false;
	const part = plainLetters(textOf(one, from, from));
	if (/\d/.test(part)) return false;
	for (let index = otherSentence.from; index <= otherSentence.to; index++) {
		const word = plainLetters(textOf(other, index, index));
		if (word !== part && word.startsWith(part)) return true;
	}
	return false;
}

const hasDigit = (words: Words, { from, to }: Run): boolean => /\p{N}/u.test(textOf(words, from, to));

/** The share of the words of the shorter sentence that the other one has. */
function commonShare(one: Words, sentence: Sentence, other: Words, otherSentence: Sentence): number {
	if (lengthOf(sentence) > lengthOf(otherSentence)) return commonShare(other, otherSentence, one, sentence);
	const known = new Set(other.hashes.subarray(otherSentence.from, otherSentence.to + 1));
	let common = 0;
	for (let index = sentence.from; index <= sentence.to; index++) if (known.has(one.hashes[index] ?? 0)) common++;
	return common / lengthOf(sentence);
}

interface FramedRun extends Run {
	readonly frames: readonly number[];
	readonly letters: string;
}

function isOtherAnswer(one: Words, run: FramedRun, other: Words, otherRun: FramedRun): boolean {
	const isFramed = run.frames.some((frame) => otherRun.frames.includes(frame));
	const [length, otherLength] = [lengthOf(run.sentence), lengthOf(otherRun.sentence)];
	if (!isFramed && (Math.max(length, otherLength) > LONGEST_SENTENCE || !isKnown(run.sentence, LEAST_COMMON) || !isKnown(otherRun.sentence, LEAST_COMMON)))
		return false;
	const label = run.frames[0];
	const isLabelled = ((one.before[run.from] ?? 0) & (other.before[otherRun.from] ?? 0) & BEFORE.label) !== 0 && label === otherRun.frames[0];
	if (!isLabelled && Math.min(length, otherLength) < SHORTEST_SENTENCE && !(isFramed && hasDigit(one, run) && hasDigit(other, otherRun))) return false;
	if (!isLabelled && commonShare(one, run.sentence, other, otherRun.sentence) < LEAST_COMMON) return false;
	if (isCutOff(one, run, other, otherRun.sentence) || isCutOff(other, otherRun, one, run.sentence)) return false;
	const [first, second] = differing(lettersOf(one, run.sentence), lettersOf(other, otherRun.sentence));
	return first !== second && !isSwapped(first, second);
}

/** Runs in sentences of which the other text has most words; and labelled ones. */
function inKnownSentences(words: Words, runs: readonly Run[]): FramedRun[] {
	return runs
		.filter(({ from, sentence }) => isKnown(sentence, LEAST_COMMON_AROUND) || ((words.before[from] ?? 0) & BEFORE.label) !== 0)
		.slice(0, MOST_RUNS)
		.map((run) => ({ ...run, frames: framesOf(words, run), letters: lettersOf(words, run) }));
}

/** Whether a sentence that both texts have says one thing in one of them and another in the other. */
export function contradicts(one: Words, runs: readonly Run[], other: Words, otherRuns: readonly Run[]): boolean {
	const [known, others] = [inKnownSentences(one, runs), inKnownSentences(other, otherRuns)];
	const left = withoutMisspellings(known, others);
	const otherLeft = withoutMisspellings(others, known);
	return left.some((run) => otherLeft.some((otherRun) => isOtherAnswer(one, run, other, otherRun)));
}

const withoutMisspellings = (runs: readonly FramedRun[], others: readonly FramedRun[]): FramedRun[] =>
	runs.filter((run) => !others.some((other) => isMisspelling(run.letters, other.letters)));
