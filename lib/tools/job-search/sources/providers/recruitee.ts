import type { RemoteMode, Salary } from "@/lib/tools/job-search/schemas";
import type { PostingSource } from "@/lib/tools/job-search/sources/posting-source";
import {
	boardBase,
	companyFromBoard,
	expectList,
	joinPlace,
	type Row,
	toIsoDate,
	toPage,
	toPeriod,
	toRow,
	toSalary,
	toText,
	toUrl,
} from "@/lib/tools/job-search/sources/read-row";

function salaryOf(row: Row): Salary | null {
	const salary = toRow(row.salary);
	const period = toPeriod(salary.period);
	return period === null ? null : toSalary(salary.min, salary.max, salary.currency, period);
}

function remoteHint(row: Row): RemoteMode | null {
	if (row.hybrid === true) return "Hybrid";
	if (row.remote === true) return "Remote";
	return row.on_site === true ? "On-site" : null;
}

function htmlOf(row: Row): string | null {
	const parts = [toText(row.description), toText(row.requirements)].filter((part) => part !== null);
	return parts.length > 0 ? parts.join("\n") : null;
}

/** Recruitee careers site API: https://docs.recruitee.com/reference/offers. Each company has its own host; its pages may be on another. */
export const recruitee: PostingSource = {
	provider: "recruitee",
	title: "Recruitee",
	priority: 1,
	isEnabledByDefault: true,
	attribution: null,
	defaultBaseUrl: "https://{board}.recruitee.com",
	defaultBoards: ["bunq"],
	limits: { concurrency: 2, spacingMs: 100 },
	openness: "board",
	async *list(board, context) {
		const url = `${boardBase(context.baseUrl, board)}/api/offers/`;
		const offers = expectList(toRow(await context.fetchJson(url)).offers, "offers", url);
		// Not every account sends ids; the page address is unique too.
		yield toPage("recruitee", board, offers, (row) => ({ externalId: toText(row.id) ?? toText(row.slug) ?? toText(row.careers_url) ?? toText(row.url) }));
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const title = toText(row.title);
		const url = toUrl(row.careers_url) ?? toUrl(row.url);
		if (title === null || url === null) return null;
		const place = joinPlace(row.city, row.country) ?? toText(row.location);
		return {
			title,
			company: toText(row.company_name) ?? companyFromBoard(raw.board),
			locations: place === null ? [] : [place],
			country: toText(row.country) ?? toText(row.country_code),
			remoteHint: remoteHint(row),
			seniorityText: toText(row.experience_code),
			employmentTypeText: toText(row.employment_type_code),
			salary: salaryOf(row),
			postedAt: toIsoDate(row.published_at) ?? toIsoDate(row.created_at),
			expiresAt: toIsoDate(row.close_at),
			descriptionHtml: htmlOf(row),
			descriptionText: null,
			url,
			applyUrl: toUrl(row.careers_apply_url) ?? url,
		};
	},
};
