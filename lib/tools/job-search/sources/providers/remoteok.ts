import type { PostingSource } from "@/lib/tools/job-search/sources/posting-source";
import { expectList, toIsoDate, toPage, toRow, toSalary, toText, toUrl, unique } from "@/lib/tools/job-search/sources/read-row";

/** Remote OK API: https://remoteok.com/api, whose first element is its terms: name Remote OK and link back. About a hundred newest postings. */
export const remoteok: PostingSource = {
	provider: "remoteok",
	title: "Remote OK",
	priority: 3,
	isEnabledByDefault: true,
	attribution: "Postings from Remote OK",
	defaultBaseUrl: "https://remoteok.com",
	defaultBoards: ["remoteok"],
	limits: { concurrency: 1, spacingMs: 1000 },
	openness: "page",
	async *list(board, context) {
		const url = `${context.baseUrl}/api`;
		const elements = expectList(await context.fetchJson(url), "jobs", url);
		const jobs = elements.filter((element) => toRow(element).legal === undefined);
		yield toPage("remoteok", board, jobs, (row) => ({ externalId: toText(row.id) ?? toText(row.slug) ?? toText(row.url) }));
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const [title, company, url] = [toText(row.position), toText(row.company), toUrl(row.url)];
		if (title === null || company === null || url === null) return null;
		return {
			title,
			company,
			locations: unique([toText(row.location)]),
			country: null,
			remoteHint: "Remote",
			seniorityText: null,
			employmentTypeText: null,
			salary: toSalary(row.salary_min, row.salary_max, "USD", "year"),
			postedAt: toIsoDate(row.date) ?? toIsoDate(row.epoch),
			expiresAt: null,
			descriptionHtml: toText(row.description),
			descriptionText: null,
			url,
			applyUrl: toUrl(row.apply_url) ?? url,
		};
	},
};
