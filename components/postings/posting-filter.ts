import { comparableSalary } from "@/lib/tools/job-search/comparable-salary";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";

/** A posting in a list: everything but its long text, which a preview may leave out. */
export type ListedPosting = Omit<MatchingJob, "description"> & { description?: string | undefined };

export interface PostingFilter {
	text: string;
	remote: "Any" | "Remote" | "Hybrid" | "On-site";
	isLiveOnly: boolean;
	isSelectedOnly: boolean;
	minFit: number;
	sort: "fit" | "newest" | "salary" | "company";
}

export const NO_FILTER: PostingFilter = { text: "", remote: "Any", isLiveOnly: false, isSelectedOnly: false, minFit: 0, sort: "fit" };

/** Postings whose salary nothing can be compared with come last. */
const salaryRank = (posting: ListedPosting) => comparableSalary(posting.salary) ?? -1;

const order: Record<PostingFilter["sort"], (left: ListedPosting, right: ListedPosting) => number> = {
	fit: (left, right) => right.fit.overall - left.fit.overall,
	newest: (left, right) => (right.postedAt ?? "").localeCompare(left.postedAt ?? ""),
	salary: (left, right) => salaryRank(right) - salaryRank(left),
	company: (left, right) => left.company.localeCompare(right.company),
};

function searchText(posting: ListedPosting): string {
	return [posting.title, posting.company, posting.location, posting.country, ...posting.fit.matchedSkills, ...posting.fit.missingSkills]
		.join(" ")
		.toLowerCase();
}

/** The postings that pass, sorted; equal ones stay best fit first. Every word of `text` must occur somewhere. */
export function filterPostings(postings: readonly ListedPosting[], filter: PostingFilter, selected: ReadonlySet<string>): ListedPosting[] {
	const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
	return postings
		.filter((posting) => {
			if (filter.remote !== "Any" && posting.remote !== filter.remote) return false;
			if (filter.isLiveOnly && posting.verification.status !== "live") return false;
			if (filter.isSelectedOnly && !selected.has(posting.jobId)) return false;
			if (posting.fit.overall < filter.minFit) return false;
			if (words.length === 0) return true;
			const text = searchText(posting);
			return words.every((word) => text.includes(word));
		})
		.sort((left, right) => order[filter.sort](left, right) || right.fit.overall - left.fit.overall || left.jobId.localeCompare(right.jobId));
}

/** Whether a posting is an invented one, so that nobody takes it for a real one. */
export function isSamplePosting(posting: Pick<ListedPosting, "sources">): boolean {
	return posting.sources.some((source) => source.isSample);
}
