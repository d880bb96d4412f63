import { descriptionHtml, slugOf } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import { type ProviderBoards, queryNumber, type ToUrl } from "./provider-boards";

const PAGE_SIZE = 100;

const idOf = (listing: Listing): string => slugOf(listing.title, listing.companyName, String(listing.serial));
const pagePath = (listing: Listing): string => `/arbeitnow/jobs/companies/${slugOf(listing.companyName)}/${idOf(listing)}`;

function toJob(listing: Listing, toUrl: ToUrl) {
	const { occupation, mode, employment, level } = listing.position;
	return {
		slug: idOf(listing),
		company_name: listing.companyName,
		title: listing.title,
		description: descriptionHtml(listing),
		remote: mode === "Remote",
		url: toUrl(pagePath(listing)),
		tags: [occupation.department],
		job_types: [employment, level],
		location: listing.locationName,
		created_at: Math.floor(listing.postedAt.getTime() / 1000),
	};
}

export const arbeitnowBoards: ProviderBoards = {
	provider: "arbeitnow",
	basePath: "/arbeitnow",
	match([provider, api, jobBoardApi, ...rest]) {
		return provider === "arbeitnow" && api === "api" && jobBoardApi === "job-board-api" && rest.length === 0 ? { board: "arbeitnow", postingId: null } : null;
	},
	idOf,
	pagePath,
	homePath: () => "/arbeitnow?error=job-not-found",
	list(listings, query, toUrl) {
		const newest = [...listings].sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || a.serial - b.serial);
		const page = queryNumber(query, "page", 1, 1, 10_000);
		const last = Math.max(1, Math.ceil(newest.length / PAGE_SIZE));
		const link = (number: number) => toUrl(`/arbeitnow/api/job-board-api?search=newest&page=${number}`);
		return {
			data: newest.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((listing) => toJob(listing, toUrl)),
			links: { first: link(1), last: null, prev: page > 1 ? link(page - 1) : null, next: page < last ? link(page + 1) : null },
			meta: {
				current_page: page,
				from: (page - 1) * PAGE_SIZE + 1,
				path: toUrl("/arbeitnow/api/job-board-api"),
				per_page: PAGE_SIZE,
				info: "Sample postings of invented companies.",
			},
		};
	},
};
