import type { Posting } from "@/lib/tools/job-search/schemas";
import { boardKey, type PostingIdentity, placesAgree, placesEqual, shareBoard, titleOverlap } from "./posting-identity";
import { simHashDistance } from "./simhash";

/** Of 64 bits: 59 equal ones are 92 % of the fingerprint. */
const NEAR_DUPLICATE_BITS = 5;
const NEAR_TITLE_OVERLAP = 0.5;

/** One posting in the making, with the identity of what it holds so far. */
export interface Cluster {
	identity: PostingIdentity;
}

class Index {
	private readonly clusters = new Map<string, Set<Cluster>>();

	find(key: string, accepts: (cluster: Cluster) => boolean): Cluster | undefined {
		for (const cluster of this.clusters.get(key) ?? []) if (accepts(cluster)) return cluster;
		return undefined;
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

/** The postings of one pass so far, and the ways to find one again. */
export class Clusters {
	private readonly bySource = new Index();
	private readonly byUrl = new Index();
	private readonly byTitle = new Index();
	private readonly byCompany = new Index();
	readonly all: Cluster[] = [];

	/** The posting that this one repeats, by the surest way first, and what they have in common; null for a new one. */
	find(posting: PostingIdentity): { cluster: Cluster; key: string } | null {
		for (const key of sourceKeys(posting.posting)) {
			const cluster = this.bySource.find(key, () => true);
			if (cluster) return { cluster, key: `source: ${key.replaceAll("\n", " ")}` };
		}
		for (const url of posting.urls) {
			const cluster = this.byUrl.find(url, ({ identity }) => isNearTitle(identity, posting) && placesAgree(identity, posting));
			if (cluster) return { cluster, key: `url: ${url}` };
		}
		const titleKey = `${posting.companyKey}|${posting.titleKey}`;
		const same = this.byTitle.find(titleKey, ({ identity }) => isSameOpening(identity, posting));
		if (same) return { cluster: same, key: `title: ${titleKey}` };
		const near = this.byCompany.find(
			posting.companyKey,
			({ identity }) => placesAgree(identity, posting) && isNearTitle(identity, posting) && posting.fingerprint() !== null && isNearText(identity, posting),
		);
		return near ? { cluster: near, key: `text: ${posting.companyKey}` } : null;
	}

	add(identity: PostingIdentity): void {
		const cluster = { identity };
		this.all.push(cluster);
		this.index(cluster);
	}

	replace(cluster: Cluster, identity: PostingIdentity): void {
		cluster.identity = identity;
		this.index(cluster);
	}

	private index(cluster: Cluster): void {
		const { identity } = cluster;
		this.bySource.add(sourceKeys(identity.posting), cluster);
		this.byUrl.add(identity.urls, cluster);
		this.byTitle.add([`${identity.companyKey}|${identity.titleKey}`], cluster);
		this.byCompany.add([identity.companyKey], cluster);
	}
}
