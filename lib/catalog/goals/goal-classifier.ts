import { deflateRawSync, inflateRawSync } from "node:zlib";
import { goalFeatures } from "./goal-features";
import { fileFeatures } from "./goal-file-features";

/** Features are told apart by their hash; two of them rarely share one. */
const BUCKETS = 1 << 16;
const ROUNDS = 14;
/** Enough to see what an example is like. */
const ROUNDS_TO_PART = 6;
const RATE = 3;
const DECAY = 1e-2;
/** Below this a part of the error is too small to learn from. */
const SMALL_ERROR = 0.002;
/** Parts a label from what its examples are like. */
const PART_MARK = "~";
/** Weights that are kept small say too timidly how sure they are; by so much more they are right as often as they say. */
const SHARPNESS = 1.5;
/** In steps of a packed weight. */
const LEAST_STEP = 6;

/** A learned model as it is kept: of the buckets that matter the weight for each label, in steps of `scale`. */
export interface GoalModel {
	readonly labels: readonly string[];
	readonly scale: number;
	readonly buckets: string;
	readonly weights: string;
}

export interface GoalExample {
	readonly label: string;
	readonly text: string;
	/** Of the files that came along. */
	readonly fileNames?: readonly string[];
	/** How much it counts beside the others: 1 where nothing is said. */
	readonly weight?: number;
}

interface Hashed {
	readonly buckets: Int32Array;
	readonly values: Float32Array;
}

interface HashedExample extends Hashed {
	readonly label: string;
	readonly weight: number;
}

/** FNV-1a. */
function bucketOf(feature: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
	return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

function hashed(text: string, fileNames: readonly string[] = []): Hashed {
	const features = [...goalFeatures(text), ...fileFeatures(fileNames)];
	return { buckets: Int32Array.from(features, ([feature]) => bucketOf(feature)), values: Float32Array.from(features, ([, value]) => value) };
}

const hashedExample = ({ text, label, fileNames, weight = 1 }: GoalExample): HashedExample => ({ ...hashed(text, fileNames), label, weight });

/**
 * Tells which label a goal most likely has: multinomial logistic regression over hashed words, parts of words and names of files (Bishop, Pattern Recognition and
 * Machine Learning, 4.3.4), learned from examples by stochastic gradient descent. Equal examples give equal weights.
 */
export class GoalClassifier {
	private constructor(
		readonly labels: readonly string[],
		/** By bucket, then by label. */
		private readonly weights: Float32Array,
	) {}

	static learn(examples: readonly GoalExample[]): GoalClassifier {
		return GoalClassifier.learnHashed(examples.map(hashedExample), ROUNDS);
	}

	/**
	 * Learns with one label's examples parted by the label that they are most easily taken for: what is like a letter but none, and what is like a
	 * table but none, have little in common. `classify` tells them as the one label again.
	 */
	static learnParted(examples: readonly GoalExample[], parted: string): GoalClassifier {
		const hashes = examples.map(hashedExample);
		const first = GoalClassifier.learnHashed(hashes, ROUNDS_TO_PART);
		const nearestOf = (example: HashedExample): string => {
			const odds = [...first.oddsOf(example)].map((share, index) => ({ label: first.labels[index] ?? "", share }));
			return odds.filter(({ label }) => label !== parted).sort((a, b) => b.share - a.share)[0]?.label ?? "";
		};
		const partedOf = (example: HashedExample) => ({ ...example, label: `${parted}${PART_MARK}${nearestOf(example)}` });
		return GoalClassifier.learnHashed(
			hashes.map((example) => (example.label === parted ? partedOf(example) : example)),
			ROUNDS,
		);
	}

	private static learnHashed(examples: readonly HashedExample[], rounds: number): GoalClassifier {
		const labels = [...new Set(examples.map(({ label }) => label))];
		const made = new GoalClassifier(labels, new Float32Array(BUCKETS * labels.length));
		const wanted = examples.map(({ label }) => labels.indexOf(label));
		for (let round = 0; round < rounds; round++) {
			const rate = RATE / (1 + round);
			for (const at of orderOf(examples.length, round)) {
				const example = examples[at];
				if (example) made.learn(example, wanted[at] ?? 0, rate);
			}
		}
		return made;
	}

	/** What was learned earlier. */
	static unpack({ labels, scale, buckets, weights }: GoalModel): GoalClassifier {
		const rows = new Uint16Array(Uint8Array.from(inflateRawSync(Buffer.from(buckets, "base64"))).buffer);
		const packed = new Int8Array(Uint8Array.from(inflateRawSync(Buffer.from(weights, "base64"))).buffer);
		const all = new Float32Array(BUCKETS * labels.length);
		for (const [at, row] of rows.entries()) {
			for (let label = 0; label < labels.length; label++) all[row * labels.length + label] = (packed[at * labels.length + label] ?? 0) * scale;
		}
		return new GoalClassifier(labels, all);
	}

	/** What it has learned, each weight in one of 255 steps; features that say next to nothing are left out. */
	pack(): GoalModel {
		const count = this.labels.length;
		const most = this.weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
		const scale = most / 127;
		const rows: number[] = [];
		const packed: number[] = [];
		for (let bucket = 0; bucket < BUCKETS; bucket++) {
			const steps = Array.from(this.weights.subarray(bucket * count, (bucket + 1) * count), (weight) => Math.round(weight / scale));
			if (steps.every((step) => Math.abs(step) < LEAST_STEP)) continue;
			rows.push(bucket);
			packed.push(...steps);
		}
		const base64 = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9 }).toString("base64");
		return {
			labels: this.labels,
			scale,
			buckets: base64(new Uint8Array(Uint16Array.from(rows).buffer)),
			weights: base64(new Uint8Array(Int8Array.from(packed).buffer)),
		};
	}

	/** The probability of each label, for the words of a goal and the names of the files that come along. */
	classify(text: string, fileNames: readonly string[] = []): Map<string, number> {
		const odds = this.oddsOf(hashed(text, fileNames), SHARPNESS);
		const shares = new Map<string, number>();
		for (const [index, label] of this.labels.entries()) {
			const whole = label.split(PART_MARK)[0] ?? label;
			shares.set(whole, (shares.get(whole) ?? 0) + (odds[index] ?? 0));
		}
		return shares;
	}

	/** How much one feature, such as `w:resume`, speaks for a label beyond what it says for the others. */
	weightOf(feature: string, label: string): number {
		const { length } = this.labels;
		const row = this.weights.subarray(bucketOf(feature) * length, (bucketOf(feature) + 1) * length);
		const mean = row.reduce((sum, weight) => sum + weight, 0) / length;
		return (row[this.labels.indexOf(label)] ?? 0) - mean;
	}

	private oddsOf({ buckets, values }: Hashed, sharpness = 1): Float64Array {
		const count = this.labels.length;
		const scores = new Float64Array(count);
		for (let at = 0; at < buckets.length; at++) {
			const [row, value] = [(buckets[at] ?? 0) * count, values[at] ?? 0];
			for (let label = 0; label < count; label++) scores[label] = (scores[label] ?? 0) + (this.weights[row + label] ?? 0) * value;
		}
		const most = Math.max(...scores);
		const powers = scores.map((score) => Math.exp(sharpness * (score - most)));
		const total = powers.reduce((sum, power) => sum + power, 0);
		return powers.map((power) => power / total);
	}

	private learn(example: HashedExample, wanted: number, rate: number): void {
		const odds = this.oddsOf(example);
		const count = this.labels.length;
		const { buckets, values, weight: counts } = example;
		const wrong: number[] = [];
		const errors: number[] = [];
		for (let label = 0; label < count; label++) {
			const error = (label === wanted ? 1 : 0) - (odds[label] ?? 0);
			if (Math.abs(error) < SMALL_ERROR) continue;
			wrong.push(label);
			errors.push(counts * error);
		}
		for (let at = 0; at < buckets.length; at++) {
			const [row, value] = [(buckets[at] ?? 0) * count, values[at] ?? 0];
			for (let which = 0; which < wrong.length; which++) {
				const place = row + (wrong[which] ?? 0);
				const weight = this.weights[place] ?? 0;
				this.weights[place] = weight + rate * ((errors[which] ?? 0) * value - DECAY * weight);
			}
		}
	}
}

/** Another order in each round, the same in each process. */
function orderOf(count: number, round: number): number[] {
	const order = Array.from({ length: count }, (_, index) => index);
	let seed = 12_345 + round;
	for (let at = count - 1; at > 0; at--) {
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
		const other = seed % (at + 1);
		[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
	}
	return order;
}
