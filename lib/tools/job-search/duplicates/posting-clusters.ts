import type { Posting } from "@/lib/tools/job-search/schemas";
import { boardKey, type PostingIdentity, placesAgree, placesEqual, shareBoard, titleOverlap } from "./posting-identity";
import { type SimHash, simHashDistance } from "./simhash";

/** Of 64 bits: 59 equal ones are 92 % of the fingerprint. */
const NEAR_DUPLICATE_BITS = 5;
const NEAR_TITLE_OVERLAP = 0.5;
/** Under one key that says little, so many are compared; that many alike ones are not told apart by looking at more. */
const MOST_COMPARED = 100;

/** One posting in the making, with the identity of what it holds so far. */
export interface Cluster {
	identity: PostingIdentity;
	/** In order of appearance: where several clusters fit, the first one is it. */
	readonly order: number;
}

class Index {
	private readonly clusters = new Map<string, Set<Cluster>>();

	/** The clusters under any of the keys, first ones first. */
	under(keys: readonly string[]): Cluster[] {
		const found = new Set<Cluster>();
		for (const key of keys) {
			let compared = 0;
			for (const cluster of this.clusters.get(key) ?? []) {
				if (compared++ === MOST_COMPARED) break;
				found.add(cluster);
			}
		}
		return [...found].sort((one, other) => one.order - other.order);
	}

	add(keys: Iterable<string>, cluster: Cluster): void {
		for (const key of keys) {
			const known = this.clusters.get(key);
			if (known) known.add(cluster);
			else this.clusters.set(key, new Set([cluster]));
		}
	}
}

function sourceKeys(posting: Posting): string[] {
	return posting.sources.map((source) => `${boardKey(source)}\n${source.externalId}`);
}

function isNearText(one: PostingIdentity, other: PostingIdentity): boolean {
	const [first, second] = [one.fingerprint(), other.fingerprint()];
	if (first === null || second === null) return first === second && one.posting.description === other.posting.description;
	return simHashDistance(first, second) <= NEAR_DUPLICATE_BITS;
}

function isNearTitle(one: PostingIdentity, other: PostingIdentity): boolean {
	return one.level === other.level && titleOverlap(one, other) >= NEAR_TITLE_OVERLAP;
}

/** One company may list one title twice on one board for two teams: then the texts decide. */
function isSameOpening(kept: PostingIdentity, other: PostingIdentity): boolean {
	if (!placesEqual(kept, other)) return false;
	return shareBoard(kept, other) ? isNearText(kept, other) : placesAgree(kept, other);
}

/** Bits of a fingerprint that are equal in one of its parts at least, where no more than five differ. */
const PARTS = NEAR_DUPLICATE_BITS + 1;

/** Keys of which two near texts of a company share one: the parts of the fingerprint, or the whole of a short text. */
function textKeys(identity: PostingIdentity): string[] {
	const fingerprint: SimHash | null = identity.fingerprint();
	if (fingerprint === null) return [`${identity.companyKey}|${identity.posting.description}`];
	const bits = fingerprint.high.toString(2).padStart(32, "0") + fingerprint.low.toString(2).padStart(32, "0");
	const width = Math.ceil(bits.length / PARTS);
	return Array.from({ length: PARTS }, (_, part) => `${identity.companyKey}|${part}|${bits.slice(part * width, (part + 1) * width)}`);
}

/** The postings of one pass so far, and the ways to find one again. */
export class Clusters {
	private readonly bySource = new Index();
	private readonly byUrl = new Index();
	private readonly byTitle = new Index();
	private readonly byText = new Index();
	readonly all: Cluster[] = [];

	/** The posting that this one repeats, by the surest way first, and what they have in common; null for a new one. */
	find(posting: PostingIdentity): { cluster: Cluster; key: string } | null {
		for (const key of sourceKeys(posting.posting)) {
			const [cluster] = this.bySource.under([key]);
			if (cluster) return { cluster, key: `source: ${key.replaceAll("\n", " ")}` };
		}
		for (const url of posting.urls) {
			const cluster = this.byUrl.under([`${url}|${posting.level}`]).find(({ identity }) => isNearTitle(identity, posting) && placesAgree(identity, posting));
			if (cluster) return { cluster, key: `url: ${url}` };
		}
		return this.findByText(posting);
	}

	private findByText(posting: PostingIdentity): { cluster: Cluster; key: string } | null {
		const titleKey = `${posting.companyKey}|${posting.titleKey}`;
		const alike = this.byText.under(textKeys(posting));
		const isSame = ({ identity }: Cluster) => `${identity.companyKey}|${identity.titleKey}` === titleKey && isSameOpening(identity, posting);
		const same = [this.byTitle.under([`${titleKey}|${posting.placesKey}`]).find(isSame), alike.find(isSame)].filter((cluster) => cluster !== undefined);
		const [first] = same.sort((one, other) => one.order - other.order);
		if (first) return { cluster: first, key: `title: ${titleKey}` };
		if (posting.fingerprint() === null) return null;
		const near = alike.find(({ identity }) => isNearText(identity, posting) && placesAgree(identity, posting) && isNearTitle(identity, posting));
		return near ? { cluster: near, key: `text: ${posting.companyKey}` } : null;
	}

	add(identity: PostingIdentity): void {
		const cluster = { identity, order: this.all.length };
		this.all.push(cluster);
		this.index(cluster, identity);
	}

	/** Puts what a cluster has become in its place. What it has taken in leads to it as well, also where it kept nothing of that. */
	replace(cluster: Cluster, identity: PostingIdentity, taken: PostingIdentity): void {
		cluster.identity = identity;
		this.index(cluster, identity);
		this.bySource.add(sourceKeys(taken.posting), cluster);
	}

	private index(cluster: Cluster, identity: PostingIdentity): void {
		this.bySource.add(sourceKeys(identity.posting), cluster);
		this.byUrl.add(
			identity.urls.map((url) => `${url}|${identity.level}`),
			cluster,
		);
		this.byTitle.add([`${identity.companyKey}|${identity.titleKey}|${identity.placesKey}`], cluster);
		this.byText.add(textKeys(identity), cluster);
	}
}
