import type { ComparableText } from "./text-differences";

/** Pairs of words found in so many postings of a company still tell openings apart: an opening has some copies. */
const FEW = 8;
const MOST_KEYS = 6;

/** How often each pair of words occurs in the postings of a company: few pairs are counted as one, so the table stays small. */
export class PairCounts {
	private readonly counts: Uint16Array;
	private readonly mask: number;
	private readonly known = new WeakMap<ComparableText, readonly string[]>();

	constructor(expected: number) {
		let size = 1 << 10;
		while (size < expected * 2 && size < 1 << 23) size *= 2;
		this.counts = new Uint16Array(size);
		this.mask = size - 1;
	}

	add({ pairs }: ComparableText): void {
		for (const pair of pairs) {
			if (pair === 0) continue;
			const slot = (pair >>> 3) & this.mask;
			const count = this.counts[slot] ?? 0;
			if (count < 0xffff) this.counts[slot] = count + 1;
		}
	}

	/**
	 * Keys of which two copies of one opening very likely share one: the least hashes (as in MinHash) of the pairs of words that few postings of the
	 * company have, so that what all its postings say does not hide what tells them apart.
	 */
	rareKeys(text: ComparableText): readonly string[] {
		const keys = this.known.get(text) ?? this.findRareKeys(text);
		this.known.set(text, keys);
		return keys;
	}

	private findRareKeys({ pairs }: ComparableText): string[] {
		const best: { readonly rank: number; readonly pair: number }[] = [];
		for (const pair of pairs) {
			if (pair === 0) continue;
			const count = this.counts[(pair >>> 3) & this.mask] ?? 0;
			if (count < 2) continue;
			const rank = count <= FEW ? 0 : Math.ceil(Math.log2(count));
			const last = best.at(-1);
			if (best.length === MOST_KEYS && last && (rank > last.rank || (rank === last.rank && pair >= last.pair))) continue;
			let at = best.length;
			while (at > 0 && isBefore(rank, pair, best[at - 1])) at--;
			best.splice(at, 0, { rank, pair });
			if (best.length > MOST_KEYS) best.pop();
		}
		return best.map(({ pair }) => String(pair));
	}
}

function isBefore(rank: number, pair: number, other: { readonly rank: number; readonly pair: number } | undefined): boolean {
	return other !== undefined && (rank < other.rank || (rank === other.rank && pair < other.pair));
}
