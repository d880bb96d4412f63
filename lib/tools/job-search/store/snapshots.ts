import "server-only";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import { MOST_KEPT } from "@/lib/tools/job-search/limits";
import type { PostingQuery, PostingSnapshot, RawPosting, SourceReport } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import { collectRows, reportsOf } from "@/lib/tools/job-search/sources/search-boards";
import { fairShare, withLeftOut } from "@/lib/tools/job-search/sources/search-limits";
import { freshBoards, type StoreContext } from "./fresh-boards";
import { digestOf, rowsOf } from "./kept-boards";
import { type KeptBoard, memory, type Snapshot } from "./memory";

const ASKED_FOR_MS = 24 * 3_600_000;
const TELL_AGAIN_MS = 600_000;

/** Notes on the shelf that somebody searches here: without it nothing is refreshed. */
export async function noteAsked({ shelf }: Pick<StoreContext, "shelf">): Promise<void> {
	if (Date.now() < memory().askedAt + TELL_AGAIN_MS) return;
	memory().askedAt = Date.now();
	await shelf.write("asked", new Uint8Array([1]), ASKED_FOR_MS).catch((err: unknown) => logger.warn({ err }, "The shelf of postings could not be written"));
}

/**
 * The boards of these sources as they stand now: what is fresh as it is kept, what is stale or missing read anew.
 * @throws AppError ALL_SOURCES_FAILED when there are none, or none could be read.
 */
export async function takeSnapshot(configured: readonly ConfiguredSource[], query: PostingQuery | null, context: StoreContext, aheadMs = 0): Promise<Snapshot> {
	const boards = await freshBoards(configured, query, context, aheadMs);
	refuseSilence(boards, configured);
	const most = fairShare(
		boards.map(({ count }) => count),
		MOST_KEPT,
	);
	const shared = boards.map((board) => ({ board, share: Math.min(board.count, most) }));
	const counted = shared.map(({ board, share }) => ({
		provider: board.provider,
		report: withLeftOut({ ...board.report, found: share }, "kept", board.count - share),
	}));
	const snapshot: Snapshot = {
		snapshotId: digestOf(shared.map(({ board, share }) => [board.digest, share])),
		readAt: Math.min(...boards.map(({ readAt }) => readAt)),
		boards: shared,
		sources: reportsOf(counted, configured),
		count: shared.reduce((sum, { share }) => sum + share, 0),
	};
	memory().snapshots.set(snapshot.snapshotId, snapshot);
	return snapshot;
}

function refuseSilence(boards: readonly KeptBoard[], configured: readonly ConfiguredSource[]): void {
	if (boards.some(({ report }) => report.status === "ok" || report.status === "empty" || report.found > 0)) return;
	const message =
		boards.length === 0 ? "No job board is configured." : "None of the job boards could be read just now. Nothing is lost: try again in a few minutes.";
	const details = { sources: reportsOf(boards, configured).map(({ provider, error }) => ({ provider, error })) };
	const said = boards.map((board) => board.said).filter((words) => words !== "");
	throw new AppError("ALL_SOURCES_FAILED", message, details, { cause: new Error(said.join("; ")) });
}

/** The snapshot that a tool was handed. One that is kept no more, after a restart or a long pause, gives way to one of now. */
export async function snapshotOf(ref: PostingSnapshot, configured: readonly ConfiguredSource[], context: StoreContext): Promise<Snapshot> {
	return memory().snapshots.get(ref.snapshotId) ?? takeSnapshot(configured, null, context);
}

/** What the next tool is handed. */
export function handOver({ snapshotId, readAt }: Snapshot, stage: PostingSnapshot["stage"], count: number): PostingSnapshot {
	return { snapshotId, stage, count, readAt: new Date(readAt).toISOString() };
}

/** The rows of a snapshot themselves, as many as one search compares. */
export async function rowsIn(
	{ boards }: Snapshot,
	configured: readonly ConfiguredSource[],
	{ shelf }: Pick<StoreContext, "shelf">,
): Promise<{ rawPostings: RawPosting[]; sources: SourceReport[] }> {
	const results = [];
	for (const { board } of boards) results.push({ provider: board.provider, rows: await rowsOf(board, shelf), report: board.report, said: board.said });
	return collectRows(results, configured);
}
