import type { Posting } from "@/lib/tools/job-search/schemas";
import { inOrder, merged } from "./merged-posting";
import { Clusters } from "./posting-clusters";
import { identify } from "./posting-identity";
import { PairCounts } from "./rare-words";
import { TextMemory } from "./text-memory";

/** One posting that went into another. `key` is what they had in common. */
export interface Merge {
	readonly keptId: string;
	readonly mergedId: string;
	readonly key: string;
}

/** Postings and what became one among them. */
export interface Pass {
	readonly postings: readonly Posting[];
	readonly merges: readonly Merge[];
}

/** Merges postings of one company that are the same by title, place and text, until nothing more merges. */
export function* mergeCompany(postings: readonly Posting[]): Generator<void, Pass, void> {
	const merges: Merge[] = [];
	const texts = new TextMemory();
	let current = inOrder(postings);
	while (current.length > 1) {
		const pass = yield* onePass(current, texts);
		if (pass.merges.length === 0) break;
		merges.push(...pass.merges);
		current = inOrder(pass.postings);
	}
	return { postings: current, merges };
}

function* onePass(postings: readonly Posting[], texts: TextMemory): Generator<void, Pass, void> {
	const length = postings.reduce((sum, { description }) => sum + description.length, 0);
	const counts = new PairCounts(length / 6);
	for (const { description } of postings) {
		yield;
		counts.add(texts.of(description));
	}
	const clusters = new Clusters(texts, counts);
	const merges: Merge[] = [];
	for (const posting of postings) {
		yield;
		const identity = identify(posting);
		const found = clusters.find(identity);
		if (found === null) {
			clusters.add(identity);
			continue;
		}
		const kept = found.cluster.identity.posting;
		merges.push({ keptId: kept.jobId, mergedId: posting.jobId, key: found.key });
		clusters.replace(found.cluster, identify(merged(kept, posting)));
	}
	return { postings: clusters.all.map(({ identity }) => identity.posting), merges };
}
