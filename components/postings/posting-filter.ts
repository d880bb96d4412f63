import type { ListedPosting, PostingSort } from "@/lib/goal-jobs/posting-schemas";

export interface PostingFilter {
	text: string;
	remote: "Any" | "Remote" | "Hybrid" | "On-site";
	isLiveOnly: boolean;
	isSelectedOnly: boolean;
	sort: PostingSort;
}

export const NO_FILTER: PostingFilter = { text: "", remote: "Any", isLiveOnly: false, isSelectedOnly: false, sort: "fit" };

/** The API takes no longer words. */
const MAX_WORDS_LENGTH = 200;

/** What the API is asked for; null when nothing can pass: only chosen ones are wanted and none is chosen. */
export function queryOf(filter: PostingFilter, selected: ReadonlySet<string>) {
	if (filter.isSelectedOnly && selected.size === 0) return null;
	const words = filter.text.trim().slice(0, MAX_WORDS_LENGTH);
	return {
		sort: filter.sort,
		...(words ? { q: words } : {}),
		...(filter.remote === "Any" ? {} : { remote: [filter.remote] }),
		...(filter.isLiveOnly ? { status: ["live" as const] } : {}),
		...(filter.isSelectedOnly ? { jobId: [...selected].sort() } : {}),
	};
}
export type PostingListQuery = NonNullable<ReturnType<typeof queryOf>>;

/** Whether a posting is an invented one, so that nobody takes it for a real one. */
export function isSamplePosting(posting: Pick<ListedPosting, "sources">): boolean {
	return posting.sources.some((source) => source.isSample);
}
