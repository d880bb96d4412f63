import { escapeHtml, htmlItems, slugOf } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import { type ProviderBoards, queryNumber, type ToUrl, uuidOf } from "./provider-boards";

const LEVELS = {
	Intern: ["internship", "Internship"],
	Junior: ["entry_level", "Entry Level"],
	Mid: ["associate", "Associate"],
	Senior: ["mid_senior_level", "Mid-Senior Level"],
	Lead: ["mid_senior_level", "Mid-Senior Level"],
	Executive: ["director", "Director"],
} as const;
const EMPLOYMENT = { "Full-time": "permanent", "Part-time": "part_time", Contract: "contract", Internship: "intern" } as const;

const idOf = (listing: Listing): string => String(744_000_000_000_000 + listing.serial * 13);
function pagePath(listing: Listing): string {
	const slug = slugOf(listing.title);
	return `/smartrecruiters/${listing.board}/${idOf(listing)}${slug === "" ? "" : `-${slug}`}`;
}

function toPosting(listing: Listing, toUrl: ToUrl) {
	const { occupation, place, mode, employment, level, text } = listing.position;
	const [levelId, levelLabel] = LEVELS[level];
	return {
		id: idOf(listing),
		name: listing.title,
		uuid: uuidOf(listing),
		refNumber: `REF${listing.serial}`,
		company: { identifier: listing.board, name: listing.companyName },
		releasedDate: listing.postedAt.toISOString(),
		location: { city: place.city, region: place.region ?? "", country: place.code.toLowerCase(), remote: mode === "Remote", hybrid: mode === "Hybrid" },
		department: { id: String(occupation.department.length), label: occupation.department },
		function: { id: slugOf(occupation.department), label: occupation.department },
		typeOfEmployment: { id: EMPLOYMENT[employment], label: employment },
		experienceLevel: { id: levelId, label: levelLabel },
		language: { code: text.language, label: text.language },
		ref: toUrl(`/smartrecruiters/v1/companies/${listing.board}/postings/${idOf(listing)}`),
	};
}

function toDetail(listing: Listing, toUrl: ToUrl) {
	const { text } = listing.position;
	const section = (title: string, html: string) => ({ title, text: html });
	const list = (index: number) => `<ul>${htmlItems(text.lists[index]?.items ?? [])}</ul>`;
	const nice = text.lists[2];
	const [about = "", role = ""] = text.opening.map((sentence) => `<p>${escapeHtml(sentence)}</p>`);
	return {
		...toPosting(listing, toUrl),
		active: listing.state !== "closed-text",
		postingUrl: toUrl(pagePath(listing)),
		applyUrl: toUrl(`${pagePath(listing)}?oga=true`),
		jobAd: {
			sections: {
				companyDescription: section("Company Description", about),
				jobDescription: section(text.lists[0]?.title ?? "", `${role}${list(0)}`),
				qualifications: section(text.lists[1]?.title ?? "", `${list(1)}<h3>${escapeHtml(nice?.title ?? "")}</h3>${list(2)}`),
				additionalInformation: section(text.lists[3]?.title ?? "", `${list(3)}<p>${escapeHtml(text.closing)}</p>`),
			},
		},
	};
}

export const smartrecruitersBoards: ProviderBoards = {
	provider: "smartrecruiters",
	basePath: "/smartrecruiters",
	match([provider, version, companies, board, postings, id, ...rest]) {
		if (provider !== "smartrecruiters" || version !== "v1" || companies !== "companies" || board === undefined || postings !== "postings" || rest.length > 0)
			return null;
		return { board, postingId: id ?? null };
	},
	idOf,
	pagePath,
	homePath: (board) => `/smartrecruiters/${board}`,
	list(listings, query, toUrl) {
		const limit = queryNumber(query, "limit", 10, 1, 100);
		const offset = queryNumber(query, "offset", 0, 0, 100_000);
		const words = (query.get("q") ?? "").toLowerCase();
		const country = (query.get("country") ?? "").toLowerCase();
		const found = listings.filter(
			({ title, position }) => title.toLowerCase().includes(words) && (country === "" || position.place.code.toLowerCase() === country),
		);
		return { offset, limit, totalFound: found.length, content: found.slice(offset, offset + limit).map((listing) => toPosting(listing, toUrl)) };
	},
	detail: toDetail,
};
