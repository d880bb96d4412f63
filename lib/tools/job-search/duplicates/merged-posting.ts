import { MOST_SOURCES } from "@/lib/tools/job-search/limits";
import type { Posting, PostingSourceRef } from "@/lib/tools/job-search/schemas";
import { boardKey } from "./posting-identity";
import { placesOf } from "./posting-places";

const SHORT_DESCRIPTION = 200;

/** Two texts in the order of their code units. */
export function compareText(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

function compareSources(one: PostingSourceRef, other: PostingSourceRef): number {
	return (
		one.priority - other.priority ||
		compareText(boardKey(one), boardKey(other)) ||
		compareText(one.externalId, other.externalId) ||
		compareText(one.url, other.url)
	);
}

/**
 * Best source first, then what names a town and says most, then by name: a poorer copy finds the richer one already there, and equal sets of
 * postings give equal output in whatever order they come.
 */
export function inOrder(postings: readonly Posting[]): Posting[] {
	return postings
		.map((posting) => ({ posting, priority: posting.sources[0]?.priority ?? 0, hasTown: placesOf(posting).some(({ city }) => city !== null) ? 0 : 1 }))
		.sort(
			(one, other) =>
				one.priority - other.priority ||
				one.hasTown - other.hasTown ||
				other.posting.description.length - one.posting.description.length ||
				comparePostings(one.posting, other.posting),
		)
		.map(({ posting }) => posting);
}

function comparePostings(one: Posting, other: Posting): number {
	const [first, second] = [one.sources[0], other.sources[0]];
	const bySource = first && second ? compareSources(first, second) : 0;
	return bySource || compareText(one.jobId, other.jobId) || compareText(JSON.stringify(one), JSON.stringify(other));
}

/** The kept posting with all sources; what it does not say is taken from the other. Its own text, dates and apply address stay. */
export function merged(kept: Posting, other: Posting): Posting {
	const sources = new Map([...other.sources, ...kept.sources].map((source) => [`${boardKey(source)}\n${source.externalId}`, source]));
	const hasPlace = kept.location !== null;
	return {
		...kept,
		location: kept.location ?? other.location,
		country: kept.country ?? (hasPlace ? null : other.country),
		remote: kept.remote ?? other.remote,
		seniority: kept.seniority ?? other.seniority,
		employmentType: kept.employmentType ?? other.employmentType,
		salary: kept.salary ?? other.salary,
		postedAt: kept.postedAt ?? other.postedAt,
		description: kept.description.length < SHORT_DESCRIPTION && other.description.length > kept.description.length ? other.description : kept.description,
		sources: [...sources.values()].sort(compareSources).slice(0, MOST_SOURCES),
	};
}
