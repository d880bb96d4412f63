import { atOnce } from "@/lib/platform/turns";
import { MOST_SOURCES } from "@/lib/tools/job-search/limits";
import type { Posting, PostingSourceRef } from "@/lib/tools/job-search/schemas";
import { Clusters } from "./posting-clusters";
import { boardKey, identify, type PostingIdentity } from "./posting-identity";

const SHORT_DESCRIPTION = 200;

/** Postings that became one. `key` is what the first two of them had in common. */
export interface DuplicateGroup {
	readonly keptId: string;
	readonly mergedIds: string[];
	readonly key: string;
}

interface Deduped {
	readonly postings: Posting[];
	readonly duplicates: number;
	readonly groups: DuplicateGroup[];
}

interface Merge {
	readonly keptId: string;
	readonly mergedId: string;
	readonly key: string;
}

function compareText(one: string, other: string): number {
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

/** Best source first, then by name, so that equal sets of postings give equal output in whatever order they come. */
function comparePostings(one: Posting, other: Posting): number {
	const [first, second] = [one.sources[0], other.sources[0]];
	const bySource = first && second ? compareSources(first, second) : 0;
	return bySource || compareText(one.jobId, other.jobId) || compareText(JSON.stringify(one), JSON.stringify(other));
}

/** The kept posting with all sources; what it does not say is taken from the other. Its own text, dates and apply address stay. */
function merged(kept: Posting, other: Posting): Posting {
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

interface Pass {
	readonly postings: Posting[];
	readonly merges: Merge[];
}

function* onePass(postings: readonly Posting[], identityOf: (posting: Posting) => PostingIdentity): Generator<void, Pass, void> {
	const clusters = new Clusters();
	const merges: Merge[] = [];
	for (const posting of [...postings].sort(comparePostings)) {
		yield;
		const identity = identityOf(posting);
		const found = clusters.find(identity);
		if (found === null) clusters.add(identity);
		else {
			const kept = found.cluster.identity.posting;
			merges.push({ keptId: kept.jobId, mergedId: posting.jobId, key: found.key });
			clusters.replace(found.cluster, identityOf(merged(kept, posting)), identity);
		}
	}
	return { postings: clusters.all.map((cluster) => cluster.identity.posting), merges };
}

/** Merges of later passes swallow the groups of what they merge. */
function groupsOf(merges: readonly Merge[]): DuplicateGroup[] {
	const groups = new Map<string, { mergedIds: string[]; key: string }>();
	for (const { keptId, mergedId, key } of merges) {
		const group = groups.get(keptId) ?? { mergedIds: [], key };
		group.mergedIds.push(mergedId);
		if (mergedId !== keptId) {
			group.mergedIds.push(...(groups.get(mergedId)?.mergedIds ?? []));
			groups.delete(mergedId);
		}
		groups.set(keptId, group);
	}
	return [...groups]
		.map(([keptId, { mergedIds, key }]) => ({ keptId, mergedIds: [...mergedIds].sort(), key }))
		.sort((one, other) => compareText(one.keptId, other.keptId));
}

/**
 * Merges postings that are the same opening: the same record, the same address, the same company with the same title words in the same place,
 * or nearly the same text. Never merges postings of different cities. The best source's posting is kept, with all sources on it.
 * Passes run until nothing more merges, so that its own output has no duplicates.
 */
export function* deduping(postings: readonly Posting[]): Generator<void, Deduped, void> {
	const merges: Merge[] = [];
	const identities = new Map<Posting, PostingIdentity>();
	const identityOf = (posting: Posting) => {
		const known = identities.get(posting) ?? identify(posting);
		identities.set(posting, known);
		return known;
	};
	let current: Posting[] = [...postings];
	for (;;) {
		const pass = yield* onePass(current, identityOf);
		current = pass.postings;
		if (pass.merges.length === 0) break;
		merges.push(...pass.merges);
	}
	return { postings: current, duplicates: postings.length - current.length, groups: groupsOf(merges) };
}

/** The same without a pause. */
export function dedupe(postings: readonly Posting[]): Deduped {
	return atOnce(deduping(postings));
}
