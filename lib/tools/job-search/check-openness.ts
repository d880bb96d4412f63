import "server-only";
import pLimit, { type LimitFunction } from "p-limit";
import { createGuardedFetcher, GuardedFetchError, type GuardedFetcher } from "@/lib/platform/guarded-fetch";
import { judgePage } from "./judge-page";
import type { Posting, PostingSourceRef, Verification } from "./schemas";
import type { ConfiguredSource } from "./sources/configuration";
import { FetchFailure } from "./sources/fetch-failure";
import { createPoliteFetcher } from "./sources/polite-fetch";
import { listBoard, type OpennessEvidence } from "./sources/posting-source";
import { createSourceContext } from "./sources/search-boards";

const PAGE_TIMEOUT_MS = 8_000;
const PAGE_MAX_BYTES = 512 * 1024;
const PAGES_AT_ONCE_PER_HOST = 4;
const LOOPBACK_PAGES_AT_ONCE = 16;

type BoardList = { readonly ids: ReadonlySet<string> } | { readonly failure: OpennessEvidence };

export interface OpennessCheckerOptions {
	readonly configured: readonly ConfiguredSource[];
	/** Ends all requests; what is not known by then is answered as unreachable. */
	readonly signal: AbortSignal;
	readonly now: Date;
	readonly allowLoopback: boolean;
}

/** Finds out whether postings are still open, asking each board and each page once. */
export interface OpennessChecker {
	check(posting: Posting): Promise<Verification>;
	close(): Promise<void>;
}

function isLoopbackOrigin(origin: string): boolean {
	return /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(origin);
}

function loopbackOrigins(configured: readonly ConfiguredSource[]): string[] {
	const origins = configured.map(({ baseUrl }) => (URL.canParse(baseUrl) ? new URL(baseUrl).origin : ""));
	return [...new Set(origins)].filter(isLoopbackOrigin);
}

function uncertain(evidence: string, finalUrl: string | null = null, httpStatus: number | null = null): OpennessEvidence {
	return { verdict: "uncertain", httpStatus, finalUrl, evidence };
}

export function createOpennessChecker(options: OpennessCheckerOptions): OpennessChecker {
	const { configured, signal, now } = options;
	const fetcher = createPoliteFetcher();
	const pages: GuardedFetcher = createGuardedFetcher({
		timeoutMs: PAGE_TIMEOUT_MS,
		maxBytes: PAGE_MAX_BYTES,
		allowedLoopbackOrigins: options.allowLoopback ? loopbackOrigins(configured) : [],
	});
	const byBoard = new Map(configured.flatMap((source) => source.boards.map((board) => [`${source.source.provider}\n${board}`, source] as const)));
	const boardLists = new Map<string, Promise<BoardList>>();
	const hostLimits = new Map<string, LimitFunction>();
	const contexts = new Map(configured.map((source) => [source, createSourceContext(source, fetcher, null, signal)]));

	async function readBoard(source: ConfiguredSource, board: string): Promise<BoardList> {
		const limit = AbortSignal.any([signal, AbortSignal.timeout(source.timeoutMs)]);
		try {
			const page = await listBoard(source.source, board, createSourceContext(source, fetcher, null, limit));
			return { ids: new Set(page.rows.map((row) => row.externalId)) };
		} catch (error) {
			if (limit.aborted) return { failure: uncertain("The board did not answer in time.") };
			if (!(error instanceof FetchFailure)) throw error;
			return {
				failure: { verdict: error.kind === "blocked" ? "blocked" : "uncertain", httpStatus: error.httpStatus, finalUrl: error.url, evidence: error.message },
			};
		}
	}

	function boardList(source: ConfiguredSource, board: string): Promise<BoardList> {
		const key = `${source.source.provider}\n${board}`;
		const known = boardLists.get(key) ?? readBoard(source, board);
		boardLists.set(key, known);
		return known;
	}

	async function checkBoard(source: ConfiguredSource, ref: PostingSourceRef, board: string): Promise<OpennessEvidence> {
		const list = await boardList(source, board);
		if ("failure" in list) return list.failure;
		// A board without any posting may be a provider's hiccup; the posting's own page decides.
		if (list.ids.size === 0) return uncertain("The board lists no postings at all just now.", null, 200);
		if (list.ids.has(ref.externalId)) {
			return {
				verdict: "open",
				httpStatus: 200,
				finalUrl: ref.url,
				evidence: `A fresh list of the company's board at ${source.source.title} has the posting.`,
			};
		}
		const evidence = `A fresh list of the company's board at ${source.source.title} has ${list.ids.size} postings, and this one is not among them.`;
		return { verdict: "closed", httpStatus: 200, finalUrl: null, evidence };
	}

	async function checkPage(ref: PostingSourceRef, title: string): Promise<OpennessEvidence> {
		const origin = URL.canParse(ref.url) ? new URL(ref.url).origin : "";
		const limit = hostLimits.get(origin) ?? pLimit(isLoopbackOrigin(origin) ? LOOPBACK_PAGES_AT_ONCE : PAGES_AT_ONCE_PER_HOST);
		hostLimits.set(origin, limit);
		return limit(async () => {
			signal.throwIfAborted();
			try {
				const page = await pages.get(ref.url, { signal });
				const judged = judgePage({ requestedUrl: ref.url, finalUrl: page.finalUrl, status: page.status, body: page.body, title, now });
				return { ...judged, httpStatus: page.status, finalUrl: page.finalUrl };
			} catch (error) {
				if (error instanceof GuardedFetchError) return uncertain(error.message, error.url);
				throw error;
			}
		});
	}

	/** The ladder of one source: its board or record first, its page where those cannot tell. */
	async function checkSource(posting: Posting, ref: PostingSourceRef): Promise<OpennessEvidence> {
		const source = ref.board === undefined ? undefined : byBoard.get(`${ref.provider}\n${ref.board}`);
		const context = source && contexts.get(source);
		if (source && context && ref.board !== undefined && source.source.openness !== "page") {
			const { checkOpen } = source.source;
			const first =
				source.source.openness === "board"
					? await checkBoard(source, ref, ref.board)
					: ((await checkOpen?.({ externalId: ref.externalId, board: ref.board, url: ref.url }, context)) ?? uncertain("The source keeps no record to ask."));
			if (first.verdict !== "uncertain") return first;
		}
		return checkPage(ref, posting.title);
	}

	async function ask(posting: Posting): Promise<OpennessEvidence> {
		if (posting.expiresAt && new Date(posting.expiresAt) < now) {
			return { verdict: "closed", httpStatus: null, finalUrl: null, evidence: `The source itself names ${posting.expiresAt.slice(0, 10)} as the last day.` };
		}
		let best: OpennessEvidence | null = null;
		for (const [position, ref] of posting.sources.entries()) {
			const seen = await checkSource(posting, ref);
			// A lesser source may still show a posting, but only the best one can say that it is closed.
			if (seen.verdict === "open" || (position === 0 && seen.verdict === "closed")) return seen;
			best ??= seen;
		}
		return best ?? uncertain("The posting names no source.");
	}

	return {
		async check(posting) {
			const checkedAt = now.toISOString();
			try {
				const { verdict, httpStatus, finalUrl, evidence } = await ask(posting);
				const status = verdict === "open" ? "live" : verdict === "closed" ? "closed" : "unreachable";
				return { status, checkedAt, httpStatus, finalUrl, evidence };
			} catch (error) {
				if (!signal.aborted) throw error;
				return { status: "unreachable", checkedAt, httpStatus: null, finalUrl: null, evidence: "Not checked: the time for all checks ran out." };
			}
		},
		close: () => pages.close(),
	};
}
