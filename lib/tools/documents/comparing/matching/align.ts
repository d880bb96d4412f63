/** Places of two lists that belong together, in order. */
export type Pair = readonly [number, number];

/** Of lists as long as this every way to align them is weighed; longer ones are parted at what stands once in both. */
const MOST_CELLS = 250_000;

interface Span {
	readonly from: number;
	readonly to: number;
	readonly otherFrom: number;
	readonly otherTo: number;
}

/**
 * The entries that two lists have in common, in order: equal ends first, then what stands once in both (longest rising row), and what is between those
 * in full where it is short. Grows with n log n; of long stretches without anything that stands once nothing is said to be common.
 */
export function align(one: readonly string[], other: readonly string[]): Pair[] {
	const pairs: Pair[] = [];
	const open: Span[] = [{ from: 0, to: one.length, otherFrom: 0, otherTo: other.length }];
	while (open.length > 0) {
		const given = open.pop();
		if (!given) break;
		const span = withoutEnds(one, other, given, pairs);
		const [length, otherLength] = [span.to - span.from, span.otherTo - span.otherFrom];
		if (length === 0 || otherLength === 0) continue;
		if (length * otherLength <= MOST_CELLS) {
			pairs.push(...inFull(one, other, span));
			continue;
		}
		const anchors = anchorsOf(one, other, span);
		let { from, otherFrom } = span;
		if (anchors.length === 0) continue;
		for (const [at, otherAt] of [...anchors, [span.to, span.otherTo] as const]) {
			open.push({ from, to: at, otherFrom, otherTo: otherAt });
			if (at < span.to) pairs.push([at, otherAt]);
			[from, otherFrom] = [at + 1, otherAt + 1];
		}
	}
	return pairs.sort((a, b) => a[0] - b[0]);
}

function withoutEnds(one: readonly string[], other: readonly string[], given: Span, pairs: Pair[]): Span {
	let { from, to, otherFrom, otherTo } = given;
	while (from < to && otherFrom < otherTo && one[from] === other[otherFrom]) pairs.push([from++, otherFrom++]);
	while (from < to && otherFrom < otherTo && one[to - 1] === other[otherTo - 1]) pairs.push([--to, --otherTo]);
	return { from, to, otherFrom, otherTo };
}

/** The longest common row, by the table of all beginnings. */
function inFull(one: readonly string[], other: readonly string[], { from, to, otherFrom, otherTo }: Span): Pair[] {
	const [rows, columns] = [to - from, otherTo - otherFrom];
	const width = columns + 1;
	const lengths = new Uint32Array((rows + 1) * width);
	for (let row = rows - 1; row >= 0; row--) {
		for (let column = columns - 1; column >= 0; column--) {
			const isSame = one[from + row] === other[otherFrom + column];
			const [below, beside] = [lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0];
			lengths[row * width + column] = isSame ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1 : Math.max(below, beside);
		}
	}
	const pairs: Pair[] = [];
	for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
		if (one[from + row] === other[otherFrom + column]) pairs.push([from + row++, otherFrom + column++]);
		else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row += 1;
		else column += 1;
	}
	return pairs;
}

/** What stands exactly once in both spans, as the longest row that rises in both. */
function anchorsOf(one: readonly string[], other: readonly string[], { from, to, otherFrom, otherTo }: Span): Pair[] {
	const places = new Map<string, { at: number; count: number; otherAt: number; otherCount: number }>();
	for (let at = from; at < to; at++) {
		const entry = places.get(one[at] ?? "") ?? { at, count: 0, otherAt: 0, otherCount: 0 };
		entry.count += 1;
		places.set(one[at] ?? "", entry);
	}
	for (let at = otherFrom; at < otherTo; at++) {
		const entry = places.get(other[at] ?? "");
		if (!entry) continue;
		entry.otherAt = at;
		entry.otherCount += 1;
	}
	const once = [...places.values()].filter(({ count, otherCount }) => count === 1 && otherCount === 1).sort((a, b) => a.at - b.at);
	return longestRising(once.map(({ at, otherAt }) => [at, otherAt] as const));
}

/** Patience: each pair on the leftmost pile whose top is not lower. */
function longestRising(pairs: readonly Pair[]): Pair[] {
	const tops: number[] = [];
	const before: number[] = [];
	for (const [index, [, value]] of pairs.entries()) {
		let [low, high] = [0, tops.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < value) low = middle + 1;
			else high = middle;
		}
		before[index] = low > 0 ? (tops[low - 1] ?? -1) : -1;
		tops[low] = index;
	}
	const row: Pair[] = [];
	for (let index = tops.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
		const pair = pairs[index];
		if (pair) row.push(pair);
	}
	return row.reverse();
}
