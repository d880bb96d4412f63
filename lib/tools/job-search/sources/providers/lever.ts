import type { RemoteMode, Salary } from "@/lib/tools/job-search/schemas";
import { checkByDetail } from "@/lib/tools/job-search/sources/check-by-detail";
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

const PAGE_SIZE = 100;
const MAX_PAGES = 20;
const MODES: Readonly<Record<string, RemoteMode>> = { remote: "Remote", hybrid: "Hybrid", "on-site": "On-site", onsite: "On-site" };

function salaryOf(row: Row): Salary | null {
	const range = toRow(row.salaryRange);
	const period = toPeriod(range.interval);
	return period === null ? null : toSalary(range.min, range.max, range.currency, period);
}

/** The posting's text is in parts: an opening, titled lists and a closing. */
function htmlOf(row: Row): string | null {
	const lists = toList(row.lists).map((entry) => `<h3>${toText(toRow(entry).text) ?? ""}</h3><ul>${toText(toRow(entry).content) ?? ""}</ul>`);
	const parts = [toText(row.description), ...lists, toText(row.additional)].filter((part) => part !== null);
	return toText(row.description) === null ? null : parts.join("\n");
}

function textOf(row: Row): string | null {
	const lists = toList(row.lists).map(
		(entry) => `${toText(toRow(entry).text) ?? ""}\n${(toText(toRow(entry).content) ?? "").replace(/<li[^<>]*>/gi, "\n- ").replace(/<[^<>]+>/g, "")}`,
	);
	const parts = [toText(row.descriptionPlain), ...lists, toText(row.additionalPlain)].filter((part) => part !== null);
	return parts.length > 0 ? parts.join("\n\n") : null;
}

/** Lever Postings API: https://github.com/lever/postings-api */
export const lever: PostingSource = {
	provider: "lever",
	title: "Lever",
	priority: 1,
	isEnabledByDefault: true,
	attribution: null,
	defaultBaseUrl: "https://api.lever.co",
	defaultBoards: ["mistral", "palantir", "spotify"],
	limits: { concurrency: 2, spacingMs: 100 },
	openness: "detail",
	async *list(board, context) {
		for (let page = 0; page < MAX_PAGES; page += 1) {
			const url = `${context.baseUrl}/v0/postings/${boardSegment(board)}?mode=json&skip=${page * PAGE_SIZE}&limit=${PAGE_SIZE}`;
			const postings = expectList(await context.fetchJson(url), "postings", url);
			yield toPage("lever", board, postings, (row) => ({ externalId: toText(row.id) }));
			if (postings.length < PAGE_SIZE) return;
		}
	},
	toDraft(raw) {
		const row = toRow(raw.payload);
		const [title, url] = [toText(row.text), toUrl(row.hostedUrl)];
		if (title === null || url === null) return null;
		const categories = toRow(row.categories);
		return {
			title,
			company: companyFromBoard(raw.board),
			locations: unique([toText(categories.location), ...toList(categories.allLocations).map(toText)]),
			country: toText(row.country),
			remoteHint: MODES[toText(row.workplaceType)?.toLowerCase() ?? ""] ?? null,
			seniorityText: toText(categories.level),
			employmentTypeText: toText(categories.commitment),
			salary: salaryOf(row),
			postedAt: toIsoDate(row.createdAt),
			expiresAt: null,
			descriptionHtml: htmlOf(row),
			descriptionText: textOf(row),
			url,
			applyUrl: toUrl(row.applyUrl) ?? url,
		};
	},
	checkOpen({ board, externalId }, context) {
		return checkByDetail(context, () => `${context.baseUrl}/v0/postings/${boardSegment(board)}/${boardSegment(externalId)}`, {
			name: "The Lever posting",
			missing: "uncertain",
		});
	},
};
