import type { Pair } from "./align";

/** The largest sums of ranges that begin at 0, each found and raised in logarithmic time. */
class HeaviestBefore {
	private readonly tree: { weight: number; at: number }[];

	constructor(size: number) {
		this.tree = Array.from({ length: size + 1 }, () => ({ weight: 0, at: -1 }));
	}

	/** The heaviest that ends before a place. */
	find(place: number): { weight: number; at: number } {
		let best = { weight: 0, at: -1 };
		for (let at = place; at > 0; at -= at & -at) {
			const entry = this.tree[at];
			if (entry && entry.weight > best.weight) best = entry;
		}
		return best;
	}

	set(place: number, entry: { weight: number; at: number }): void {
		for (let at = place + 1; at < this.tree.length; at += at & -at) if (entry.weight > (this.tree[at]?.weight ?? 0)) this.tree[at] = entry;
	}
}

/**
 * Of pairs of places, each place in one pair at most, those that keep their order and weigh most together. What stands elsewhere
 * is then the lighter part: one sentence that went behind three clauses moved, not the clauses.
 */
export function heaviestInOrder(pairs: readonly Pair[], weightOf: (pair: Pair) => number): Set<Pair> {
	const sorted = [...pairs].sort((a, b) => a[0] - b[0]);
	const sums = new HeaviestBefore(sorted.reduce((most, [, other]) => Math.max(most, other + 1), 0));
	const before: number[] = [];
	let last = { weight: 0, at: -1 };
	for (const [at, pair] of sorted.entries()) {
		const best = sums.find(pair[1]);
		before[at] = best.at;
		const own = { weight: best.weight + weightOf(pair), at };
		sums.set(pair[1], own);
		if (own.weight > last.weight) last = own;
	}
	const kept = new Set<Pair>();
	for (let { at } = last; at !== -1; at = before[at] ?? -1) {
		const pair = sorted[at];
		if (pair) kept.add(pair);
	}
	return kept;
}
