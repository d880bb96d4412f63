import { descriptionHtml, descriptionPlain, payText } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import type { Pay } from "@/local/job-boards/sample/pay";
import { placeName } from "@/local/job-boards/sample/places";
import { type ProviderBoards, type ToUrl, uuidOf } from "./provider-boards";

const WORKPLACE = { Remote: "Remote", Hybrid: "Hybrid", "On-site": "OnSite" } as const;
const EMPLOYMENT = { "Full-time": "FullTime", "Part-time": "PartTime", Contract: "Contract", Internship: "Intern" } as const;

const pagePath = (listing: Listing): string => `/ashby/${listing.board}/${uuidOf(listing)}`;

function toCompensation(pay: Pay | null) {
	if (pay === null) {
		return { compensationTierSummary: null, scrapeableCompensationSalarySummary: null, compensationTiers: [], summaryComponents: [] };
	}
	const interval = { year: "1 YEAR", month: "1 MONTH", hour: "1 HOUR" }[pay.period];
	const salary = {
		id: "salary",
		summary: payText(pay),
		compensationType: "Salary",
		interval,
		currencyCode: pay.currency,
		minValue: pay.min,
		maxValue: pay.max,
	};
	const equity = {
		id: "equity",
		summary: "Offers Equity",
		compensationType: "EquityPercentage",
		interval: "NONE",
		currencyCode: null,
		minValue: null,
		maxValue: null,
	};
	const tier = { id: "tier", tierSummary: `${payText(pay)} • Offers Equity`, title: null, additionalInformation: null, components: [equity, salary] };
	return {
		compensationTierSummary: tier.tierSummary,
		scrapeableCompensationSalarySummary: payText(pay),
		compensationTiers: [tier],
		summaryComponents: [equity, salary],
	};
}

function toJob(listing: Listing, withCompensation: boolean, toUrl: ToUrl) {
	const { occupation, place, otherPlaces, mode, employment, pay } = listing.position;
	return {
		id: uuidOf(listing),
		title: listing.title,
		department: occupation.department,
		team: occupation.department,
		employmentType: EMPLOYMENT[employment],
		location: placeName(place),
		secondaryLocations: otherPlaces.map((other) => ({
			location: placeName(other),
			address: { postalAddress: { addressLocality: other.city, addressRegion: other.region, addressCountry: other.country } },
		})),
		publishedAt: listing.postedAt.toISOString().replace("Z", "+00:00"),
		isListed: listing.state !== "unlisted",
		// Recruiters tick "remote" for hybrid work too; the workplace type is what they mean.
		isRemote: mode !== "On-site",
		workplaceType: WORKPLACE[mode],
		address: { postalAddress: { addressLocality: place.city, addressRegion: place.region, addressCountry: place.country } },
		descriptionHtml: descriptionHtml(listing),
		descriptionPlain: descriptionPlain(listing),
		jobUrl: toUrl(pagePath(listing)),
		applyUrl: toUrl(`${pagePath(listing)}/application`),
		...(withCompensation ? { compensation: toCompensation(pay) } : {}),
	};
}

export const ashbyBoards: ProviderBoards = {
	provider: "ashby",
	basePath: "/ashby",
	match([provider, api, jobBoard, board, ...rest]) {
		if (provider !== "ashby" || api !== "posting-api" || jobBoard !== "job-board" || board === undefined || rest.length > 0) return null;
		return { board, postingId: null };
	},
	idOf: uuidOf,
	pagePath,
	homePath: (board) => `/ashby/${board}`,
	list: (listings, query, toUrl) => ({ apiVersion: "1", jobs: listings.map((listing) => toJob(listing, query.get("includeCompensation") === "true", toUrl)) }),
};
