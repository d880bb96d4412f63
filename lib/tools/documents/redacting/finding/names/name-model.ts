import { plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import packed from "./name-weights.json";

/** Features are told apart by their hash; two of them rarely share one. */
const BUCKETS = 1 << 17;
const [LEAST_PART, MOST_PART] = [2, 5];
const LONGEST = 30;
const ROUNDS = 10;
const RATE = 0.6;
const DECAY = 2e-6;

/** What was learned, as it is kept: one byte for each bucket, in steps of `scale`. */
export interface PackedNames {
	readonly scale: number;
	readonly bias: number;
	readonly weights: string;
}

export interface NameExample {
	readonly word: string;
	readonly isName: boolean;
	readonly weight: number;
}

/** FNV-1a over a part of a word, without a string made of it. */
function bucketOf(word: string, from: number, to: number): number {
	let hash = 0x811c9dc5 ^ (to - from);
	for (let at = from; at < to; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
	return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** The buckets of a word and of its parts, its beginning and end among them. */
function bucketsOf(text: string): Int32Array {
	const word = `^${plainWord(text).slice(0, LONGEST)}$`;
	const buckets = [bucketOf(`=${word}`, 0, word.length + 1)];
	for (let size = LEAST_PART; size <= MOST_PART; size++) {
		for (let at = 0; at + size <= word.length; at++) buckets.push(bucketOf(word, at, at + size));
	}
	return Int32Array.from(buckets);
}

function oddsOf(weights: Float32Array, bias: number, buckets: Int32Array): number {
	return buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0) / Math.sqrt(buckets.length) + bias;
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * Logistic regression over a word and its parts (Bishop, Pattern Recognition and Machine Learning, 4.3.2), learned by stochastic gradient descent.
 * Equal examples in equal order give equal weights.
 */
export function learnNames(examples: readonly NameExample[]): PackedNames {
	const weights = new Float32Array(BUCKETS);
	let bias = 0;
	const buckets = examples.map(({ word }) => bucketsOf(word));
	for (let round = 0; round < ROUNDS; round++) {
		const rate = RATE / (1 + round);
		let turn = 12_345 + round;
		for (let count = 0; count < examples.length; count++) {
			turn = (Math.imul(turn, 1_664_525) + 1_013_904_223) >>> 0;
			const at = turn % examples.length;
			const [example, own] = [examples[at], buckets[at]];
			if (!example || !own) continue;
			const error = ((example.isName ? 1 : 0) - chanceOf(oddsOf(weights, bias, own))) * example.weight;
			const step = (rate * error) / Math.sqrt(own.length);
			for (const bucket of own) weights[bucket] = (weights[bucket] ?? 0) * (1 - DECAY) + step;
			bias += rate * error * 0.01;
		}
	}
	const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
	const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
	return { scale, bias, weights: Buffer.from(bytes.buffer).toString("base64") };
}

/** Tells how likely a word is a part of a person's name, by its letters alone. */
export function nameReader({ scale, bias, weights }: PackedNames): (word: string) => number {
	const bytes = new Int8Array(Uint8Array.from(atob(weights), (sign) => sign.charCodeAt(0)).buffer);
	const all = Float32Array.from(bytes, (byte) => byte * scale);
	return (word) => chanceOf(oddsOf(all, bias, bucketsOf(word)));
}

const known = new Map<string, number>();
let reader: ((word: string) => number) | null = null;

/** From 0 to 1. What was learned is unpacked when it is first asked for. */
export function nameChance(word: string): number {
	const before = known.get(word);
	if (before !== undefined) return before;
	reader ??= nameReader(packed);
	const chance = reader(word);
	if (known.size < 50_000) known.set(word, chance);
	return chance;
}
