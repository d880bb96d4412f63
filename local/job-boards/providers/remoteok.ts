import { descriptionHtml, slugOf } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import { applyPath } from "./apply-path";
import type { ProviderBoards, ToUrl } from "./provider-boards";

const idOf = (listing: Listing): string => String(1_090_000 + listing.serial);
const slug = (listing: Listing): string => slugOf("remote", listing.title, listing.companyName, idOf(listing));
const pagePath = (listing: Listing): string => `/remoteok/remote-jobs/${slug(listing)}`;

function toJob(listing: Listing, toUrl: ToUrl) {
	const { occupation, place, pay } = listing.position;
	const dollars = pay !== null && pay.currency === "USD" && pay.period === "year" ? pay : null;
	return {
		slug: slug(listing),
		id: idOf(listing),
		epoch: Math.floor(listing.postedAt.getTime() / 1000),
		date: listing.postedAt.toISOString().replace(".000Z", "+00:00"),
		company: listing.companyName,
		company_logo: "",
		position: listing.title,
		tags: [occupation.department.toLowerCase()],
		description: descriptionHtml(listing),
		location: listing.serial % 3 === 0 ? "Worldwide" : place.country,
		salary_min: dollars?.min ?? 0,
		salary_max: dollars?.max ?? 0,
		apply_url: toUrl(applyPath(listing, pagePath)),
		url: toUrl(pagePath(listing)),
	};
}

export const remoteokBoards: ProviderBoards = {
	provider: "remoteok",
	basePath: "/remoteok",
	match([provider, api, ...rest]) {
		return provider === "remoteok" && api === "api" && rest.length === 0 ? { board: "remoteok", postingId: null } : null;
	},
	idOf,
	pagePath,
	homePath: () => "/remoteok",
	list: (listings, _query, toUrl) => [
		{
			last_updated: Math.floor(Math.max(0, ...listings.map((listing) => listing.postedAt.getTime())) / 1000),
			legal: "Sample postings of invented companies. Link back to the posting's page and name this board.",
		},
		...listings.map((listing) => toJob(listing, toUrl)),
	],
};
