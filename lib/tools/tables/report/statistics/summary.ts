/** A sum whose small parts are not lost beside large ones (Neumaier). */
export class Sum {
	private total = 0;
	private lost = 0;

	add(value: number): void {
		const next = this.total + value;
		this.lost += Math.abs(this.total) >= Math.abs(value) ? this.total - next + value : value - next + this.total;
		this.total = next;
	}

	get value(): number {
		return this.total + this.lost;
	}
}

/** Count, mean and spread of values that come one by one (Welford), with their exact sum. */
export class Moments {
	count = 0;
	mean = 0;
	private squares = 0;
	private readonly total = new Sum();

	add(value: number): void {
		this.count += 1;
		const before = value - this.mean;
		this.mean += before / this.count;
		this.squares += before * (value - this.mean);
		this.total.add(value);
	}

	get sum(): number {
		return this.total.value;
	}

	/** Of the sample, with one degree of freedom less than values. */
	get variance(): number {
		return this.count > 1 ? this.squares / (this.count - 1) : 0;
	}
}

/** The numbers that there are, from small to large. Counted first: what `filter` gathers on the way takes four times their room. */
export function sortedNumbers(values: Float64Array): Float64Array {
	let count = 0;
	for (const value of values) if (!Number.isNaN(value)) count += 1;
	const sorted = new Float64Array(count);
	let at = 0;
	for (const value of values) {
		if (Number.isNaN(value)) continue;
		sorted[at] = value;
		at += 1;
	}
	return sorted.sort();
}

/** The value below which a share of the sorted values lies, between two values where it falls between (type 7 of Hyndman and Fan). */
export function quantile(sorted: ArrayLike<number>, share: number): number {
	if (sorted.length === 0) return Number.NaN;
	const place = (sorted.length - 1) * share;
	const below = Math.floor(place);
	const low = sorted[below] ?? Number.NaN;
	const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low;
	return low + (high - low) * (place - below);
}

export interface Fences {
	readonly lower: number;
	readonly upper: number;
}

/** How far values may lie from the middle half, as multiples of its width; null where the middle half is a single value. */
export function fencesOf(sorted: ArrayLike<number>, factor: number): Fences | null {
	const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
	const width = third - first;
	return width > 0 ? { lower: first - factor * width, upper: third + factor * width } : null;
}

/** Those of the sorted values that lie within fences, as a part of the same memory. */
export function within(sorted: Float64Array, { lower, upper }: Fences): Float64Array {
	return sorted.subarray(countBelow(sorted, lower, false), countBelow(sorted, upper, true));
}

/** Counts of values in bins of equal width from the smallest to the largest. */
export function binCounts(sorted: ArrayLike<number>, bins: number, low = sorted[0] ?? 0, high = sorted[sorted.length - 1] ?? 0): number[] {
	const counts = new Array<number>(high > low ? bins : 1).fill(0);
	for (let at = 0; at < sorted.length; at += 1) {
		const value = sorted[at] ?? 0;
		if (value < low || value > high) continue;
		const bin = high > low ? Math.min(counts.length - 1, Math.floor(((value - low) / (high - low)) * counts.length)) : 0;
		counts[bin] = (counts[bin] ?? 0) + 1;
	}
	return counts;
}

/** How many of the sorted values are lower, or also those that are equal. */
function countBelow(sorted: ArrayLike<number>, value: number, withEqual: boolean): number {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const at = sorted[middle] ?? 0;
		if (at < value || (withEqual && at === value)) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The place of each value in their order, from 1; equal values share the middle of their places. What is no number stays so. */
export function ranksOf(values: Float64Array): Float64Array {
	const sorted = sortedNumbers(values);
	return values.map((value) => (Number.isNaN(value) ? value : (countBelow(sorted, value, false) + countBelow(sorted, value, true) + 1) / 2));
}
