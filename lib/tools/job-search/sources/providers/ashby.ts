import type { RemoteMode, Salary } from "@/lib/tools/job-search/schemas";
import type { PostingSource } from "@/lib/tools/job-search/sources/posting-source";
import {
	boardSegment,
	companyFromBoard,
	expectList,
	type Row,
	toIsoDate,
	toList,
	toPage,
	toPeriod,
	toRow,
	toSalary,
	toText,
	toUrl,
	unique,
} from "@/lib/tools/job-search/sources/read-row";

const MODES: Readonly<Record<string, RemoteMode>> = { remote: "Remote", hybrid: "Hybrid", onsite: "On-site", "on-site": "On-site" };

/** The lowest and highest end over all tiers of the first salary component's currency and interval; equity and bonus are left out. */
function salaryOf(row: Row): Salary | null {
	const compensation = toRow(row.compensation);
	const tiers = toList(compensation.compensationTiers).flatMap((tier) => toList(toRow(tier).components));
	const all = [...tiers, ...toList(compensation.summaryComponents)].map(toRow);
	const salaries = all.filter((part) => toText(part.compensationType) === "Salary" && toPeriod(part.interval) !== null);
	const first = salaries[0];
	const period = toPeriod(first?.interval);
	if (first === undefined || period === null) return null;
	const alike = salaries.filter((part) => part.currencyCode === first.currencyCode && part.interval === first.interval);
	const numbers = (key: "minValue" | "maxValue") => alike.map((part) => part[key]).filter((value) => typeof value === "number");
	const [minima, maxima] = [numbers("minValue"), numbers("maxValue")];
	return toSalary(minima.length > 0 ? Math.min(...minima) : null, maxima.length > 0 ? Math.max(...maxima) : null, first.currencyCode, period);
}

/** `workplaceType` is what the recruiter chose and beats `isRemote` where the two disagree. */
function remoteHint(row: Row): RemoteMode | null {
	return MODES[toText(row.workplaceType)?.toLowerCase() ?? ""] ?? (row.isRemote === true ? "Remote" : null);
}

/** Ashby job postings API: https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: PostingSource = {
	provider: "ashby",
	title: "Ashby",
	priority: 1,
	isEnabledByDefault: true,
	attribution: null,
	defaultBaseUrl: "https://api.ashbyhq.com",
	defaultBoards: ["linear", "notion", "openai", "ramp"],
	limits: { concurrency: 4, spacingMs: 500 },
	// The service is known to take ten seconds and more before it answers.
	boardTimeoutMs: 20_000,
	openness: "board",
	async *list(board, context) {
		const url = `${context.baseUrl}/posting-api/job-board/${boardSegment(board)}?includeCompensation=true`;
		const jobs = expectList(toRow(await context.fetchJson(url)).jobs, "jobs", url);
		yield toPage("ashby", board, jobs, (row) => (row.isListed === false ? { reason: "unlisted" } : { externalId: toText(row.id) }));
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const [title, url] = [toText(row.title), toUrl(row.jobUrl)];
		if (title === null || url === null) return null;
		return {
			title,
			company: companyFromBoard(raw.board),
			locations: unique([toText(row.location), ...toList(row.secondaryLocations).map((place) => toText(toRow(place).location) ?? toText(place))]),
			country: toText(toRow(toRow(row.address).postalAddress).addressCountry),
			remoteHint: remoteHint(row),
			seniorityText: null,
			employmentTypeText: toText(row.employmentType),
			salary: salaryOf(row),
			postedAt: toIsoDate(row.publishedAt),
			expiresAt: null,
			descriptionHtml: toText(row.descriptionHtml),
			descriptionText: toText(row.descriptionPlain),
			url,
			applyUrl: toUrl(row.applyUrl) ?? url,
		};
	},
};
