import { type Block, tokensOf } from "@/lib/tools/documents/comparing/block";

const MOST_WORDS = 400;

/** The words of blocks, counted once each. */
export class Words {
	private readonly known = new WeakMap<Block, ReadonlyMap<string, number>>();

	of(block: Block): ReadonlyMap<string, number> {
		const found = this.known.get(block);
		if (found) return found;
		const words = new Map<string, number>();
		for (const word of tokensOf(block.cells.join(" "))
			.filter((token) => /[\p{L}\p{N}]/u.test(token))
			.slice(0, MOST_WORDS)) {
			const plain = word.toLowerCase();
			words.set(plain, (words.get(plain) ?? 0) + 1);
		}
		this.known.set(block, words);
		return words;
	}

	/** The share of words that two blocks have in common (Dice's coefficient), 0 to 1. */
	likeness(one: Block, other: Block): number {
		const [words, others] = [this.of(one), this.of(other)];
		let [common, all] = [0, 0];
		for (const [word, count] of words) {
			common += Math.min(count, others.get(word) ?? 0);
			all += count;
		}
		for (const count of others.values()) all += count;
		return all === 0 ? 0 : (2 * common) / all;
	}
}
