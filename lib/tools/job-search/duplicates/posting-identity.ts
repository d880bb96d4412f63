import { canonicalUrl } from "@/lib/tools/job-search/canonical-url";
import type { Posting, PostingSourceRef, RemoteMode } from "@/lib/tools/job-search/schemas";
import { parseLocation } from "@/lib/tools/taxonomy/locations";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles";
import { type SimHash, simHash } from "./simhash";

const LEGAL_FORMS = new Set(
	"inc incorporated llc ltd limited gmbh mbh ag se kg co corp corporation company sa sas sarl bv nv plc srl spa ab as oy oyj aps pty pte kk cie ev eg ug".split(
		" ",
	),
);
const SHORTEST_COMPARABLE_TEXT = 200;
const MOST_PLACES = 50;

/** What tells a posting from others, worked out once. */
export interface PostingIdentity {
	readonly posting: Posting;
	readonly companyKey: string;
	/** Words of the title in order, with level and without synonyms: equal keys name the same work. */
	readonly titleKey: string;
	readonly titleWords: ReadonlySet<string>;
	readonly level: string;
	readonly cities: ReadonlySet<string>;
	readonly countries: ReadonlySet<string>;
	/** Equal for postings of the very same places. */
	readonly placesKey: string;
	readonly remote: RemoteMode | null;
	readonly urls: readonly string[];
	readonly boards: ReadonlySet<string>;
	/** Null for a text too short to compare. */
	fingerprint(): SimHash | null;
}

/** The name of a company without case, accents, marks and legal form. */
export function companyKey(name: string): string {
	const words =
		name
			.normalize("NFKD")
			.replace(/\p{M}/gu, "")
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? [];
	const kept = words.filter((word, index) => index === 0 || !LEGAL_FORMS.has(word));
	return kept.join("");
}

export function boardKey(source: PostingSourceRef): string {
	return `${source.provider}\n${source.board ?? source.provider}`;
}

export function identify(posting: Posting): PostingIdentity {
	const title = normalizeTitle(posting.title);
	const named = (posting.location ?? "").split("; ").filter(Boolean).slice(0, MOST_PLACES);
	const places = named.map(parseLocation);
	const countries = new Set(places.map((place) => place.country).filter((country) => country !== null));
	if (posting.country !== null) countries.add(posting.country);
	const urls = new Set([...posting.sources.map((source) => source.url), posting.applyUrl].map(canonicalUrl).filter((url) => url !== null));
	const level = title.seniority ?? "";
	const cities = new Set(places.map((place, index) => place.city ?? cityWords(named[index] ?? "", place.country)).filter((city) => city !== null));
	let fingerprint: SimHash | null | undefined;
	return {
		posting,
		companyKey: companyKey(posting.company),
		titleKey: `${[...title.words].sort().join(" ")}|${level}`,
		titleWords: new Set(title.words),
		level,
		cities,
		countries,
		placesKey: [...[...cities].sort(), "|", ...[...countries].sort()].join(";"),
		remote: posting.remote,
		urls: [...urls],
		boards: new Set(posting.sources.map(boardKey)),
		fingerprint() {
			if (fingerprint === undefined) fingerprint = posting.description.length < SHORTEST_COMPARABLE_TEXT ? null : simHash(posting.description);
			return fingerprint;
		},
	};
}

/** A place that is not a known city, a country or a work mode still tells postings apart by its words. */
function cityWords(text: string, country: string | null): string | null {
	if (country !== null && !text.includes(",")) return null;
	const words = text
		.toLowerCase()
		.replace(/\b(?:remote|hybrid|on-?site|worldwide|anywhere|europe|emea|apac|global|home office)\b|[^\p{L}\p{N}]+/gu, " ")
		.trim();
	return words === "" ? null : words;
}

/** The share of title words that two postings have in common (Jaccard, 0 to 1). */
export function titleOverlap(one: PostingIdentity, other: PostingIdentity): number {
	let common = 0;
	for (const word of one.titleWords) if (other.titleWords.has(word)) common++;
	const all = one.titleWords.size + other.titleWords.size - common;
	return all === 0 ? 0 : common / all;
}

/**
 * Whether the places of `other` may be those of `one`: the same cities or fewer, or none named and nothing against it. On one board the places
 * must be equal, since a company that lists an opening twice there means two.
 */
export function placesAgree(one: PostingIdentity, other: PostingIdentity): boolean {
	if (shareBoard(one, other)) return placesEqual(one, other);
	const modesAgree = one.remote === null || other.remote === null || one.remote === other.remote;
	if (one.cities.size > 0 && other.cities.size > 0) return [...other.cities].every((city) => one.cities.has(city));
	if (!modesAgree) return false;
	if (one.countries.size === 0 || other.countries.size === 0) return true;
	return [...other.countries].some((country) => one.countries.has(country));
}

export function shareBoard(one: PostingIdentity, other: PostingIdentity): boolean {
	return [...other.boards].some((board) => one.boards.has(board));
}

/** Whether both name the very same places, or neither names any. */
export function placesEqual(one: PostingIdentity, other: PostingIdentity): boolean {
	return one.placesKey === other.placesKey;
}
