import "server-only";
import type { Posting, PostingSourceRef, Verification } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import { createPoliteFetcher } from "@/lib/tools/job-search/sources/polite-fetch";
import type { OpennessEvidence, SourceContext } from "@/lib/tools/job-search/sources/posting-source";
import { createSourceContext } from "@/lib/tools/job-search/sources/search-boards";
import { BoardChecker, type ListedBoards } from "./check-board";
import { createPageChecker, type PageChecker } from "./check-page";

export interface OpennessCheckerOptions {
	readonly configured: readonly ConfiguredSource[];
	/** Ends all requests; what is not known by then is answered as unreachable. */
	readonly signal: AbortSignal;
	readonly now: Date;
	readonly allowLoopback: boolean;
	/** Lists of boards that were read lately and need not be read again. */
	readonly listed?: ListedBoards;
}

/** What is said of a posting whose turn never came. */
export const OUT_OF_TIME = "Not checked: the time for all checks ran out.";

interface Answering {
	readonly configured: ConfiguredSource;
	readonly context: SourceContext;
}

const STATUS = { open: "live", closed: "closed", blocked: "unreachable", uncertain: "unreachable" } as const;

function pagesAtOnce(configured: readonly ConfiguredSource[]): Map<string, number> {
	return new Map(configured.flatMap(({ baseUrl, limits }) => (URL.canParse(baseUrl) ? [[new URL(baseUrl).origin, limits.pagesAtOnce]] : [])));
}

/** Finds out whether postings are still open: by their board's list or their record, then by their page, source after source. */
export class OpennessChecker {
	private readonly boards: BoardChecker;
	private readonly pages: PageChecker;
	private readonly byBoard = new Map<string, Answering>();

	constructor(private readonly options: OpennessCheckerOptions) {
		const { configured, signal, now, allowLoopback, listed } = options;
		const fetcher = createPoliteFetcher();
		this.boards = new BoardChecker(fetcher, signal, listed);
		const atOnceByOrigin = pagesAtOnce(configured);
		this.pages = createPageChecker({ signal, now, atOnceByOrigin, loopbackOrigins: allowLoopback ? [...atOnceByOrigin.keys()] : [] });
		for (const source of configured) {
			const answering = { configured: source, context: createSourceContext(source, fetcher, null, signal) };
			for (const board of source.boards) this.byBoard.set(`${source.source.provider}\n${board}`, answering);
		}
	}

	/** Never rejects for what a source does; after the signal is aborted, the answer is unreachable. */
	async check(posting: Posting): Promise<Verification> {
		const checkedAt = this.options.now.toISOString();
		try {
			const { verdict, httpStatus, finalUrl, evidence, seenAt } = await this.ask(posting);
			return { status: STATUS[verdict], checkedAt: seenAt ?? checkedAt, httpStatus, finalUrl, evidence };
		} catch (error) {
			if (!this.options.signal.aborted) throw error;
			return { status: "unreachable", checkedAt, httpStatus: null, finalUrl: null, evidence: OUT_OF_TIME };
		}
	}

	close(): Promise<void> {
		return this.pages.close();
	}

	private async ask(posting: Posting): Promise<OpennessEvidence> {
		if (posting.expiresAt && new Date(posting.expiresAt) < this.options.now) {
			return { verdict: "closed", httpStatus: null, finalUrl: null, evidence: `The source itself names ${posting.expiresAt.slice(0, 10)} as the last day.` };
		}
		let first: OpennessEvidence | null = null;
		for (const ref of posting.sources) {
			const seen = await this.askSource(posting, ref);
			// A lesser source may still show a posting, but only the best one can say that it is closed.
			if (seen.verdict === "open" || (first === null && seen.verdict === "closed")) return seen;
			first ??= seen;
		}
		return first ?? { verdict: "uncertain", httpStatus: null, finalUrl: null, evidence: "The posting names no source." };
	}

	/** The ladder of one source: its board or record first, its page where those cannot tell. */
	private async askSource(posting: Posting, ref: PostingSourceRef): Promise<OpennessEvidence> {
		const byRecord = await this.askRecord(ref);
		if (byRecord !== null && byRecord.verdict !== "uncertain") return byRecord;
		return this.pages.check(ref.url, posting.title);
	}

	private async askRecord(ref: PostingSourceRef): Promise<OpennessEvidence | null> {
		const { board, externalId, url } = ref;
		const answering = board === undefined ? undefined : this.byBoard.get(`${ref.provider}\n${board}`);
		if (answering === undefined || board === undefined) return null;
		const { source } = answering.configured;
		if (source.openness === "board") return this.boards.check(answering.configured, board, ref);
		return source.openness === "detail" && source.checkOpen ? source.checkOpen({ externalId, board, url }, answering.context) : null;
	}
}
