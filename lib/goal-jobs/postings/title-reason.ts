import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";

/** From here on a title means the same work as one that was searched for. */
const SAME_TITLE = 85;
/** Levels say nothing of what the work is called. */
const LEVELS = new Set("junior jr senior sr lead principal staff mid intern trainee i ii iii".split(" "));

function wordsOf(title: string): string[] {
	const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}#+]+/gu) ?? [];
	return words.filter((word) => !LEVELS.has(word));
}

/** What can be said for the title of a posting: that it was searched for, or for which of those it is another name; null where neither is true. */
export function titleReason({ title, fit }: Pick<ListedPosting, "title" | "fit">, searched: readonly string[]): string | null {
	const own = new Set(wordsOf(title));
	const isSearched = searched.some((wanted) => {
		const words = wordsOf(wanted);
		return words.length > 0 && words.every((word) => own.has(word));
	});
	if (isSearched) return "The title is one you look for";
	if (fit.title < SAME_TITLE) return null;
	const { family } = normalizeTitle(title);
	const same = family === null ? undefined : searched.find((wanted) => normalizeTitle(wanted).family === family);
	return same === undefined ? null : `The title is another name for ${same}`;
}
