import { decode, type PackedModel, passageAt, type Seen, type SequenceModel, scoresOf, slotOf } from "@/lib/tools/resume-profile/labelling/sequence-model";
import { Random } from "@/tests/accuracy/making/random";

/** A sequence with what its elements are; -1 where that is not known. */
export interface Example {
	readonly group: string;
	readonly sequence: readonly Seen[];
	readonly labels: Int8Array;
}

export interface Shape {
	readonly labels: readonly string[];
	readonly passageCount: number;
	readonly tableSize: number;
	/** A model is learned for each, in an order of its own; what they say together is kept. */
	readonly seeds: readonly number[];
}

/** So many of the last group of features, the words, are not seen in a pass, so that the shape of a page is learned too. */
const LEFT_OUT = 0.35;
/** What a wrong label gets for nothing, so that the right one learns to win clearly. */
const MARGIN = 3;

class Weights {
	/** Whole numbers: each update adds or takes one. */
	readonly now: Int32Array;
	private readonly sum: Float64Array;

	constructor(size: number) {
		this.now = new Int32Array(size);
		this.sum = new Float64Array(size);
	}

	add(at: number, by: number, time: number): void {
		this.now[at] = (this.now[at] ?? 0) + by;
		this.sum[at] = (this.sum[at] ?? 0) + by * time;
	}

	/** In thousandths. */
	average(time: number): Int32Array {
		return this.now.map((weight, at) => Math.round(1_000 * (weight - (this.sum[at] ?? 0) / time)));
	}
}

/** An averaged perceptron over sequences (Collins 2002). Equal examples in equal order give an equal model. */
export class Perceptron {
	private readonly table: Weights;
	private readonly passages: Weights;
	private readonly starts: Weights;
	private readonly random: Random;
	private readonly count: number;
	private time = 1;

	constructor(
		private readonly shape: Shape,
		seed: number,
	) {
		this.random = new Random(seed);
		this.count = shape.labels.length;
		this.table = new Weights(shape.tableSize);
		this.passages = new Weights(shape.passageCount * this.count ** 2);
		this.starts = new Weights(this.count);
	}

	train(examples: readonly Example[], epochs: number): void {
		for (let epoch = 1; epoch <= epochs; epoch++) {
			for (const example of this.random.some(examples, examples.length)) this.learn(example);
		}
	}

	private learn({ sequence: all, labels }: Example): void {
		const sequence = all.map(({ features, passage }) => ({
			features: features.map((group, at) => (at < features.length - 1 ? group : group.filter(() => !this.random.chance(LEFT_OUT)))),
			passage,
		}));
		const model = this.of(this.table.now, this.passages.now, this.starts.now);
		const guess = decode(model, sequence, this.widened(scoresOf(model, sequence), labels));
		const truth = Uint8Array.from(labels, (label, at) => (label === -1 ? (guess[at] ?? 0) : label));
		sequence.forEach((seen, at) => {
			const [right, wrong] = [truth[at] ?? 0, guess[at] ?? 0];
			if (right !== wrong) {
				for (const feature of seen.features.flatMap((group) => [...group])) {
					this.table.add(slotOf(feature, right, this.shape.tableSize), 1, this.time);
					this.table.add(slotOf(feature, wrong, this.shape.tableSize), -1, this.time);
				}
				if (at === 0) {
					this.starts.add(right, 1, this.time);
					this.starts.add(wrong, -1, this.time);
				}
			}
			const [before, guessed] = [truth[at - 1] ?? 0, guess[at - 1] ?? 0];
			if (at > 0 && (right !== wrong || before !== guessed)) {
				this.passages.add(passageAt(this.count, seen.passage, before, right), 1, this.time);
				this.passages.add(passageAt(this.count, seen.passage, guessed, wrong), -1, this.time);
			}
		});
		this.time += 1;
	}

	private widened(scores: Float64Array, labels: Int8Array): Float64Array {
		return scores.map((score, cell) => {
			const right = labels[Math.floor(cell / this.count)] ?? -1;
			return right === -1 || right === cell % this.count ? score : score + MARGIN;
		});
	}

	private of(table: Int32Array, passages: Int32Array, starts: Int32Array): SequenceModel {
		return { labelCount: this.count, table, passages, starts };
	}

	model(): SequenceModel {
		return this.of(this.table.average(this.time), this.passages.average(this.time), this.starts.average(this.time));
	}
}

/** What several models say together: their order of learning differs, and with it what each took for telling by chance. */
export function together(models: readonly SequenceModel[]): SequenceModel {
	const sum = (of: (model: SequenceModel) => ArrayLike<number>) =>
		Int32Array.from(of(models[0] as SequenceModel), (_, at) => models.reduce((total, model) => total + (of(model)[at] ?? 0), 0));
	return {
		labelCount: models[0]?.labelCount ?? 0,
		table: sum(({ table }) => table),
		passages: sum(({ passages }) => passages),
		starts: sum(({ starts }) => starts),
	};
}

/** Eight bits a weight. The scale is the same for all, so it does not matter which; what would need more is cut. */
export function packModel(model: SequenceModel, labels: readonly string[]): PackedModel {
	const all = [model.table, model.passages, model.starts]
		.flatMap((weights) => Array.from(weights, (weight) => Math.abs(weight)))
		.filter((weight) => weight > 0);
	const scale = all.sort((a, b) => a - b)[Math.floor(all.length * 0.9995)] ?? 1;
	const pack = (weights: ArrayLike<number>) =>
		Buffer.from(Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round((127 * weight) / scale)))).buffer).toString("base64");
	return { labels, table: pack(model.table), passages: pack(model.passages), starts: pack(model.starts) };
}

/** How many of the examples' elements a model labels right, by group, and what it takes for what. */
export function describeErrors(model: SequenceModel, labels: readonly string[], examples: readonly Example[]): string {
	const groups = new Map<string, { right: number; all: number }>();
	const confusions = new Map<string, number>();
	for (const { group, sequence, labels: truth } of examples) {
		const guess = decode(model, sequence);
		const count = groups.get(group) ?? { right: 0, all: 0 };
		groups.set(group, count);
		truth.forEach((label, at) => {
			if (label === -1) return;
			count.all += 1;
			if (label === guess[at]) count.right += 1;
			else {
				const key = `${labels[label]} read as ${labels[guess[at] ?? 0]}`;
				confusions.set(key, (confusions.get(key) ?? 0) + 1);
			}
		});
	}
	const counts = [...groups.values()];
	const [right, all] = [counts.reduce((sum, count) => sum + count.right, 0), counts.reduce((sum, count) => sum + count.all, 0)];
	const most = [...confusions].sort((a, b) => b[1] - a[1]).slice(0, 12);
	const shares = [...groups].sort().map(([group, count]) => `${group} ${((100 * count.right) / count.all).toFixed(1)}`);
	return `right ${((100 * right) / all).toFixed(2)} % of ${all}: ${shares.join(", ")}\n${most.map(([what, count]) => `  ${count} ${what}`).join("\n")}\n`;
}
