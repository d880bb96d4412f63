import { deflateRawSync, inflateRawSync } from "node:zlib";
import { BUCKETS, bucketOf, type GoalExample, type Hashed, type HashedExample, hashed, hashedExample } from "./goal-buckets";

export type { GoalExample } from "./goal-buckets";

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
const LEAST_STEP = 7;
/** Smaller steps of a weight that matters are left out as well: they say nothing and take most of the room. */
const QUIET_STEP = 2;

/** A learned model as it is kept: of the buckets that matter how far each lies from the one before, and the weight for each label in steps of `scale`. */
export interface GoalModel {
	readonly labels: readonly string[];
	readonly scale: number;
	readonly buckets: string;
	readonly weights: string;
}

/**
 * Tells which label a goal most likely has: multinomial logistic regression over hashed words, parts of words and names of files (Bishop, Pattern Recognition and
 * Machine Learning, 4.3.4), learned from examples by stochastic gradient descent. Equal examples give equal weights.
 */
export class GoalClassifier {
	private constructor(
		readonly labels: readonly string[],
		/** By row, then by label. */
		private readonly weights: Float32Array,
		/** The row of each bucket, 0 where nothing is known of it; null where each bucket has its own. */
		private readonly rows: Int32Array | null = null,
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

	/** What was learned earlier. Only what matters is held: most buckets share a first row that says nothing. */
	static unpack({ labels, scale, buckets, weights }: GoalModel): GoalClassifier {
		const steps = new Uint32Array(Uint8Array.from(inflateRawSync(Buffer.from(buckets, "base64"))).buffer);
		const packed = new Int8Array(Uint8Array.from(inflateRawSync(Buffer.from(weights, "base64"))).buffer);
		const rows = new Int32Array(BUCKETS);
		let bucket = 0;
		for (const [at, step] of steps.entries()) {
			bucket += step;
			rows[bucket] = at + 1;
		}
		const all = new Float32Array((steps.length + 1) * labels.length);
		for (const [at, weight] of packed.entries()) all[labels.length + at] = weight * scale;
		return new GoalClassifier(labels, all, rows);
	}

	/** What it has learned, each weight in one of 255 steps; features that say next to nothing are left out. */
	pack(): GoalModel {
		const count = this.labels.length;
		const most = this.weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
		const scale = most / 127;
		const steps: number[] = [];
		const packed: number[] = [];
		let last = 0;
		for (let bucket = 0; bucket < BUCKETS; bucket++) {
			const row = this.rowOf(bucket);
			const known = Array.from(this.weights.subarray(row, row + count), (weight) => loudly(Math.round(weight / scale)));
			if (known.every((weight) => Math.abs(weight) < LEAST_STEP)) continue;
			steps.push(bucket - last);
			packed.push(...known);
			last = bucket;
		}
		const base64 = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9 }).toString("base64");
		return {
			labels: this.labels,
			scale,
			buckets: base64(new Uint8Array(Uint32Array.from(steps).buffer)),
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
		const start = this.rowOf(bucketOf(feature));
		const row = this.weights.subarray(start, start + length);
		const mean = row.reduce((sum, weight) => sum + weight, 0) / length;
		return (row[this.labels.indexOf(label)] ?? 0) - mean;
	}

	/** Where the weights of a bucket begin. */
	private rowOf(bucket: number): number {
		return (this.rows === null ? bucket : (this.rows[bucket] ?? 0)) * this.labels.length;
	}

	private oddsOf({ buckets, values }: Hashed, sharpness = 1): Float64Array {
		const count = this.labels.length;
		const scores = new Float64Array(count);
		for (let at = 0; at < buckets.length; at++) {
			const [row, value] = [this.rowOf(buckets[at] ?? 0), values[at] ?? 0];
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
			const [row, value] = [this.rowOf(buckets[at] ?? 0), values[at] ?? 0];
			for (let which = 0; which < wrong.length; which++) {
				const place = row + (wrong[which] ?? 0);
				const weight = this.weights[place] ?? 0;
				this.weights[place] = weight + rate * ((errors[which] ?? 0) * value - DECAY * weight);
			}
		}
	}
}

const loudly = (step: number): number => (Math.abs(step) < QUIET_STEP ? 0 : step);

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
