import type { Salary } from "@/lib/tools/job-search/schemas";
import type { PostingSource } from "@/lib/tools/job-search/sources/posting-source";
import { expectList, toIsoDate, toPage, toPeriod, toRow, toSalary, toText, toUrl, unique } from "@/lib/tools/job-search/sources/read-row";

const SIGNS: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", USD: "USD", EUR: "EUR", GBP: "GBP" };
const RANGE = /(USD|EUR|GBP|[$€£])\s?(\d[\d,.]*)\s?(k?)(?:\s?[-–]\s?(?:USD|EUR|GBP|[$€£])?\s?(\d[\d,.]*)\s?(k?))?/i;

/** The salary is free text: read only where it has a currency and plain amounts ("$80k - $100k", "€50,000"), else null. */
function salaryOf(text: string | null): Salary | null {
	const match = text === null ? null : RANGE.exec(text);
	if (text === null || match === null) return null;
	const [, sign, low, lowUnit, high, highUnit] = match;
	const inThousands = (highUnit ?? lowUnit ?? "") !== "";
	const amount = (digits: string | undefined) => (digits === undefined ? null : Number(digits.replace(/[,.](?=\d{3}\b)/g, "")) * (inThousands ? 1000 : 1));
	const [min, max] = [amount(low), amount(high)];
	const period = /\bhr\b/i.test(text) ? "hour" : (toPeriod(text) ?? ((max ?? min ?? 0) >= 10_000 ? "year" : null));
	return period === null ? null : toSalary(min, max, SIGNS[(sign ?? "").toUpperCase()], period);
}

/**
 * Remotive API: https://github.com/remotive-com/remote-jobs-api. Off unless the operator names it: its terms ask for a link back, at most
 * four calls a day, and forbid showing its postings behind a sign-up.
 */
export const remotive: PostingSource = {
	provider: "remotive",
	title: "Remotive",
	priority: 3,
	isEnabledByDefault: false,
	attribution: "Postings from Remotive",
	defaultBaseUrl: "https://remotive.com",
	defaultBoards: ["remotive"],
	limits: { concurrency: 1, spacingMs: 30_000 },
	openness: "page",
	async *list(board, context) {
		const url = `${context.baseUrl}/api/remote-jobs`;
		const jobs = expectList(toRow(await context.fetchJson(url)).jobs, "jobs", url);
		yield toPage("remotive", board, jobs, (row) => ({ externalId: toText(row.id) }));
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const [title, company, url] = [toText(row.title), toText(row.company_name), toUrl(row.url)];
		if (title === null || company === null || url === null) return null;
		return {
			title,
			company,
			locations: unique([toText(row.candidate_required_location)]),
			country: null,
			remoteHint: "Remote",
			seniorityText: null,
			employmentTypeText: toText(row.job_type),
			salary: salaryOf(toText(row.salary)),
			postedAt: toIsoDate(row.publication_date),
			expiresAt: null,
			descriptionHtml: toText(row.description),
			descriptionText: null,
			url,
			applyUrl: url,
		};
	},
};
