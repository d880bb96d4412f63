import { atOnce } from "@/lib/platform/waiting/turns";
import type { Posting } from "@/lib/tools/job-search/schemas";
import { companyKey } from "./company-name";
import { type Merge, mergeCompany } from "./company-postings";
import { compareText, inOrder } from "./merged-posting";
import { mergeSameAddress } from "./same-address";

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

function byCompany(postings: readonly Posting[]): Map<string, Posting[]> {
	const companies = new Map<string, Posting[]>();
	for (const posting of postings) {
		const key = companyKey(posting.company);
		const known = companies.get(key);
		if (known) known.push(posting);
		else companies.set(key, [posting]);
	}
	return companies;
}

const isSameList = (one: readonly Posting[], other: readonly Posting[] | undefined): boolean =>
	one.length === other?.length && one.every((posting, index) => posting === other[index]);

/**
 * Merges postings that are the same opening: the same record, the same page, or one company's with the same title in the same place whose texts do
 * not contradict each other. Never merges postings of different cities. The best source's posting is kept, with all sources on it.
 * Passes run until nothing more merges, so that its own output has no duplicates.
 */
export function* deduping(postings: readonly Posting[]): Generator<void, Deduped, void> {
	const merges: Merge[] = [];
	const settled = new Map<string, readonly Posting[]>();
	let current: readonly Posting[] = postings;
	for (;;) {
		const before = merges.length;
		const pass = yield* mergeSameAddress(current);
		merges.push(...pass.merges);
		const next: Posting[] = [];
		for (const [company, own] of byCompany(pass.postings)) {
			const list = inOrder(own);
			if (!isSameList(list, settled.get(company))) {
				const found = yield* mergeCompany(list);
				for (const merge of found.merges) merges.push(merge);
				settled.set(company, found.postings);
			}
			for (const posting of settled.get(company) ?? []) next.push(posting);
		}
		current = next;
		if (merges.length === before) break;
	}
	return { postings: inOrder(current), duplicates: postings.length - current.length, groups: groupsOf(merges) };
}

/** The same without a pause. */
export function dedupe(postings: readonly Posting[]): Deduped {
	return atOnce(deduping(postings));
}
