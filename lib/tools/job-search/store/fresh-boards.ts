import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";
import { logger } from "@/lib/platform/logger";
import { whileWanted } from "@/lib/platform/waiting/while-wanted";
import type { PostingQuery } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import { readBoards } from "@/lib/tools/job-search/sources/search-boards";
import type { Shelf } from "@/lib/tools/shelf/shelf";
import type { ToolContext } from "@/lib/tools/tool";
import { digestOf, keepBoard, recallBoards, type Wanted } from "./kept-boards";
import { type KeptBoard, memory } from "./memory";

/** Leaves the tool's own limit some time to hand over what was found. */
const TOTAL_TIMEOUT_MS = 25_000;
const CLAIM_MS = 40_000;
const LOOK_AGAIN_MS = 300;
const AT_ONCE = 8;

/** What a call gives to those that read boards or the shelf. */
export type StoreContext = Pick<ToolContext, "shelf" | "signal" | "reportProgress">;

function wantedOf(configured: readonly ConfiguredSource[]): Wanted[] {
	return configured.flatMap((source) =>
		source.boards.map((board) => ({ key: digestOf([source.source.provider, board, source.baseUrl, source.isSample]), source, board })),
	);
}

/**
 * Every board of these sources as it was read within the freshness window: from this process, from the shelf, or from the board itself, once for
 * all who wait for it. Boards that go stale within `aheadMs` are read again. A board that failed before is asked again beside the run, which only
 * waits for it when there is no other.
 */
export async function freshBoards(
	configured: readonly ConfiguredSource[],
	query: PostingQuery | null,
	context: StoreContext,
	aheadMs = 0,
): Promise<KeptBoard[]> {
	const wanted = wantedOf(configured);
	const { boards, reading } = memory();
	const isStale = ({ key }: Wanted) => (boards.get(key)?.freshUntil ?? 0) <= Date.now() + aheadMs;
	await recallBoards(wanted.filter(isStale), context.shelf);
	const stale = wanted.filter(isStale);
	const mine = stale.filter(({ key }) => !reading.has(key));
	// Those that failed apart, so that nobody waits for them with the others.
	const groups = { reading: mine.filter(({ key }) => !hasFailed(boards.get(key))), "reading-failed": mine.filter(({ key }) => hasFailed(boards.get(key))) };
	for (const [claim, some] of Object.entries(groups)) {
		if (some.length === 0) continue;
		const work = readAndKeep(some, claim, query, context, isStale).finally(() => {
			for (const { key } of some) reading.delete(key);
		});
		work.catch((err: unknown) => logger.warn({ err }, "Job boards could not be read"));
		for (const { key } of some) reading.set(key, work);
	}
	const canGoOn = aheadMs === 0 && wanted.some(({ key }) => hasGiven(boards.get(key)));
	const awaited = canGoOn ? stale.filter(({ key }) => !hasFailed(boards.get(key))) : stale;
	await whileWanted(Promise.all(awaited.map(({ key }) => reading.get(key))), context.signal);
	return wanted.flatMap(({ key }) => boards.get(key) ?? []);
}

function hasFailed(board: KeptBoard | undefined): boolean {
	return board !== undefined && board.report.status !== "ok" && board.report.status !== "empty";
}

function hasGiven(board: KeptBoard | undefined): boolean {
	return board !== undefined && board.count > 0;
}

/** Reads boards, unless another process does: then waits for what it puts on the shelf. */
async function readAndKeep(
	wanted: readonly Wanted[],
	claim: string,
	query: PostingQuery | null,
	context: StoreContext,
	isStale: (one: Wanted) => boolean,
): Promise<void> {
	const { shelf } = context;
	const until = Date.now() + TOTAL_TIMEOUT_MS;
	let isMine = await claimed(shelf, claim);
	while (!isMine && Date.now() < until) {
		await delay(LOOK_AGAIN_MS);
		await recallBoards(wanted.filter(isStale), shelf);
		if (!wanted.some(isStale)) return;
		isMine = await claimed(shelf, claim);
	}
	try {
		const results = await readBoards(hintOf(query), subsetOf(wanted), {
			// Others wait for this as well, so it does not end with the call that began it.
			signal: new AbortController().signal,
			totalTimeoutMs: TOTAL_TIMEOUT_MS,
			onBoard: (done, total, words) => context.reportProgress(done, total, words),
		});
		const limit = pLimit(AT_ONCE);
		await Promise.all(wanted.map((one, index) => limit(() => keepBoard(one, results[index], shelf))));
	} finally {
		if (isMine) await shelf.release(claim).catch(() => undefined);
	}
}

async function claimed(shelf: Shelf, claim: string): Promise<boolean> {
	try {
		return await shelf.claim(claim, CLAIM_MS);
	} catch (err) {
		logger.warn({ err }, "The shelf of postings could not be asked");
		return true;
	}
}

/** One entry for each board, so that what comes back is in the order of what was asked. */
function subsetOf(wanted: readonly Wanted[]): ConfiguredSource[] {
	const bySource = new Map<ConfiguredSource, string[]>();
	for (const { source, board } of wanted) bySource.set(source, [...(bySource.get(source) ?? []), board]);
	return [...bySource].map(([source, boards]) => ({ ...source, boards }));
}

/** Titles that anybody looked for lately: what a board is asked for serves all. */
function hintOf(query: PostingQuery | null): PostingQuery {
	const { titles } = memory();
	for (const title of query?.titles ?? []) titles.set(title, true);
	return { titles: [...titles.keys()], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" };
}
