import type { PostingSource } from "@/lib/tools/job-search/sources/posting-source";
import { expectList, toIsoDate, toList, toPage, toRow, toText, toUrl, unique } from "@/lib/tools/job-search/sources/read-row";

const PAGE_SIZE = 100;
const MAX_PAGES = 5;

/** Arbeitnow job board API: https://www.arbeitnow.com/blog/job-board-api. Newest first; only so many pages are read. */
export const arbeitnow: PostingSource = {
	provider: "arbeitnow",
	title: "Arbeitnow",
	priority: 3,
	isEnabledByDefault: true,
	attribution: "Postings from Arbeitnow",
	defaultBaseUrl: "https://www.arbeitnow.com",
	defaultBoards: ["arbeitnow"],
	limits: { concurrency: 1, spacingMs: 500 },
	openness: "page",
	async *list(board, context) {
		for (let page = 1; page <= MAX_PAGES; page += 1) {
			// The answer's own link to the next page carries a search of its own, so pages are counted here.
			const url = `${context.baseUrl}/api/job-board-api?page=${page}`;
			const data = expectList(toRow(await context.fetchJson(url)).data, "jobs", url);
			yield toPage("arbeitnow", board, data, (row) => ({ externalId: toText(row.slug) }));
			if (data.length < PAGE_SIZE) return;
		}
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const [title, company, url] = [toText(row.title), toText(row.company_name), toUrl(row.url)];
		if (title === null || company === null || url === null) return null;
		return {
			title,
			company,
			locations: unique([toText(row.location)]),
			country: null,
			remoteHint: row.remote === true ? "Remote" : null,
			seniorityText: null,
			employmentTypeText: toText(toList(row.job_types)[0]),
			salary: null,
			postedAt: toIsoDate(row.created_at),
			expiresAt: null,
			descriptionHtml: toText(row.description),
			descriptionText: null,
			url,
			applyUrl: url,
		};
	},
};
