/** What is seen of one element of a sequence, as hashes, in groups. */
export interface Seen {
	readonly features: readonly Uint32Array[];
	/** Which table of passages holds between the element before and this one. */
	readonly passage: number;
}

/**
 * A linear model over sequences. `table` holds a weight for each slot of a feature and label (its length is a power of two), `passages` one for each
 * label after each other, for every kind of passage; `starts` one for each label of a first element.
 */
export interface SequenceModel {
	readonly labelCount: number;
	readonly table: Weights;
	readonly passages: Weights;
	readonly starts: Weights;
}

/** As they are kept, a byte each; while a model is made they are larger. A network's are no whole numbers. */
type Weights = Int8Array | Int32Array | Float64Array;

const LABEL_STRIDE = 0x9e3779b1;

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return hash >>> 0;
}

export const hashesOf = (features: readonly string[]): Uint32Array => Uint32Array.from(new Set(features), hashOf);

/** Weights of so many labels of a feature stand side by side, so that few places of the table are visited. */
const BLOCK = 8;

/** Where the weights of a feature for a block of labels begin in a table. */
function blockAt(feature: number, block: number, tableSize: number): number {
	const mixed = Math.imul(feature ^ Math.imul(block + 1, LABEL_STRIDE), 0x85ebca6b);
	return (mixed ^ (mixed >>> 15)) & (tableSize - 1) & ~(BLOCK - 1);
}

/** Where the weight of a feature for a label stands in a table. */
export function slotOf(feature: number, label: number, tableSize: number): number {
	return blockAt(feature, Math.floor(label / BLOCK), tableSize) + (label % BLOCK);
}

export const passageAt = (labelCount: number, passage: number, before: number, label: number): number => (passage * labelCount + before) * labelCount + label;

/** How well each label fits each element by itself: a row of labels an element. */
export function scoresOf({ table, labelCount }: SequenceModel, sequence: readonly Seen[]): Float64Array {
	const scores = new Float64Array(sequence.length * labelCount);
	sequence.forEach(({ features }, at) => {
		const own = scores.subarray(at * labelCount, (at + 1) * labelCount);
		for (const group of features) addScores(own, table, group);
	});
	return scores;
}

/** Adds the weights of some features to the scores of one element. */
function addScores(own: Float64Array, table: Weights, group: Uint32Array): void {
	const [labelCount, size] = [own.length, table.length];
	for (let index = 0; index < group.length; index++) {
		const feature = group[index] as number;
		for (let first = 0; first < labelCount; first += BLOCK) {
			const shift = blockAt(feature, first / BLOCK, size) - first;
			const end = Math.min(first + BLOCK, labelCount);
			for (let label = first; label < end; label++) own[label] = (own[label] as number) + (table[shift + label] as number);
		}
	}
}

/** The labels that fit best together (Viterbi 1967), by number. */
export function decode(model: SequenceModel, sequence: readonly Seen[], scores: Float64Array = scoresOf(model, sequence)): Uint8Array {
	const { labelCount: count, passages, starts } = model;
	const best = new Float64Array(sequence.length * count);
	const from = new Uint8Array(sequence.length * count);
	for (let label = 0; label < count; label++) best[label] = (starts[label] as number) + (scores[label] ?? 0);
	for (let at = 1; at < sequence.length; at++) {
		const [own, earlier] = [at * count, (at - 1) * count];
		best.fill(Number.NEGATIVE_INFINITY, own, own + count);
		// In the order of the table, which is large.
		let passage = passageAt(count, sequence[at]?.passage ?? 0, 0, 0);
		for (let before = 0; before < count; before++) {
			const reached = best[earlier + before] as number;
			for (let label = own; label < own + count; label++) {
				const score = reached + (passages[passage++] as number);
				if (score <= (best[label] as number)) continue;
				best[label] = score;
				from[label] = before;
			}
		}
		for (let label = own; label < own + count; label++) best[label] = (best[label] as number) + (scores[label] as number);
	}
	const labels = new Uint8Array(sequence.length);
	for (let at = sequence.length - 1; at >= 0; at--)
		labels[at] = at === sequence.length - 1 ? bestOf(best.subarray(at * count)) : (from[(at + 1) * count + (labels[at + 1] ?? 0)] ?? 0);
	return labels;
}

function bestOf(scores: Float64Array): number {
	return scores.reduce((top, score, label) => (score > (scores[top] ?? 0) ? label : top), 0);
}

/** A model as it is kept: bytes in base64, a weight each. */
export interface PackedModel {
	readonly labels: readonly string[];
	readonly table: string;
	readonly passages: string;
	readonly starts: string;
}

export function unpackModel({ labels, table, passages, starts }: PackedModel): SequenceModel {
	const weights = (packed: string) => new Int8Array(Buffer.from(packed, "base64"));
	return { labelCount: labels.length, table: weights(table), passages: weights(passages), starts: weights(starts) };
}
