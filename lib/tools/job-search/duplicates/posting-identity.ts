import { canonicalUrl } from "@/lib/tools/job-search/canonical-url";
import type { Posting, PostingSourceRef } from "@/lib/tools/job-search/schemas";
import { rememberedTitleWords } from "@/lib/tools/taxonomy/titles/title-words";
import { companyKey } from "./company-name";
import { type Place, placesOf, placeWords } from "./posting-places";
import { type PostingTitle, titleOf } from "./posting-title";
import { plainLetters, plainWords } from "./posting-words";

/** What tells a posting from others, worked out once. */
export interface PostingIdentity {
	readonly posting: Posting;
	readonly companyKey: string;
	readonly title: PostingTitle;
	/** Equal for titles that name the same work at the same level. */
	readonly titleKey: string;
	/** Two looser keys, by the first letters of the words and by the first words, so that an altered title is found too. */
	readonly titleHints: readonly string[];
	readonly places: readonly Place[];
	/** Words that name the company or its place: they say nothing in a title. */
	readonly excused: ReadonlySet<string>;
	readonly hours: "full" | "part" | null;
	readonly urls: readonly string[];
	readonly boards: readonly string[];
}

export function boardKey(source: PostingSourceRef): string {
	return `${source.provider}\n${source.board ?? source.provider}`;
}

/** A board of many companies: it bears its provider's name. */
const isAggregator = (source: PostingSourceRef): boolean => source.board === undefined || source.board === source.provider;

export function identify(posting: Posting): PostingIdentity {
	const company = companyKey(posting.company);
	const named = placesOf(posting);
	const own = new Set([...placeWords(named), ...plainWords(posting.location ?? ""), ...rememberedTitleWords(posting.location ?? "").map(plainLetters)]);
	const title = titleOf(posting.title, company, own);
	const places = named.some(({ city }) => city !== null) || title.place === null ? named : [title.place];
	const urls = new Set([...posting.sources.map((source) => source.url), posting.applyUrl].map(canonicalUrl).filter((url) => url !== null));
	return {
		posting,
		companyKey: company,
		title,
		titleKey: `${[...title.words].sort().join(" ")}|${title.level}`,
		titleHints: [
			`${title.words
				.map((word) => word.slice(0, 1))
				.sort()
				.join("")}|${title.level}`,
			`${title.words.slice(0, 2).join(" ")}|${title.level}|`,
		],
		places,
		excused: new Set([...placeWords(places), ...own, ...plainWords(posting.company)]),
		hours: title.hours ?? hoursOf(posting.employmentType),
		urls: [...urls],
		boards: [...new Set(posting.sources.filter((source) => !isAggregator(source)).map(boardKey))],
	};
}

function hoursOf(employmentType: string | null): "full" | "part" | null {
	const letters = (employmentType ?? "").toLowerCase();
	if (/full|vollzeit|plein|complet|integral/.test(letters)) return "full";
	return /part|teilzeit|parcial/.test(letters) ? "part" : null;
}

/** Whether one company's own board lists both. */
export function shareBoard(one: PostingIdentity, other: PostingIdentity): boolean {
	return other.boards.some((board) => one.boards.includes(board));
}
