import { descriptionHtml } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import type { ProviderBoards, ToUrl } from "./provider-boards";

const idOf = (listing: Listing): string => listing.hex.slice(0, 10).toUpperCase();
const pagePath = (listing: Listing): string => `/workable/${listing.board}/j/${idOf(listing)}/`;

function toJob(listing: Listing, withDetails: boolean, toUrl: ToUrl) {
	const { occupation, place, otherPlaces, mode, employment, level } = listing.position;
	const day = listing.postedAt.toISOString().slice(0, 10);
	return {
		title: listing.title,
		shortcode: idOf(listing),
		code: "",
		employment_type: employment,
		telecommuting: mode === "Remote",
		department: occupation.department,
		url: toUrl(pagePath(listing)),
		shortlink: toUrl(`/workable/j/${idOf(listing)}`),
		application_url: toUrl(`${pagePath(listing)}apply`),
		published_on: day,
		created_at: day,
		country: place.country,
		city: place.city,
		state: place.region ?? "",
		experience: level === "Mid" ? "" : level,
		function: occupation.department,
		locations: [place, ...otherPlaces].map((each) => ({
			country: each.country,
			countryCode: each.code,
			city: each.city,
			region: each.region ?? "",
			hidden: false,
		})),
		...(withDetails ? { description: descriptionHtml(listing) } : {}),
	};
}

export const workableBoards: ProviderBoards = {
	provider: "workable",
	basePath: "/workable",
	match([provider, api, version, widget, accounts, board, ...rest]) {
		if (
			provider !== "workable" ||
			api !== "api" ||
			version !== "v1" ||
			widget !== "widget" ||
			accounts !== "accounts" ||
			board === undefined ||
			rest.length > 0
		)
			return null;
		return { board, postingId: null };
	},
	idOf,
	pagePath,
	homePath: (board) => `/workable/${board}/`,
	list: (listings, query, toUrl) => ({
		name: listings[0]?.companyName ?? "",
		description: null,
		jobs: listings.map((listing) => toJob(listing, query.get("details") === "true", toUrl)),
	}),
};
