import type { PostingSource } from "@/lib/tools/job-search/sources/posting-source";
import {
	boardSegment,
	companyFromBoard,
	expectList,
	joinPlace,
	toIsoDate,
	toList,
	toPage,
	toRow,
	toText,
	toUrl,
	unique,
} from "@/lib/tools/job-search/sources/read-row";

/** Workable's public widget, which answers with the whole account. Its host blocks crowds for hours, so one request at a time. */
export const workable: PostingSource = {
	provider: "workable",
	title: "Workable",
	priority: 1,
	isEnabledByDefault: true,
	attribution: null,
	defaultBaseUrl: "https://apply.workable.com",
	defaultBoards: ["huggingface"],
	limits: { concurrency: 1, spacingMs: 1000 },
	openness: "board",
	async *list(board, context) {
		const url = `${context.baseUrl}/api/v1/widget/accounts/${boardSegment(board)}?details=true`;
		const account = toRow(await context.fetchJson(url));
		const jobs = expectList(account.jobs, "jobs", url);
		// The company's name stands beside the rows, not in them.
		const named = jobs.map((job) => ({ ...toRow(job), account_name: account.name }));
		yield toPage("workable", board, named, (row) => ({ externalId: toText(row.shortcode) }));
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const title = toText(row.title);
		const url = toUrl(row.url) ?? toUrl(row.shortlink);
		if (title === null || url === null) return null;
		const others = toList(row.locations).map((place) => joinPlace(toRow(place).city, toRow(place).region, toRow(place).country));
		return {
			title,
			company: toText(row.account_name) ?? companyFromBoard(raw.board),
			locations: unique([joinPlace(row.city, row.state, row.country), ...others]),
			country: toText(row.country),
			remoteHint: row.telecommuting === true ? "Remote" : null,
			seniorityText: toText(row.experience),
			employmentTypeText: toText(row.employment_type),
			salary: null,
			postedAt: toIsoDate(row.published_on) ?? toIsoDate(row.created_at),
			expiresAt: null,
			descriptionHtml: toText(row.description),
			descriptionText: null,
			url,
			applyUrl: toUrl(row.application_url) ?? url,
		};
	},
};
