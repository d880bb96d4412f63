import { escapeHtml, htmlItems, htmlOpening, slugOf } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import type { ProviderBoards, ToUrl } from "./provider-boards";

const EMPLOYMENT = { "Full-time": "fulltime_permanent", "Part-time": "parttime_permanent", Contract: "contract", Internship: "internship" } as const;
const EXPERIENCE = {
	Intern: "student_college",
	Junior: "entry_level",
	Mid: "mid_level",
	Senior: "senior_level",
	Lead: "manager",
	Executive: "executive",
} as const;

const slug = (listing: Listing): string => slugOf(listing.title, String(listing.serial));
const idOf = (listing: Listing): string => String(1_200_000 + listing.serial * 3);
const pagePath = (listing: Listing): string => `/recruitee/${listing.board}/o/${slug(listing)}`;

function toOffer(listing: Listing, toUrl: ToUrl) {
	const { occupation, place, mode, employment, level, pay, text } = listing.position;
	const list = (index: number) => {
		const entry = text.lists[index];
		return entry === undefined ? "" : `<h3>${escapeHtml(entry.title)}</h3><ul>${htmlItems(entry.items)}</ul>`;
	};
	const time = (date: Date) => date.toISOString().replace("T", " ").replace(".000Z", " UTC");
	return {
		id: Number(idOf(listing)),
		slug: slug(listing),
		title: listing.title,
		company_name: listing.companyName,
		status: "published",
		department: occupation.department,
		city: place.city,
		country: place.country,
		country_code: place.code,
		location: `${place.city}, ${place.country}`,
		remote: mode === "Remote",
		hybrid: mode === "Hybrid",
		on_site: mode === "On-site",
		employment_type_code: EMPLOYMENT[employment],
		experience_code: EXPERIENCE[level],
		created_at: time(new Date(listing.postedAt.getTime() - 3_600_000)),
		published_at: time(listing.postedAt),
		careers_url: toUrl(pagePath(listing)),
		careers_apply_url: toUrl(`${pagePath(listing)}/c/new`),
		description: `${htmlOpening(text)}${list(0)}`,
		requirements: `${list(1)}${list(2)}${list(3)}<p>${escapeHtml(text.closing)}</p>`,
		salary:
			pay === null
				? { min: null, max: null, period: null, currency: null }
				: { min: String(pay.min), max: String(pay.max), period: pay.period, currency: pay.currency },
	};
}

export const recruiteeBoards: ProviderBoards = {
	provider: "recruitee",
	basePath: "/recruitee/{board}",
	match([provider, board, api, offers, ...rest]) {
		if (provider !== "recruitee" || board === undefined || api !== "api" || offers !== "offers" || rest.length > 0) return null;
		return { board, postingId: null };
	},
	idOf,
	pagePath,
	homePath: (board) => `/recruitee/${board}`,
	list: (listings, _query, toUrl) => ({ offers: listings.map((listing) => toOffer(listing, toUrl)) }),
};
