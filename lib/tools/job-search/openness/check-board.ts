import "server-only";
import { withTimeLimit } from "@/lib/platform/waiting/time-limit";
import type { PostingSourceRef } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import { FetchFailure, failureWords } from "@/lib/tools/job-search/sources/fetch-failure";
import type { PoliteFetcher } from "@/lib/tools/job-search/sources/polite-fetch";
import { listBoard, type OpennessEvidence } from "@/lib/tools/job-search/sources/posting-source";
import { createSourceContext } from "@/lib/tools/job-search/sources/search-boards";

type BoardList = { readonly ids: ReadonlySet<string> } | { readonly failure: OpennessEvidence };

/** The ids of a board's whole list, and when it was read (milliseconds); null for a board whose list is not known. */
export type ListedBoards = (provider: string, board: string) => { readonly ids: ReadonlySet<string>; readonly readAt: number } | null;

/** Looks for postings in fresh lists of their boards; each board is read once. */
export class BoardChecker {
	private readonly lists = new Map<string, Promise<BoardList>>();

	constructor(
		private readonly fetcher: PoliteFetcher,
		private readonly signal: AbortSignal,
		private readonly listed: ListedBoards = () => null,
	) {}

	async check(configured: ConfiguredSource, board: string, ref: PostingSourceRef): Promise<OpennessEvidence> {
		const known = this.listed(configured.source.provider, board);
		if (known !== null && known.ids.size > 0) return { ...judge(known.ids, configured, ref), seenAt: new Date(known.readAt).toISOString() };
		const list = await this.list(configured, board);
		return "failure" in list ? list.failure : judge(list.ids, configured, ref);
	}

	private list(configured: ConfiguredSource, board: string): Promise<BoardList> {
		const key = `${configured.source.provider}\n${board}`;
		const list = this.lists.get(key) ?? this.read(configured, board);
		this.lists.set(key, list);
		return list;
	}

	private async read(configured: ConfiguredSource, board: string): Promise<BoardList> {
		const limit = withTimeLimit(this.signal, configured.timeoutMs);
		try {
			const page = await listBoard(configured.source, board, createSourceContext(configured, this.fetcher, null, limit));
			return { ids: new Set(page.rows.map((row) => row.externalId)) };
		} catch (error) {
			if (limit.aborted) return { failure: { verdict: "uncertain", httpStatus: null, finalUrl: null, evidence: failureWords("late") } };
			if (!(error instanceof FetchFailure)) throw error;
			const verdict = error.kind === "blocked" ? "blocked" : "uncertain";
			return { failure: { verdict, httpStatus: error.httpStatus, finalUrl: error.url, evidence: error.message } };
		}
	}
}

function judge(ids: ReadonlySet<string>, { source }: ConfiguredSource, { externalId, url }: PostingSourceRef): OpennessEvidence {
	const name = `A fresh list of the company's board at ${source.title}`;
	// A board without any posting may be a provider's hiccup; the posting's own page decides.
	if (ids.size === 0) return { verdict: "uncertain", httpStatus: 200, finalUrl: null, evidence: `${name} is empty.` };
	if (ids.has(externalId)) return { verdict: "open", httpStatus: 200, finalUrl: url, evidence: `${name} has the posting.` };
	return { verdict: "closed", httpStatus: 200, finalUrl: null, evidence: `${name} has ${ids.size} postings, and this one is not among them.` };
}
