import { descriptionHtml, slugOf, validThrough } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import { applyPath } from "./apply-path";
import { type ProviderBoards, queryNumber, type ToUrl } from "./provider-boards";

/** Fewer than clients like to ask for, as on the live service. */
const MAX_PAGE_SIZE = 50;
const SENIORITY = { Intern: "Entry-level", Junior: "Entry-level", Mid: "Mid-level", Senior: "Senior", Lead: "Manager", Executive: "Executive" } as const;
const EMPLOYMENT = { "Full-time": "Full Time", "Part-time": "Part Time", Contract: "Contractor", Internship: "Intern" } as const;

const pagePath = (listing: Listing): string => `/himalayas/companies/${slugOf(listing.companyName)}/jobs/${slugOf(listing.title, String(listing.serial))}`;

/** Both spellings that are seen of this service: seconds and plain names, or milliseconds and objects. */
function toJob(listing: Listing, toUrl: ToUrl) {
	const { occupation, place, employment, level, pay } = listing.position;
	const isOld = listing.serial % 2 === 0;
	const time = (date: Date) => (isOld ? Math.floor(date.getTime() / 1000) : date.getTime());
	const isWorldwide = listing.serial % 5 === 0;
	const restriction = isOld ? place.country : { alpha2: place.code, name: place.country, slug: slugOf(place.country) };
	return {
		title: listing.title,
		excerpt: listing.position.text.opening[1] ?? "",
		companyName: listing.companyName,
		companySlug: slugOf(listing.companyName),
		employmentType: EMPLOYMENT[employment],
		minSalary: pay?.period === "year" ? pay.min : null,
		maxSalary: pay?.period === "year" ? pay.max : null,
		currency: pay?.currency ?? "USD",
		seniority: [SENIORITY[level]],
		locationRestrictions: isWorldwide ? [] : [restriction],
		timezoneRestrictions: [],
		categories: [slugOf(occupation.department)],
		description: descriptionHtml(listing),
		pubDate: time(listing.postedAt),
		expiryDate: time(validThrough(listing, listing.state === "expired")),
		applicationLink: toUrl(applyPath(listing, pagePath)),
		guid: toUrl(pagePath(listing)),
	};
}

export const himalayasBoards: ProviderBoards = {
	provider: "himalayas",
	basePath: "/himalayas",
	match([provider, jobs, api, ...rest]) {
		return provider === "himalayas" && jobs === "jobs" && api === "api" && rest.length === 0 ? { board: "himalayas", postingId: null } : null;
	},
	idOf: pagePath,
	pagePath,
	homePath: () => "/himalayas",
	list(listings, query, toUrl) {
		const limit = queryNumber(query, "limit", 20, 1, MAX_PAGE_SIZE);
		const offset = queryNumber(query, "offset", 0, 0, 100_000);
		const jobs = listings.slice(offset, offset + limit).map((listing) => toJob(listing, toUrl));
		return { comments: "Sample postings of invented companies.", offset, limit, totalCount: listings.length, jobs };
	},
};
