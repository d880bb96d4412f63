import { descriptionPlain, escapeHtml, htmlItems, htmlOpening } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import { placeName } from "@/local/job-boards/sample/places";
import { type ProviderBoards, queryNumber, type ToUrl, uuidOf } from "./provider-boards";

const WORKPLACE = { Remote: "remote", Hybrid: "hybrid", "On-site": "on-site" } as const;
const INTERVAL = { year: "per-year-salary", month: "per-month-salary", hour: "per-hour-wage" } as const;

const pagePath = (listing: Listing): string => `/lever/${listing.board}/${uuidOf(listing)}`;

function toPosting(listing: Listing, toUrl: ToUrl) {
	const { occupation, place, otherPlaces, mode, employment, pay, text } = listing.position;
	const closing = `<p>${escapeHtml(text.closing)}</p>`;
	return {
		id: uuidOf(listing),
		text: listing.title,
		categories: {
			location: placeName(place),
			commitment: employment,
			team: occupation.department,
			department: occupation.department,
			allLocations: [place, ...otherPlaces].map(placeName),
		},
		country: place.code,
		createdAt: listing.postedAt.getTime(),
		description: htmlOpening(text),
		descriptionPlain: descriptionPlain(listing).split("\n\n").slice(0, text.opening.length).join("\n"),
		lists: text.lists.map(({ title, items }) => ({ text: title, content: htmlItems(items) })),
		additional: closing,
		additionalPlain: text.closing,
		hostedUrl: toUrl(pagePath(listing)),
		applyUrl: toUrl(`${pagePath(listing)}/apply`),
		workplaceType: listing.serial % 9 === 0 ? "unspecified" : WORKPLACE[mode],
		...(pay === null ? {} : { salaryRange: { currency: pay.currency, interval: INTERVAL[pay.period], min: pay.min, max: pay.max } }),
	};
}

export const leverBoards: ProviderBoards = {
	provider: "lever",
	basePath: "/lever",
	match([provider, version, postings, board, id, ...rest]) {
		if (provider !== "lever" || version !== "v0" || postings !== "postings" || board === undefined || rest.length > 0) return null;
		return { board, postingId: id ?? null };
	},
	idOf: uuidOf,
	pagePath,
	homePath: (board) => `/lever/${board}`,
	list(listings, query, toUrl) {
		const skip = queryNumber(query, "skip", 0, 0, 100_000);
		const limit = queryNumber(query, "limit", 100, 1, 100);
		return listings.slice(skip, skip + limit).map((listing) => toPosting(listing, toUrl));
	},
	detail: toPosting,
};
