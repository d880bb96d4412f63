import type { DuplicateGroup } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import type { ListedOpening } from "./listed-openings";

/** Shares of pairs of postings, 0 to 1. */
export interface PairScore {
	/** Of the pairs that were merged, those of one opening. */
	readonly precision: number;
	/** Of the pairs of one opening, those that were merged. */
	readonly recall: number;
	readonly f1: number;
}

function pairsOf(keys: readonly string[]): number {
	const counts = new Map<string, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}

/** How well groups of merged postings fit the openings that the postings are of. */
export function scorePairs(listed: readonly ListedOpening[], groups: readonly DuplicateGroup[]): PairScore {
	const keptOf = new Map(groups.flatMap(({ keptId, mergedIds }) => mergedIds.map((id) => [id, keptId] as const)));
	const kept = listed.map(({ posting }) => keptOf.get(posting.jobId) ?? posting.jobId);
	const both = pairsOf(listed.map(({ opening }, index) => `${opening} ${kept[index]}`));
	const precision = both / Math.max(1, pairsOf(kept));
	const recall = both / Math.max(1, pairsOf(listed.map(({ opening }) => opening)));
	return { precision, recall, f1: both === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
