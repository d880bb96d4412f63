import type { RemoteMode, Salary } from "@/lib/tools/job-search/schemas";
import { checkByDetail } from "@/lib/tools/job-search/sources/check-by-detail";
import type { PostingSource } from "@/lib/tools/job-search/sources/posting-source";
import {
	boardSegment,
	companyFromBoard,
	decodeOnce,
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

const WORK_MODEL_ONLY = /^(remote|hybrid|on-?site|in[- ]office|flexible)$/i;

function remoteMode(text: string | null): RemoteMode | null {
	if (text === null) return null;
	if (/\bhybrid\b/i.test(text)) return "Hybrid";
	if (/\bremote\b/i.test(text)) return "Remote";
	return /\b(on-?site|in[- ]office)\b/i.test(text) ? "On-site" : null;
}

function metadata(row: Row, name: RegExp): string | null {
	for (const entry of toList(row.metadata)) {
		const { name: label, value } = toRow(entry);
		if (name.test(toText(label) ?? "")) return toText(Array.isArray(value) ? value[0] : value);
	}
	return null;
}

/** Ranges come in cents without a period; the title or blurb names it, else amounts under 1,000 can only be hourly. */
function salaryOf(row: Row): Salary | null {
	const range = toRow(toList(row.pay_input_ranges)[0]);
	const cents = (value: unknown) => (typeof value === "number" ? value / 100 : null);
	const highest = cents(range.max_cents) ?? cents(range.min_cents) ?? 0;
	const period = toPeriod(range.title) ?? toPeriod(range.blurb) ?? (highest < 1000 ? "hour" : "year");
	return toSalary(cents(range.min_cents), cents(range.max_cents), range.currency_type, period);
}

/** Where the name is only a work model ("Hybrid"), the city stands in the offices. */
function locationsOf(row: Row): string[] {
	const named = (toText(toRow(row.location).name) ?? "").split(/[;|•]/).map(toText);
	const places = named.filter((name) => name !== null && !WORK_MODEL_ONLY.test(name));
	if (places.length > 0) return unique(places);
	return unique(toList(row.offices).map((office) => toText(toRow(office).location) ?? toText(toRow(office).name)));
}

/** Greenhouse Job Board API: https://developers.greenhouse.io/job-board.html */
export const greenhouse: PostingSource = {
	provider: "greenhouse",
	title: "Greenhouse",
	priority: 1,
	isEnabledByDefault: true,
	attribution: null,
	defaultBaseUrl: "https://boards-api.greenhouse.io",
	defaultBoards: ["airbnb", "cloudflare", "discord", "figma", "gitlab", "stripe"],
	limits: { concurrency: 4, spacingMs: 50 },
	openness: "detail",
	async *list(board, context) {
		const url = `${context.baseUrl}/v1/boards/${boardSegment(board)}/jobs?content=true`;
		const jobs = expectList(toRow(await context.fetchJson(url)).jobs, "jobs", url);
		// A post without an internal job is a standing invitation to introduce oneself, not an opening.
		yield toPage("greenhouse", board, jobs, (row) => (row.internal_job_id === null ? { reason: "prospect post" } : { externalId: toText(row.id) }));
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const [title, url] = [toText(row.title), toUrl(row.absolute_url)];
		if (title === null || url === null) return null;
		const content = toText(row.content);
		return {
			title,
			company: toText(row.company_name) ?? companyFromBoard(raw.board),
			locations: locationsOf(row),
			country: null,
			remoteHint: remoteMode(metadata(row, /work ?place|remote|work model/i)) ?? remoteMode(toText(toRow(row.location).name)),
			seniorityText: metadata(row, /seniority|level/i),
			employmentTypeText: metadata(row, /employment|commitment|time type/i),
			salary: salaryOf(row),
			postedAt: toIsoDate(row.first_published) ?? toIsoDate(row.updated_at),
			expiresAt: toIsoDate(row.application_deadline),
			descriptionHtml: content === null ? null : decodeOnce(content),
			descriptionText: null,
			url,
			applyUrl: url,
		};
	},
	checkOpen({ board, externalId }, context) {
		return checkByDetail(context, () => `${context.baseUrl}/v1/boards/${boardSegment(board)}/jobs/${boardSegment(externalId)}`, {
			name: "The Greenhouse job",
			missing: "closed",
		});
	},
};
