import type { PostingIdentity } from "./posting-identity";
import { placeKeys, placesEqual } from "./posting-places";
import type { TitleLikeness } from "./posting-title";
import type { PairCounts } from "./rare-words";
import { factsAgree, textLikeness } from "./same-opening";
import type { TextMemory } from "./text-memory";

/** Under one key that says little, so many are looked at; that many alike ones are not told apart by looking at more. */
const MOST_UNDER_KEY = 60;
/** So many texts are compared with that of a posting. */
const MOST_TEXTS = 12;
const FOR_SAME_TITLE = 0.1;
const FOR_SAME_PLACES = 0.05;
/** Sums of shares differ by so little when nothing differs. */
const ROUNDING = 1e-9;

/** One posting in the making, with the identity of what it holds so far. */
export interface Cluster {
	identity: PostingIdentity;
	/** In order of appearance: where several clusters fit equally, the first one is it. */
	readonly order: number;
}

interface Candidate {
	readonly cluster: Cluster;
	readonly shared: number;
	readonly title: TitleLikeness;
}

const titleKeys = ({ titleHints }: PostingIdentity, places: readonly string[]): string[] =>
	titleHints.flatMap((hint) => places.map((place) => `${hint}|${place}`));

/** What has the very text is found without comparing; after it, little else needs comparing. */
function sameTextFirst(candidates: readonly Candidate[], { posting }: PostingIdentity): readonly Candidate[] {
	const isSame = ({ cluster }: Candidate) => cluster.identity.posting.description === posting.description;
	return candidates.some(isSame) ? [...candidates.filter(isSame), ...candidates.filter((candidate) => !isSame(candidate))] : candidates;
}

/** The postings of one company so far, and the ways to find one again. */
export class Clusters {
	private readonly byKey = new Map<string, Set<Cluster>>();
	readonly all: Cluster[] = [];

	constructor(
		private readonly texts: TextMemory,
		private readonly counts: PairCounts,
	) {}

	/** The posting that this one repeats, and what they have in common; null for a new one. */
	find(posting: PostingIdentity): { cluster: Cluster; key: string } | null {
		let best: { candidate: Candidate; likeness: number } | null = null;
		for (const candidate of sameTextFirst(this.candidates(posting), posting)) {
			const likeness = this.likeness(candidate, posting, best?.likeness ?? 0);
			if (likeness === null) continue;
			const isBetter = best === null || likeness > best.likeness || (likeness === best.likeness && candidate.cluster.order < best.candidate.cluster.order);
			if (isBetter) best = { candidate, likeness };
		}
		if (best === null) return null;
		const { cluster } = best.candidate;
		const isSameTitle = cluster.identity.titleKey === posting.titleKey;
		return { cluster, key: isSameTitle ? `title: ${posting.companyKey}|${posting.titleKey}` : `text: ${posting.companyKey}` };
	}

	/** Null for what cannot be the same, and for what is less alike than `wanted`. */
	private likeness({ cluster, title }: Candidate, posting: PostingIdentity, wanted: number): number | null {
		const beside = (title === "same" ? FOR_SAME_TITLE : 0) + (placesEqual(cluster.identity.places, posting.places) ? FOR_SAME_PLACES : 0);
		const likeness = textLikeness(cluster.identity, posting, title, this.texts, wanted - beside - ROUNDING);
		return likeness === null ? null : likeness + beside;
	}

	/** Postings that may be the same, those with most rare words in common first. */
	private candidates(posting: PostingIdentity): Candidate[] {
		const found = new Map<Cluster, number>();
		for (const key of this.textKeys(posting)) for (const cluster of this.under(key)) found.set(cluster, (found.get(cluster) ?? 0) + 1);
		for (const key of titleKeys(posting, placeKeys(posting.places).asked))
			for (const cluster of this.under(key)) if (!found.has(cluster)) found.set(cluster, 0);
		const candidates: Candidate[] = [];
		for (const [cluster, shared] of found) {
			const title = factsAgree(cluster.identity, posting);
			if (title !== null) candidates.push({ cluster, shared, title });
		}
		return candidates
			.sort(
				(one, other) => other.shared - one.shared || Number(one.title !== "same") - Number(other.title !== "same") || one.cluster.order - other.cluster.order,
			)
			.slice(0, MOST_TEXTS);
	}

	add(identity: PostingIdentity): void {
		const cluster = { identity, order: this.all.length };
		this.all.push(cluster);
		this.index(cluster, identity);
	}

	/** Puts what a cluster has become in its place. */
	replace(cluster: Cluster, identity: PostingIdentity): void {
		cluster.identity = identity;
		this.index(cluster, identity);
	}

	private textKeys({ posting }: PostingIdentity): readonly string[] {
		return this.counts.rareKeys(this.texts.of(posting.description));
	}

	private *under(key: string): Generator<Cluster> {
		let looked = 0;
		for (const cluster of this.byKey.get(key) ?? []) {
			if (looked++ === MOST_UNDER_KEY) return;
			yield cluster;
		}
	}

	private index(cluster: Cluster, identity: PostingIdentity): void {
		for (const key of [...this.textKeys(identity), ...titleKeys(identity, placeKeys(identity.places).own)]) {
			const known = this.byKey.get(key);
			if (known) known.add(cluster);
			else this.byKey.set(key, new Set([cluster]));
		}
	}
}
