import type { PostingQuery, RawPosting, RemoteMode, Salary } from "@/lib/tools/job-search/schemas";

/** What a provider's own row says, in our words but not yet judged: texts stay as given, HTML is one level decoded. */
export interface PostingDraft {
	readonly title: string;
	readonly company: string;
	/** Every place the posting is open for, as the provider words it; empty when it names none. */
	readonly locations: readonly string[];
	/** A country name or ISO 3166-1 alpha-2 code, only where the provider has a field for it. */
	readonly country: string | null;
	readonly remoteHint: RemoteMode | null;
	readonly seniorityText: string | null;
	readonly employmentTypeText: string | null;
	/** Amounts in whole units of the currency, never cents. */
	readonly salary: Salary | null;
	/** ISO 8601, UTC. */
	readonly postedAt: string | null;
	readonly expiresAt: string | null;
	readonly descriptionHtml: string | null;
	readonly descriptionText: string | null;
	/** The public page of the posting. */
	readonly url: string;
	readonly applyUrl: string;
}

export interface ListingPage {
	readonly rows: RawPosting[];
	/** Rows left out, by reason: unreadable ones, and those that the provider itself marks as not public. */
	readonly dropped: ReadonlyArray<{ readonly reason: string; readonly count: number }>;
}

/** What a detail endpoint said about one posting. Only definitive answers close: a 404 that the provider also gives for other reasons is `uncertain`. */
export interface OpennessEvidence {
	readonly verdict: "open" | "closed" | "uncertain" | "blocked";
	readonly httpStatus: number | null;
	/** The address that answered. */
	readonly finalUrl: string | null;
	/** What was asked and what was seen, in words. */
	readonly evidence: string;
	/** ISO 8601, where it was seen before now. */
	readonly seenAt?: string;
}

/** What a source may reach. `fetchJson` throws FetchFailure; it refuses every host but that of `baseUrl`. */
export interface SourceContext {
	/** Without a trailing slash. May hold `{board}` where the provider gives each board its own host or path. */
	readonly baseUrl: string;
	/** What is looked for, so that a source can spend its requests on likely rows; null when only presence in the list matters. */
	readonly query: PostingQuery | null;
	readonly signal: AbortSignal;
	fetchJson(url: string, init?: { headers?: Record<string, string> }): Promise<unknown>;
}

/** The courtesy that one host is shown. */
export interface SourceLimits {
	/** Requests under way at once. */
	readonly concurrency: number;
	/** From the start of one request to the start of the next. */
	readonly spacingMs: number;
	/** How often a request is repeated after 429, 5xx or a broken connection. */
	readonly retries: number;
	/** Public pages looked at at once. */
	readonly pagesAtOnce: number;
}

/** One provider of postings. Its file is the only place that knows its addresses, paging and shapes. */
export interface PostingSource {
	/** Lower case, one word: `greenhouse`. */
	readonly provider: string;
	readonly title: string;
	/** 1 company's own applicant system, 2 first-party page, 3 aggregator. */
	readonly priority: 1 | 2 | 3;
	readonly isEnabledByDefault: boolean;
	/** What a page that shows its postings must say, or null. */
	readonly attribution: string | null;
	readonly defaultBaseUrl: string;
	/** Board tokens; an aggregator has one board, its provider name. */
	readonly defaultBoards: readonly string[];
	/** How hard the provider may be asked, for each host, where a deployment's configuration doesn't say otherwise. */
	readonly limits: Pick<SourceLimits, "concurrency" | "spacingMs">;
	/** How long one board may take, where the usual 10 s are too short. */
	readonly boardTimeoutMs?: number;
	/**
	 * How to know whether a posting is still open, cheapest first: `board`, a fresh list of its board answers for all its postings at once
	 * (absent there = closed); `detail`, `checkOpen` answers for one; `page`, only its public page can tell.
	 */
	readonly openness: "board" | "detail" | "page";
	/** Yields page by page, so that what came before a failure or a time limit is kept. Bounded. Throws FetchFailure: an unreadable board is never an empty one. */
	list(board: string, context: SourceContext): AsyncGenerator<ListingPage, void, void>;
	/** Null when the row lacks a title, an id or a page. Never throws on odd data. */
	toDraft(raw: RawPosting, baseUrl: string): PostingDraft | null;
	/** Present exactly when `openness` is `detail`. Never throws, but for an abort of `context.signal`. */
	checkOpen?(posting: { externalId: string; board: string; url: string }, context: SourceContext): Promise<OpennessEvidence>;
}

/** All pages of one board as one listing. @throws FetchFailure from the first page that failed. */
export async function listBoard(source: PostingSource, board: string, context: SourceContext): Promise<ListingPage> {
	const rows: RawPosting[] = [];
	const counts = new Map<string, number>();
	for await (const page of source.list(board, context)) {
		rows.push(...page.rows);
		for (const { reason, count } of page.dropped) counts.set(reason, (counts.get(reason) ?? 0) + count);
	}
	return { rows, dropped: [...counts].map(([reason, count]) => ({ reason, count })) };
}
