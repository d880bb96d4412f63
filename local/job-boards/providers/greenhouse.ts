import { descriptionHtml, escapeHtml } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import { placeName } from "@/local/job-boards/sample/places";
import type { ProviderBoards, ToUrl } from "./provider-boards";

const idOf = (listing: Listing): string => String(4_000_000 + listing.serial * 7);
const pagePath = (listing: Listing): string => `/greenhouse/${listing.board}/jobs/${idOf(listing)}`;

function locationName(listing: Listing): string {
	const { mode, place, otherPlaces } = listing.position;
	// Some employers write only the work model; the city is then found in the offices.
	if (mode === "Hybrid" && listing.serial % 3 === 0) return "Hybrid";
	const names = [place, ...otherPlaces].map(placeName).join("; ");
	return mode === "Remote" && listing.serial % 2 === 0 ? `Remote - ${names}` : names;
}

function toJob(listing: Listing, toUrl: ToUrl) {
	const { occupation, place, otherPlaces, mode, employment, text } = listing.position;
	return {
		id: Number(idOf(listing)),
		internal_job_id: 900_000 + listing.serial,
		title: listing.title,
		updated_at: listing.postedAt.toISOString().replace(".000Z", "+00:00"),
		first_published: listing.postedAt.toISOString().replace(".000Z", "+00:00"),
		requisition_id: `R-${listing.serial}`,
		company_name: listing.companyName,
		location: { name: locationName(listing) },
		absolute_url: toUrl(pagePath(listing)),
		language: text.language,
		metadata: [
			{ id: 1, name: "Workplace Type", value: mode, value_type: "single_select" },
			{ id: 2, name: "Employment Type", value: employment, value_type: "single_select" },
		],
		// Greenhouse escapes the HTML a second time.
		content: escapeHtml(descriptionHtml(listing)),
		departments: [{ id: occupation.department.length, name: occupation.department, parent_id: null, child_ids: [] }],
		offices: [place, ...otherPlaces].map((office, index) => ({
			id: listing.serial * 10 + index,
			name: office.city,
			location: placeName(office),
			parent_id: null,
			child_ids: [],
		})),
	};
}

function payRanges(listing: Listing) {
	const { pay } = listing.position;
	if (pay === null) return [];
	const title = pay.period === "hour" ? "Hourly rate" : pay.period === "month" ? "Monthly salary" : "Annual salary";
	return [{ min_cents: pay.min * 100, max_cents: pay.max * 100, currency_type: pay.currency, title, blurb: "" }];
}

export const greenhouseBoards: ProviderBoards = {
	provider: "greenhouse",
	basePath: "/greenhouse",
	match([provider, version, boards, board, jobs, id, ...rest]) {
		if (provider !== "greenhouse" || version !== "v1" || boards !== "boards" || board === undefined || jobs !== "jobs" || rest.length > 0) return null;
		return { board, postingId: id ?? null };
	},
	idOf,
	pagePath,
	homePath: (board) => `/greenhouse/${board}?error=true`,
	list(listings, query, toUrl) {
		const jobs = listings.map((listing) => {
			const { content, departments, offices, ...job } = toJob(listing, toUrl);
			return query.get("content") === "true" ? { ...job, content, departments, offices } : job;
		});
		return { jobs, meta: { total: jobs.length } };
	},
	detail: (listing, toUrl) => ({ ...toJob(listing, toUrl), pay_input_ranges: payRanges(listing) }),
};
