import { descriptionHtml, slugOf } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import { type ProviderBoards, queryNumber, type ToUrl } from "./provider-boards";

const EMPLOYMENT = { "Full-time": "full_time", "Part-time": "part_time", Contract: "contract", Internship: "internship" } as const;

const idOf = (listing: Listing): string => String(1_900_000 + listing.serial);
const pagePath = (listing: Listing): string =>
	`/remotive/remote-jobs/${slugOf(listing.position.occupation.department)}/${slugOf(listing.title, idOf(listing))}`;

function toJob(listing: Listing, toUrl: ToUrl) {
	const { occupation, place, employment, pay } = listing.position;
	const isPlain = pay !== null && pay.currency === "USD" && pay.period === "year";
	return {
		id: Number(idOf(listing)),
		url: toUrl(pagePath(listing)),
		title: listing.title,
		company_name: listing.companyName,
		category: occupation.department,
		tags: [],
		job_type: EMPLOYMENT[employment],
		publication_date: listing.postedAt.toISOString().slice(0, 19),
		candidate_required_location: place.country,
		salary: isPlain ? `$${Math.round(pay.min / 1000)}k - $${Math.round(pay.max / 1000)}k` : "",
		description: descriptionHtml(listing),
	};
}

export const remotiveBoards: ProviderBoards = {
	provider: "remotive",
	basePath: "/remotive",
	isOptIn: true,
	match([provider, api, remoteJobs, ...rest]) {
		return provider === "remotive" && api === "api" && remoteJobs === "remote-jobs" && rest.length === 0 ? { board: "remotive", postingId: null } : null;
	},
	idOf,
	pagePath,
	homePath: () => "/remotive",
	list(listings, query, toUrl) {
		const words = (query.get("search") ?? "").toLowerCase();
		const found = listings.filter((listing) => listing.title.toLowerCase().includes(words));
		const jobs = found.slice(0, queryNumber(query, "limit", 10_000, 1, 10_000)).map((listing) => toJob(listing, toUrl));
		return { "0-legal-notice": "Sample postings of invented companies.", "job-count": jobs.length, "total-job-count": listings.length, jobs };
	},
};
