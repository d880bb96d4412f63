import { createHash } from "node:crypto";
import { canonicalCountry } from "@/lib/platform/language/countries";
import { cut, LONGEST } from "@/lib/tools/job-search/limits";
import type { Posting, PostingSourceRef, RawPosting, RemoteMode } from "@/lib/tools/job-search/schemas";
import type { PostingDraft } from "@/lib/tools/job-search/sources/posting-source";
import { findWorkMode, parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { htmlToText, tidyText, unescaped } from "./html-to-text";

const MOST_PLACES = 50;
/** What a provider writes for a description is read this far, tags included. */
const LONGEST_WRITTEN = 400_000;

/** Words of providers for kinds of employment; what none of them names is kept as the provider wrote it. */
const EMPLOYMENT_TYPES: readonly (readonly [RegExp, string])[] = [
	[/intern(?!ational)|praktik|stage\b|werkstudent|trainee/i, "Internship"],
	[/part[\s_-]?time|teilzeit|temps partiel|media jornada/i, "Part-time"],
	[/freelance|contractor|contract|freiberuf|cdd/i, "Contract"],
	[/temporary|seasonal|befristet|temp\b/i, "Temporary"],
	[/full[\s_-]?time|vollzeit|permanent|temps plein|cdi|festanstellung|regular|tiempo completo/i, "Full-time"],
];

/** A short id that stays the same as long as provider, board and the provider's own id do. */
export function jobIdOf(raw: Pick<RawPosting, "provider" | "board" | "externalId">): string {
	const digest = createHash("sha256")
		.update(JSON.stringify([raw.provider, raw.board, raw.externalId]))
		.digest("hex");
	return `job_${digest.slice(0, 20)}`;
}

function employmentTypeOf(text: string | null): string | null {
	if (text === null) return null;
	const words = cut(text.trim(), LONGEST.word);
	return EMPLOYMENT_TYPES.find(([pattern]) => pattern.test(words))?.[1] ?? words;
}

/** `Berlin, Germany`, `Austin, Texas, United States`, or the words of the provider where the city is unknown. */
function locationWords(text: string): string {
	const { city, region, country } = parseLocation(text);
	if (city === null || country === null) return tidyText(text);
	return [city, region, country].filter((part, index, parts) => part !== null && parts.indexOf(part) === index).join(", ");
}

function countryOf(draft: PostingDraft): string | null {
	const named = draft.country === null ? null : canonicalCountry(cut(draft.country, LONGEST.name));
	if (named !== null) return named;
	const countries = new Set(draft.locations.map((location) => parseLocation(cut(location, LONGEST.place)).country));
	const [only] = countries;
	return countries.size === 1 ? (only ?? null) : null;
}

function workModeOf(draft: PostingDraft): RemoteMode | null {
	const places = cut(draft.locations.slice(0, MOST_PLACES).join("; "), LONGEST.place * 4);
	return draft.remoteHint ?? findWorkMode(places) ?? findWorkMode(cut(draft.title, LONGEST.title * 4));
}

function descriptionOf(draft: PostingDraft): string {
	const written = draft.descriptionText ?? draft.descriptionHtml ?? "";
	const read = cut(written, LONGEST_WRITTEN);
	const text = draft.descriptionText === null ? tidyText(unescaped(htmlToText(read))) : tidyText(unescaped(read));
	const isWhole = read.length === written.length && text.length < LONGEST.description;
	return isWhole ? text : `${cut(text, LONGEST.description - 1).trimEnd()}…`;
}

/** A line of a provider, as long as a line may be. */
function lineOf(text: string, longest: number): string {
	return cut(tidyText(unescaped(cut(text, longest * 4)).replace(/\s+/g, " ")), longest);
}

/** What of a draft is longer than what is kept of it, in words; null when nothing is. */
export function whatIsCut(draft: PostingDraft, posting: Posting): string | null {
	if (posting.description.endsWith("…") && posting.description.length > LONGEST.description / 2) return "description";
	const places = draft.locations.length > MOST_PLACES || (posting.location?.length ?? 0) >= LONGEST.place;
	if (places) return "places";
	return draft.title.length > LONGEST.title || draft.company.length > LONGEST.company ? "title or company" : null;
}

/** One provider's draft in our one shape. The country is known only where all places agree on it. */
export function normalizePosting(raw: RawPosting, draft: PostingDraft, source: Pick<PostingSourceRef, "priority" | "isSample">): Posting {
	const title = lineOf(draft.title, LONGEST.title);
	const named = draft.locations.slice(0, MOST_PLACES).map((location) => locationWords(cut(location, LONGEST.place)));
	const locations = [...new Set(named)].filter((location) => location !== "");
	return {
		jobId: jobIdOf(raw),
		title,
		company: lineOf(draft.company, LONGEST.company),
		location: locations.length === 0 ? null : cut(locations.join("; "), LONGEST.place),
		country: countryOf(draft),
		remote: workModeOf(draft),
		seniority: findSeniority(title) ?? (draft.seniorityText === null ? null : findSeniority(cut(draft.seniorityText, LONGEST.word))),
		employmentType: employmentTypeOf(draft.employmentTypeText),
		salary: draft.salary,
		postedAt: draft.postedAt,
		expiresAt: draft.expiresAt,
		description: descriptionOf(draft),
		applyUrl: draft.applyUrl,
		sources: [{ provider: raw.provider, board: raw.board, externalId: raw.externalId, url: draft.url, ...source }],
	};
}
