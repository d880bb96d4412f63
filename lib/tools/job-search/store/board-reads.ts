import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";
import { z } from "zod";
import { logger } from "@/lib/platform/logger";
import { packJson, unpackJson } from "@/lib/platform/packed-json";
import { type PostingQuery, RawPosting, SourceReport } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import { type BoardResult, readBoards } from "@/lib/tools/job-search/sources/search-boards";
import type { Shelf } from "@/lib/tools/shelf/shelf";
import type { ToolContext } from "@/lib/tools/tool";
import { toolSettings } from "@/lib/tools/tool-settings";
import { type KeptBoard, memory } from "./memory";
import { whileWanted } from "./while-wanted";

/** Leaves the tool's own limit some time to hand over what was found. */
const TOTAL_TIMEOUT_MS = 25_000;
/** A board that failed is left alone for so long, and then asked again. */
const FAILED_FRESH_MS = 60_000;
const CLAIM_MS = 40_000;
const LOOK_AGAIN_MS = 300;
const AT_ONCE = 8;
/** What is stale still serves whoever has it in hand. */
const KEPT_BEYOND_MS = 3 * 3_600_000;

export type StoreContext = Pick<ToolContext, "shelf" | "signal" | "reportProgress">;

interface Wanted {
	readonly key: string;
	readonly source: ConfiguredSource;
	readonly board: string;
}

const Head = z.object({
	key: z.string(),
	provider: z.string(),
	board: z.string(),
	readAt: z.number(),
	freshUntil: z.number(),
	report: SourceReport.shape.boards.element,
	said: z.string(),
	digest: z.string(),
	count: z.int(),
});

export function freshForMs(): number {
	return toolSettings().POSTINGS_FRESH_MINUTES * 60_000;
}

function wantedOf(configured: readonly ConfiguredSource[]): Wanted[] {
	return configured.flatMap((source) =>
		source.boards.map((board) => ({ key: digestOf([source.source.provider, board, source.baseUrl, source.isSample]), source, board })),
	);
}

export function digestOf(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
}

/**
 * Every board of these sources as it was read within the freshness window: from this process, from the shelf, or from the board itself, once for
 * all who wait for it. Boards that go stale within `aheadMs` are read again.
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
	await recall(wanted.filter(isStale), context.shelf);
	const stale = wanted.filter(isStale);
	const mine = stale.filter(({ key }) => !reading.has(key));
	if (mine.length > 0) {
		const work = readAndKeep(mine, query, context, isStale).finally(() => {
			for (const { key } of mine) reading.delete(key);
		});
		for (const { key } of mine) reading.set(key, work);
	}
	const started = Promise.all(stale.map(({ key }) => reading.get(key)));
	await whileWanted(started, context.signal);
	return wanted.flatMap(({ key }) => boards.get(key) ?? []);
}

/** Reads boards, unless another process does: then waits for what it puts on the shelf. */
async function readAndKeep(wanted: readonly Wanted[], query: PostingQuery | null, context: StoreContext, isStale: (one: Wanted) => boolean): Promise<void> {
	const { shelf } = context;
	const until = Date.now() + TOTAL_TIMEOUT_MS;
	while (!(await claimed(shelf)) && Date.now() < until) {
		await delay(LOOK_AGAIN_MS);
		await recall(wanted.filter(isStale), shelf);
		if (!wanted.some(isStale)) return;
	}
	try {
		const results = await readBoards(hintOf(query), subsetOf(wanted), {
			// Others wait for this as well, so it does not end with the call that began it.
			signal: new AbortController().signal,
			totalTimeoutMs: TOTAL_TIMEOUT_MS,
			onBoard: (done, total, words) => context.reportProgress(done, total, words),
		});
		const limit = pLimit(AT_ONCE);
		await Promise.all(wanted.map((one, index) => limit(() => keep(one, results[index], shelf))));
	} finally {
		await shelf.release("reading").catch(() => undefined);
	}
}

async function claimed(shelf: Shelf): Promise<boolean> {
	try {
		return await shelf.claim("reading", CLAIM_MS);
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

async function keep({ key, source }: Wanted, result: BoardResult | undefined, shelf: Shelf): Promise<void> {
	if (!result) return;
	const { boards, rows } = memory();
	const { provider, report, said } = result;
	const packed = await packJson(Buffer.from(JSON.stringify(result.rows)));
	const isWhole = report.status === "ok" || report.status === "empty";
	const readAt = Date.now();
	const kept: KeptBoard = {
		key,
		provider,
		board: report.board,
		readAt,
		freshUntil: readAt + (isWhole ? freshForMs() : Math.min(FAILED_FRESH_MS, freshForMs())),
		report,
		said,
		digest: createHash("sha256")
			.update(JSON.stringify([key, source.source.priority]))
			.update(packed)
			.digest("hex")
			.slice(0, 32),
		count: result.rows.length,
	};
	rows.set(kept.digest, packed);
	boards.set(key, kept);
	const keepForMs = freshForMs() + KEPT_BEYOND_MS;
	try {
		if (kept.count > 0) await shelf.write(`rows/${kept.digest}`, packed, keepForMs);
		await shelf.write(`boards/${key}`, Buffer.from(JSON.stringify(kept)), keepForMs);
	} catch (err) {
		logger.warn({ err, provider, board: report.board }, "A board's postings could not be put on the shelf");
	}
}

/** Takes what other processes, or this one before its last start, have read. */
async function recall(wanted: readonly Wanted[], shelf: Shelf): Promise<void> {
	if (wanted.length === 0) return;
	const { boards } = memory();
	try {
		const onShelf = new Set(await shelf.keys("boards/"));
		const limit = pLimit(AT_ONCE);
		const known = wanted.filter(({ key }) => onShelf.has(`boards/${key}`));
		await Promise.all(
			known.map(({ key }) =>
				limit(async () => {
					const bytes = await shelf.read(`boards/${key}`);
					const head = bytes && Head.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8")));
					if (head?.success && head.data.readAt > (boards.get(key)?.readAt ?? 0)) boards.set(key, { ...head.data, report: exactReport(head.data.report) });
				}),
			),
		);
	} catch (err) {
		logger.warn({ err }, "The shelf of postings could not be read");
	}
}

function exactReport({ dropped, ...report }: KeptBoard["report"]): KeptBoard["report"] {
	return dropped === undefined ? report : { ...report, dropped };
}

/** The rows of a board as it gave them. @throws Error when they are kept nowhere any more: then the board is read anew next time. */
export async function rowsOf({ key, digest, count, provider, board }: KeptBoard, shelf: Shelf): Promise<RawPosting[]> {
	if (count === 0) return [];
	const { boards, rows } = memory();
	const packed = rows.get(digest) ?? (await shelf.read(`rows/${digest}`));
	if (!packed) {
		boards.delete(key);
		throw new Error(`The rows of ${provider} ${board} are not kept any more.`);
	}
	rows.set(digest, packed);
	return z.array(RawPosting).parse(JSON.parse(await unpackJson(packed)));
}
