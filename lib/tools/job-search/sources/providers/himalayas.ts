import type { PostingSource } from "@/lib/tools/job-search/sources/posting-source";
import { expectList, toIsoDate, toList, toPage, toPeriod, toRow, toSalary, toText, toUrl, unique } from "@/lib/tools/job-search/sources/read-row";

const WANTED_PAGE_SIZE = 100;
const MAX_PAGES = 12;

/** Himalayas remote jobs API: https://himalayas.app/api. Every posting is remote; dates, places and page sizes vary between its versions. */
export const himalayas: PostingSource = {
	provider: "himalayas",
	title: "Himalayas",
	priority: 3,
	isEnabledByDefault: true,
	attribution: "Postings from Himalayas",
	defaultBaseUrl: "https://himalayas.app",
	defaultBoards: ["himalayas"],
	limits: { concurrency: 1, spacingMs: 300 },
	openness: "page",
	async *list(board, context) {
		let offset = 0;
		for (let page = 0; page < MAX_PAGES; page += 1) {
			const url = `${context.baseUrl}/jobs/api?limit=${WANTED_PAGE_SIZE}&offset=${offset}`;
			const answer = toRow(await context.fetchJson(url));
			const jobs = expectList(answer.jobs, "jobs", url);
			yield toPage("himalayas", board, jobs, (row) => ({ externalId: toText(row.guid) ?? toText(row.applicationLink) }));
			// The server may give fewer than asked, so the returned length is what counts.
			offset += jobs.length;
			if (jobs.length === 0 || (typeof answer.totalCount === "number" && offset >= answer.totalCount)) return;
		}
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const [title, company] = [toText(row.title), toText(row.companyName)];
		const applyUrl = toUrl(row.applicationLink);
		const url = toUrl(row.guid) ?? applyUrl;
		if (title === null || company === null || url === null) return null;
		const places = unique(toList(row.locationRestrictions).map((place) => toText(place) ?? toText(toRow(place).name) ?? toText(toRow(place).alpha2)));
		return {
			title,
			company,
			locations: places.length > 0 ? places : ["Worldwide"],
			country: places.length === 1 ? (places[0] ?? null) : null,
			remoteHint: "Remote",
			seniorityText: unique(toList(row.seniority).map(toText)).join(", ") || toText(row.seniority),
			employmentTypeText: toText(row.employmentType),
			salary: toSalary(row.minSalary, row.maxSalary, row.currency ?? row.salaryCurrency, toPeriod(row.salaryPeriod) ?? "year"),
			postedAt: toIsoDate(row.pubDate),
			expiresAt: toIsoDate(row.expiryDate),
			descriptionHtml: toText(row.description) ?? toText(row.excerpt),
			descriptionText: null,
			url,
			applyUrl: applyUrl ?? url,
		};
	},
};
