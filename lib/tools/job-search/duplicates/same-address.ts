import { canonicalUrl } from "@/lib/tools/job-search/canonical-url";
import type { Posting } from "@/lib/tools/job-search/schemas";
import type { Merge, Pass } from "./company-postings";
import { inOrder, merged } from "./merged-posting";
import { boardKey, identify, type PostingIdentity, shareBoard } from "./posting-identity";
import { placesAgree, placesEqual } from "./posting-places";
import { saysOtherwise } from "./same-opening";
import { TextMemory } from "./text-memory";

const NEAR_TITLE_OVERLAP = 0.5;
/** An address that more postings share is a page of the company's, not of an opening. */
const MOST_AT_ADDRESS = 40;

/** A posting so far; its identity is worked out when another one has its address. */
interface Entry {
	posting: Posting;
	identity: PostingIdentity | null;
}

/** Merges postings that are the same record of a board, or that lead to the same page of an opening. */
export function* mergeSameAddress(postings: readonly Posting[]): Generator<void, Pass, void> {
	const bySource = new Map<string, Entry>();
	const byUrl = new Map<string, Entry[]>();
	const entries: Entry[] = [];
	const merges: Merge[] = [];
	const texts = new TextMemory();
	for (const posting of inOrder(postings)) {
		yield;
		const records = posting.sources.map((source) => `${boardKey(source)}\n${source.externalId}`);
		const urls = openingUrls(posting);
		const [entry, key] = findEntry(posting, records, urls);
		const into = entry ?? { posting, identity: null };
		if (entry) {
			merges.push({ keptId: entry.posting.jobId, mergedId: posting.jobId, key });
			entry.posting = merged(entry.posting, posting);
			entry.identity = null;
		} else entries.push(into);
		for (const record of records) if (!bySource.has(record)) bySource.set(record, into);
		for (const url of urls) {
			const known = byUrl.get(url);
			if (!known) byUrl.set(url, [into]);
			else if (known.length < MOST_AT_ADDRESS && !known.includes(into)) known.push(into);
		}
	}
	return { postings: entries.map(({ posting }) => posting), merges };

	function findEntry(posting: Posting, records: readonly string[], urls: readonly string[]): [Entry | null, string] {
		for (const record of records) {
			const entry = bySource.get(record);
			if (entry) return [entry, `source: ${record.replaceAll("\n", " ")}`];
		}
		let identity: PostingIdentity | null = null;
		for (const url of urls) {
			for (const entry of byUrl.get(url) ?? []) {
				identity ??= identify(posting);
				entry.identity ??= identify(entry.posting);
				if (isSamePage(entry.identity, identity, texts)) return [entry, `url: ${url}`];
			}
		}
		return [null, ""];
	}
}

function isSamePage(one: PostingIdentity, other: PostingIdentity, texts: TextMemory): boolean {
	if (one.title.level !== other.title.level || titleOverlap(one, other) < NEAR_TITLE_OVERLAP) return false;
	const placesFit = shareBoard(one, other) ? placesEqual(one.places, other.places) : placesAgree(one.places, other.places);
	return placesFit && !saysOtherwise(one.posting.description, other.posting.description, texts);
}

function titleOverlap({ title: one }: PostingIdentity, { title: other }: PostingIdentity): number {
	const common = one.words.filter((word) => other.words.includes(word)).length;
	const all = one.words.length + other.words.length - common;
	return all === 0 ? 0 : common / all;
}

/** The addresses of the opening itself. One with neither a number nor a long name is the company's page of all openings more often. */
function openingUrls(posting: Posting): string[] {
	const urls = new Set([posting.applyUrl, ...posting.sources.map((source) => source.url)].map(canonicalUrl));
	return [...urls].filter((url) => url !== null).filter(namesOpening);
}

function namesOpening(url: string): boolean {
	const path = url.slice(url.indexOf("/") + 1);
	return url.includes("/") && (/\d/.test(path) || path.split("/").some((part) => part.split("-").length > 2));
}
