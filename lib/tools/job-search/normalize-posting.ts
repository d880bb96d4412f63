import { createHash } from "node:crypto";
import { canonicalCountry } from "@/lib/platform/language/countries";
import type { PostingDraft } from "@/lib/tools/job-search/sources/posting-source";
import { findWorkMode, parseLocation } from "@/lib/tools/taxonomy/locations";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { htmlToText, tidyText } from "./html-to-text";
import type { Posting, PostingSourceRef, RawPosting, RemoteMode } from "./schemas";

const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 20_000;

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
	return EMPLOYMENT_TYPES.find(([pattern]) => pattern.test(text))?.[1] ?? text.trim();
}

/** `Berlin, Germany`, `Austin, Texas, United States`, or the words of the provider where the city is unknown. */
function locationWords(text: string): string {
	const { city, region, country } = parseLocation(text);
	if (city === null || country === null) return tidyText(text);
	return [city, region, country].filter((part, index, parts) => part !== null && parts.indexOf(part) === index).join(", ");
}

function countryOf(draft: PostingDraft): string | null {
	const named = draft.country === null ? null : canonicalCountry(draft.country);
	if (named !== null) return named;
	const countries = new Set(draft.locations.map((location) => parseLocation(location).country));
	const [only] = countries;
	return countries.size === 1 ? (only ?? null) : null;
}

function workModeOf(draft: PostingDraft): RemoteMode | null {
	return draft.remoteHint ?? findWorkMode(draft.locations.join("; ")) ?? findWorkMode(draft.title);
}

function descriptionOf(draft: PostingDraft): string {
	const text = draft.descriptionText === null ? htmlToText(draft.descriptionHtml ?? "") : tidyText(draft.descriptionText);
	return text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION).trimEnd()}…`;
}

/** One provider's draft in our one shape. The country is known only where all places agree on it. */
export function normalizePosting(raw: RawPosting, draft: PostingDraft, source: Pick<PostingSourceRef, "priority" | "isSample">): Posting {
	const title = tidyText(draft.title.replace(/\s+/g, " "));
	const locations = [...new Set(draft.locations.map(locationWords))].filter((location) => location !== "");
	return {
		jobId: jobIdOf(raw),
		title: title.slice(0, LONGEST_TITLE),
		company: tidyText(draft.company.replace(/\s+/g, " ")),
		location: locations.length === 0 ? null : locations.join("; "),
		country: countryOf(draft),
		remote: workModeOf(draft),
		seniority: findSeniority(title) ?? (draft.seniorityText === null ? null : findSeniority(draft.seniorityText)),
		employmentType: employmentTypeOf(draft.employmentTypeText),
		salary: draft.salary,
		postedAt: draft.postedAt,
		expiresAt: draft.expiresAt,
		description: descriptionOf(draft),
		applyUrl: draft.applyUrl,
		sources: [{ provider: raw.provider, board: raw.board, externalId: raw.externalId, url: draft.url, ...source }],
	};
}
