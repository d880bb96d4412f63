import { MOST_NAMES } from "@/lib/platform/contract/told";
import type { SourceReport } from "@/lib/tools/job-search/schemas";

/** A board's own id, as "copper-systems", as people write it. */
function nameOf(board: string): string {
	const words = board.split(/[-_\s]+/).filter(Boolean);
	return words.map((word) => (word === word.toLowerCase() ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word)).join(" ");
}

/** The companies whose own boards gave something, those with the most first: each once, and at most as many as are told. */
export function companiesOf(sources: readonly SourceReport[]): string[] {
	// A board of all companies is called as its source.
	const boards = sources.flatMap(({ provider, boards: all }) => all.filter(({ board, found }) => found > 0 && board.toLowerCase() !== provider.toLowerCase()));
	const names = [...boards].sort((one, other) => other.found - one.found).map(({ board }) => nameOf(board));
	return [...new Set(names)].slice(0, MOST_NAMES);
}
