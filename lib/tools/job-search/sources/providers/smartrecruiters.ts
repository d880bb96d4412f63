import type { RemoteMode } from "@/lib/tools/job-search/schemas";
import { checkByDetail } from "@/lib/tools/job-search/sources/check-by-detail";
import { FetchFailure } from "@/lib/tools/job-search/sources/fetch-failure";
import type { PostingSource, SourceContext } from "@/lib/tools/job-search/sources/posting-source";
import {
	boardSegment,
	companyFromBoard,
	expectList,
	joinPlace,
	type Row,
	toAmount,
	toIsoDate,
	toPage,
	toRow,
	toText,
	toUrl,
} from "@/lib/tools/job-search/sources/read-row";

const PAGE_SIZE = 100;
const MAX_PAGES = 4;
/** With four pages, two boards and 40 answers a second, all details arrive in about six seconds. */
const MAX_DETAILS_PER_PAGE = 30;
const SECTIONS = ["companyDescription", "jobDescription", "qualifications", "additionalInformation"] as const;

function postingsUrl(context: SourceContext, board: string): string {
	return `${context.baseUrl}/v1/companies/${boardSegment(board)}/postings`;
}

/** The rows worth a request for their description: those that share most words with the wanted titles, in the list's order among equals. */
function likeliest(rows: readonly unknown[], context: SourceContext): Set<unknown> {
	const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	const wanted = new Set((context.query?.titles ?? []).flatMap(wordsOf));
	const overlap = (row: unknown) => wordsOf(toText(toRow(row).name) ?? "").filter((word) => wanted.has(word)).length;
	const ranked = rows.map((row) => ({ row, overlap: overlap(row) })).sort((a, b) => b.overlap - a.overlap);
	return new Set(ranked.slice(0, context.query === null ? 0 : MAX_DETAILS_PER_PAGE).map(({ row }) => row));
}

/** The list has no descriptions: a row gains its detail record, and stays as it is where that cannot be had. */
async function withDetail(row: unknown, board: string, context: SourceContext): Promise<unknown> {
	const id = toText(toRow(row).id);
	if (id === null) return row;
	try {
		const detail = toRow(await context.fetchJson(`${postingsUrl(context, board)}/${boardSegment(id)}`));
		return toText(detail.id) === id ? { ...toRow(row), ...detail } : row;
	} catch (error) {
		context.signal.throwIfAborted();
		if (error instanceof FetchFailure) return row;
		throw error;
	}
}

function htmlOf(row: Row): string | null {
	const sections = toRow(toRow(row.jobAd).sections);
	const parts = SECTIONS.flatMap((name) => {
		const { title, text } = toRow(sections[name]);
		const body = toText(text);
		return body === null ? [] : [`${toText(title) === null ? "" : `<h3>${toText(title)}</h3>`}${body}`];
	});
	return parts.length > 0 ? parts.join("\n") : null;
}

/** The public site is a sibling of the API host; the path `/postings/` of the API has no page. */
function pageUrl(raw: { board: string; externalId: string }, title: string, baseUrl: string): string {
	const slug = title
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
	return `${baseUrl.replace("://api.", "://jobs.")}/${raw.board}/${raw.externalId}${slug === "" ? "" : `-${slug}`}`;
}

function remoteHint(location: Row): RemoteMode | null {
	if (location.remote === true) return "Remote";
	return location.hybrid === true ? "Hybrid" : null;
}

/** SmartRecruiters Posting API: https://developers.smartrecruiters.com/docs/posting-api */
export const smartrecruiters: PostingSource = {
	provider: "smartrecruiters",
	title: "SmartRecruiters",
	priority: 1,
	isEnabledByDefault: true,
	attribution: null,
	defaultBaseUrl: "https://api.smartrecruiters.com",
	defaultBoards: ["BoschGroup", "Visa"],
	limits: { concurrency: 8, spacingMs: 20 },
	openness: "detail",
	async *list(board, context) {
		for (let page = 0; page < MAX_PAGES; page += 1) {
			const url = `${postingsUrl(context, board)}?limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}`;
			const answer = toRow(await context.fetchJson(url));
			const content = expectList(answer.content, "postings", url);
			const likely = likeliest(content, context);
			const rows = await Promise.all(content.map((row) => (likely.has(row) ? withDetail(row, board, context) : row)));
			yield toPage("smartrecruiters", board, rows, (row) => ({ externalId: toText(row.id) }));
			if (content.length === 0 || (page + 1) * PAGE_SIZE >= (toAmount(answer.totalFound) ?? 0)) return;
		}
	},
	toDraft(raw, baseUrl) {
		const row = toRow(raw.payload);
		const title = toText(row.name);
		if (title === null) return null;
		const location = toRow(row.location);
		const url = toUrl(row.postingUrl) ?? pageUrl(raw, title, baseUrl);
		const place = toText(location.fullLocation) ?? joinPlace(location.city, location.region, toText(location.country)?.toUpperCase());
		return {
			title,
			company: toText(toRow(row.company).name) ?? companyFromBoard(raw.board),
			locations: place === null ? [] : [place],
			country: toText(location.country)?.toUpperCase() ?? null,
			remoteHint: remoteHint(location),
			seniorityText: toText(toRow(row.experienceLevel).label),
			employmentTypeText: toText(toRow(row.typeOfEmployment).label),
			salary: null,
			postedAt: toIsoDate(row.releasedDate),
			expiresAt: null,
			descriptionHtml: htmlOf(row),
			descriptionText: null,
			url,
			applyUrl: toUrl(row.applyUrl) ?? url,
		};
	},
	checkOpen({ board, externalId }, context) {
		return checkByDetail(context, () => `${postingsUrl(context, board)}/${boardSegment(externalId)}`, {
			name: "The SmartRecruiters posting",
			missing: "closed",
			isClosed: (row) => row.active === false,
		});
	},
};
