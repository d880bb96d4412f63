import "server-only";
import pLimit from "p-limit";
import { whatWasSaid } from "@/lib/platform/language/failure-words";
import { logger } from "@/lib/platform/logger";
import { withTimeLimit } from "@/lib/platform/waiting/time-limit";
import { MOST_OF_BOARD } from "@/lib/tools/job-search/limits";
import type { PostingQuery, RawPosting, SourceReport } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "./configuration";
import { FetchFailure, failureWords } from "./fetch-failure";
import { createPoliteFetcher, type PoliteFetcher } from "./polite-fetch";
import type { SourceContext } from "./posting-source";
import { withinSearch, withLeftOut } from "./search-limits";

type BoardReport = SourceReport["boards"][number];

/** What one board gave. */
export interface BoardResult {
	readonly provider: string;
	readonly rows: RawPosting[];
	readonly report: BoardReport;
	/** What the board or the network really said, for developers; empty when nothing failed. */
	readonly said: string;
}

export interface SearchOptions {
	readonly signal: AbortSignal;
	/** Bounds the whole search: boards that have not answered by then are reported as timeout with what they gave. */
	readonly totalTimeoutMs: number;
	onBoard?(done: number, total: number, words: string): void;
}

/** What a source needs to work with a configured address; `query` null when only presence in the list matters. */
export function createSourceContext(configured: ConfiguredSource, fetcher: PoliteFetcher, query: PostingQuery | null, signal: AbortSignal): SourceContext {
	const { baseUrl, limits, timeoutMs } = configured;
	return { baseUrl, query, signal, fetchJson: fetcher.forSource({ baseUrl, limits, timeoutMs, signal }) };
}

function statusOf(error: unknown): { status: BoardReport["status"]; error: string } {
	if (!(error instanceof FetchFailure)) {
		logger.error({ err: error }, "A job board's answer could not be understood");
		return { status: "failed", error: failureWords("unreadable") };
	}
	if (error.kind === "blocked" || error.kind === "timeout") return { status: error.kind, error: error.message };
	return { status: "failed", error: error.message };
}

async function readBoard(configured: ConfiguredSource, board: string, fetcher: PoliteFetcher, query: PostingQuery, signal: AbortSignal): Promise<BoardResult> {
	const { source, timeoutMs } = configured;
	const startedAt = performance.now();
	const limit = withTimeLimit(signal, timeoutMs);
	const rows = new Map<string, RawPosting>();
	const dropped = new Map<string, number>();
	let leftOut = 0;
	let said = "";
	let outcome: { status: BoardReport["status"]; error: string | null } | undefined;
	try {
		for await (const page of source.list(board, createSourceContext(configured, fetcher, query, limit))) {
			for (const row of page.rows) {
				if (rows.size < MOST_OF_BOARD || rows.has(row.externalId)) rows.set(row.externalId, row);
				else leftOut += 1;
			}
			for (const { reason, count } of page.dropped) dropped.set(reason, (dropped.get(reason) ?? 0) + count);
		}
		outcome = { status: rows.size > 0 ? "ok" : "empty", error: null };
	} catch (error) {
		said = `${source.provider} ${board}: ${whatWasSaid(error instanceof FetchFailure ? error.cause : error)}`;
		outcome = limit.aborted ? { status: "timeout", error: failureWords("late") } : statusOf(error);
	}
	const durationMs = Math.round(performance.now() - startedAt);
	const reasons = [...dropped].map(([reason, count]) => ({ reason, count }));
	const report = { board, found: rows.size, ...outcome, durationMs, dropped: reasons };
	return { provider: source.provider, rows: [...rows.values()], report: withLeftOut(report, "board", leftOut), said };
}

function compareText(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

/** One report a provider. Its `error` names every board that failed, also when others answered. */
function reportOf(provider: string, isSample: boolean, results: readonly Pick<BoardResult, "report">[]): SourceReport {
	const boards = results.map((result) => result.report).sort((a, b) => compareText(a.board, b.board));
	const failed = boards.filter((board) => board.error !== null);
	const words = failed.map((board) => `${board.board}: ${board.error}`).join(" ");
	const error = failed.length === 0 ? null : `${failed.length} of ${boards.length} ${boards.length === 1 ? "board" : "boards"} failed. ${words}`;
	return { provider, isSample, found: boards.reduce((sum, board) => sum + board.found, 0), error, boards };
}

/**
 * Asks every board of every source at once, within each host's limits. A posting that a board repeats is kept once. Rejects only when `signal`
 * is aborted.
 */
export async function readBoards(query: PostingQuery, sources: readonly ConfiguredSource[], options: SearchOptions): Promise<BoardResult[]> {
	const fetcher = createPoliteFetcher();
	const signal = withTimeLimit(options.signal, options.totalTimeoutMs);
	const total = sources.reduce((sum, { boards }) => sum + boards.length, 0);
	let done = 0;
	const perSource = sources.map((configured) => {
		// A board's clock starts when the board does, so boards wait here and not in the fetcher.
		const limit = pLimit(configured.source.limits.concurrency);
		return configured.boards.map((board) =>
			limit(async () => {
				const result = await readBoard(configured, board, fetcher, query, signal);
				done += 1;
				options.onBoard?.(done, total, `${configured.source.title}: ${board}, ${result.report.found} found`);
				return result;
			}),
		);
	});
	const results = await Promise.all(perSource.flat());
	options.signal.throwIfAborted();
	return results;
}

/** What boards gave, put together: one report a provider, in the order of their names. */
export function reportsOf(results: readonly Pick<BoardResult, "provider" | "report">[], sources: readonly ConfiguredSource[]): SourceReport[] {
	const providers = [...new Set(sources.map(({ source }) => source.provider))].sort(compareText);
	return providers.map((provider) =>
		reportOf(
			provider,
			sources.some((configured) => configured.isSample && configured.source.provider === provider),
			results.filter((result) => result.provider === provider),
		),
	);
}

/** The rows of these boards, as many as one search compares, sorted by provider, board and id, so that equal answers give equal output whatever their order of arrival. */
export function collectRows(results: readonly BoardResult[], sources: readonly ConfiguredSource[]): { rawPostings: RawPosting[]; sources: SourceReport[] } {
	const within = withinSearch(results);
	const rawPostings = within.flatMap((result) => result.rows);
	rawPostings.sort((a, b) => compareText(a.provider, b.provider) || compareText(a.board, b.board) || compareText(a.externalId, b.externalId));
	return { rawPostings, sources: reportsOf(within, sources) };
}
