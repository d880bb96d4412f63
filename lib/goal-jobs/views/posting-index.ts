import { ListedPosting, type PostingPage, type PostingSort } from "@/lib/goal-jobs/posting-schemas";
import { comparableSalary } from "@/lib/tools/job-search/comparable-salary";
import { MatchingJob } from "@/lib/tools/job-search/schemas";

type Listed = ListedPosting;

/** One order of all postings, and each one's place in it. */
export interface PostingOrder {
	readonly postings: readonly Listed[];
	readonly placeOf: ReadonlyMap<string, number>;
}

/** A scored list made ready for paging: read once, and sorted once for each order that is asked for. */
export interface PostingIndex {
	/** Best fit first. */
	readonly postings: readonly Listed[];
	readonly facets: PostingPage["facets"];
	/** What `q` is looked for in, lower case, by jobId. */
	readonly textOf: ReadonlyMap<string, string>;
	orderBy(sort: PostingSort): PostingOrder;
}

// Keyed by the parsed output that a list stands in: an index lives as long as that one is kept.
const indexes = new WeakMap<readonly unknown[], PostingIndex>();

/** The index of a list of MatchingJobs, best first; an entry that can't be read is left out rather than hiding all others. */
export function indexPostings(list: readonly unknown[]): PostingIndex {
	const known = indexes.get(list);
	if (known) return known;
	const postings = list.flatMap((entry) => {
		const parsed = ListedPosting.safeParse(entry);
		return parsed.success ? [parsed.data] : [];
	});
	const orders = new Map<PostingSort, PostingOrder>();
	const index: PostingIndex = {
		postings,
		facets: facetsOf(postings),
		textOf: new Map(postings.map((posting) => [posting.jobId, searchText(posting)])),
		orderBy(sort) {
			const order = orders.get(sort) ?? inOrder(sort === "fit" ? postings : [...postings].sort(comparator(sort)));
			orders.set(sort, order);
			return order;
		},
	};
	indexes.set(list, index);
	return index;
}

function inOrder(postings: readonly Listed[]): PostingOrder {
	return { postings, placeOf: new Map(postings.map((posting, place) => [posting.jobId, place])) };
}

/** Whether a list is one of postings, by the first entry that can be read. */
export function isPostingList(value: unknown): value is readonly unknown[] {
	return Array.isArray(value) && value.some((entry) => MatchingJob.safeParse(entry).success);
}

function searchText({ title, company, location, country, fit }: Listed): string {
	return [title, company, location, country, ...fit.matchedSkills, ...fit.missingSkills].join(" ").toLowerCase();
}

/** The list comes best first and sorting keeps equal ones as they are. */
function comparator(sort: PostingSort): (one: Listed, other: Listed) => number {
	switch (sort) {
		case "fit":
			return () => 0;
		case "newest":
			return (one, other) => compare(other.postedAt ?? "", one.postedAt ?? "");
		case "company":
			return (one, other) => one.company.localeCompare(other.company, "en");
		case "salary":
			return (one, other) => (comparableSalary(other.salary) ?? -1) - (comparableSalary(one.salary) ?? -1);
	}
}

function facetsOf(postings: readonly Listed[]): PostingPage["facets"] {
	return {
		remote: countOf(postings.map(({ remote }) => remote)),
		seniority: countOf(postings.map(({ seniority }) => seniority)),
		country: countOf(postings.map(({ country }) => country)),
		source: countOf(postings.flatMap(({ sources }) => [...new Set(sources.map(({ provider }) => provider))])),
		status: countOf(postings.map(({ verification }) => verification.status)),
	};
}

function countOf(values: ReadonlyArray<string | null>): Array<{ value: string; count: number }> {
	const counts = new Map<string, number>();
	for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count || compare(one.value, other.value));
}

function compare(one: string, other: string): number {
	return one < other ? -1 : Number(one > other);
}
