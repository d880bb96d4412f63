import "server-only";
import { z } from "zod";
import { logger } from "@/lib/platform/logger";
import { packJson, unpackJson } from "@/lib/platform/packed-json";
import { inTurns } from "@/lib/platform/waiting/turns";
import { deduping } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import { Posting } from "@/lib/tools/job-search/schemas";
import { normalizing } from "@/lib/tools/job-search/shape/normalize-rows";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import { leftOutOf } from "@/lib/tools/job-search/sources/search-limits";
import type { Shelf } from "@/lib/tools/shelf/shelf";
import { freshForMs, rowsOf } from "./kept-boards";
import { type KeptBoard, memory, type NormalizedBoard, type Snapshot } from "./memory";
import { type Asked, asking } from "./relevance";

/** Bumped when postings of older programs should not be used any more. */
const FORMAT = "2";
const PER_CHUNK = 1_000;
/** For 100,000 postings on a busy machine, with room. */
const LONGEST_WORK_MS = 600_000;
const KEPT_BEYOND_MS = 3_600_000;

const Head = z.object({
	normalized: z.int(),
	duplicates: z.int(),
	dropped: z.array(z.object({ reason: z.string(), count: z.int() })),
	shortened: z.array(z.object({ what: z.string(), count: z.int() })),
	listed: z.array(z.tuple([z.string(), z.array(z.string()), z.number()])),
	chunks: z.int(),
});
const Chunk = z.object({ postings: z.array(Posting), asked: z.array(z.array(z.object({ name: z.string(), weight: z.number() }))) });

/** What was made of a snapshot: one shape, duplicates merged, and what each posting asks for. */
export interface Merged extends NormalizedCounts {
	readonly duplicates: number;
	readonly postings: readonly Posting[];
	readonly asked: readonly Asked[];
	/** The ids that boards list, where the whole list is known: what is missing there is closed. */
	readonly listed: ReadonlyMap<string, { readonly ids: ReadonlySet<string>; readonly readAt: number }>;
}

export interface NormalizedCounts extends Pick<NormalizedBoard, "dropped" | "shortened"> {
	readonly normalized: number;
}

export const listedKey = (provider: string, board: string): string => `${provider}\n${board}`;

/** A snapshot's postings, merged once for all who ask: from this process, from the shelf, or by the work itself. */
export function mergedOf(snapshot: Snapshot, configured: readonly ConfiguredSource[], shelf: Shelf): Promise<Merged> {
	const { merged } = memory();
	const known = merged.get(snapshot.snapshotId);
	if (known) return known;
	const made = (async () => (await recalled(snapshot, shelf)) ?? (await merge(snapshot, configured, shelf)))();
	merged.set(snapshot.snapshotId, made);
	made.catch(() => merged.delete(snapshot.snapshotId));
	return made;
}

/** How many postings could be read, without merging them. */
export async function normalizedCounts(snapshot: Snapshot, configured: readonly ConfiguredSource[], shelf: Shelf): Promise<NormalizedCounts> {
	const { merged } = memory();
	const known = merged.get(snapshot.snapshotId);
	if (known) return known;
	const put = await recalled(snapshot, shelf);
	if (put) merged.set(snapshot.snapshotId, Promise.resolve(put));
	if (put) return put;
	return countsOf(await normalizedBoards(snapshot, configured, shelf, AbortSignal.timeout(LONGEST_WORK_MS)));
}

async function normalizedBoards(snapshot: Snapshot, configured: readonly ConfiguredSource[], shelf: Shelf, signal: AbortSignal): Promise<NormalizedBoard[]> {
	const { normalized } = memory();
	const made: NormalizedBoard[] = [];
	for (const { board, share } of snapshot.boards) {
		const key = `${board.digest}/${share}`;
		const known = normalized.get(key);
		const fresh = known ?? (await normalize(board, share, configured, shelf, signal));
		if (!known) normalized.set(key, fresh);
		made.push(fresh);
	}
	return made;
}

async function normalize(
	board: KeptBoard,
	share: number,
	configured: readonly ConfiguredSource[],
	shelf: Shelf,
	signal: AbortSignal,
): Promise<NormalizedBoard> {
	const rows = await rowsOf(board, shelf);
	return { ...(await inTurns(normalizing(rows.slice(0, share), configured), signal)), ids: rows.map(({ externalId }) => externalId) };
}

function summed<Name extends string>(lists: ReadonlyArray<ReadonlyArray<Readonly<Record<Name, string>> & { readonly count: number }>>, name: Name) {
	const sums = new Map<string, number>();
	for (const entry of lists.flat()) sums.set(entry[name], (sums.get(entry[name]) ?? 0) + entry.count);
	return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}

function countsOf(boards: readonly NormalizedBoard[]): NormalizedCounts {
	return {
		normalized: boards.reduce((sum, { postings }) => sum + postings.length, 0),
		dropped: summed(
			boards.map(({ dropped }) => dropped),
			"reason",
		).map(([reason, count]) => ({ reason, count })),
		shortened: summed(
			boards.map(({ shortened }) => shortened),
			"what",
		).map(([what, count]) => ({ what, count })),
	};
}

async function merge(snapshot: Snapshot, configured: readonly ConfiguredSource[], shelf: Shelf): Promise<Merged> {
	const signal = AbortSignal.timeout(LONGEST_WORK_MS);
	const boards = await normalizedBoards(snapshot, configured, shelf, signal);
	const { postings, duplicates } = await inTurns(deduping(boards.flatMap((board) => board.postings)), signal);
	const asked = await inTurns(asking(postings), signal);
	const listed = new Map<string, { ids: ReadonlySet<string>; readAt: number }>();
	for (const [index, { board }] of snapshot.boards.entries()) {
		if (board.report.status !== "ok" || leftOutOf(board.report) > 0) continue;
		listed.set(listedKey(board.provider, board.board), { ids: new Set(boards[index]?.ids), readAt: board.readAt });
	}
	const made: Merged = { ...countsOf(boards), duplicates, postings, asked, listed };
	await putAway(snapshot, made, shelf);
	return made;
}

const folderOf = ({ snapshotId }: Snapshot): string => `merged/${FORMAT}-${snapshotId}`;

async function putAway(snapshot: Snapshot, made: Merged, shelf: Shelf): Promise<void> {
	const keepForMs = freshForMs() + KEPT_BEYOND_MS;
	const { postings, asked, listed, ...counts } = made;
	try {
		const chunks = Math.ceil(postings.length / PER_CHUNK);
		for (let chunk = 0; chunk < chunks; chunk += 1) {
			const [from, to] = [chunk * PER_CHUNK, (chunk + 1) * PER_CHUNK];
			await put(shelf, `${folderOf(snapshot)}/${chunk}`, { postings: postings.slice(from, to), asked: asked.slice(from, to) }, keepForMs);
		}
		// Last: who finds it finds all.
		const head = { ...counts, listed: [...listed].map(([key, { ids, readAt }]) => [key, [...ids], readAt]), chunks };
		await put(shelf, `${folderOf(snapshot)}/head`, head, keepForMs);
	} catch (err) {
		logger.warn({ err }, "Merged postings could not be put on the shelf");
	}
}

async function put(shelf: Shelf, key: string, value: unknown, keepForMs: number): Promise<void> {
	await shelf.write(key, await packJson(Buffer.from(JSON.stringify(value))), keepForMs);
}

async function take<T extends z.ZodType>(shelf: Shelf, key: string, schema: T): Promise<z.output<T> | null> {
	const bytes = await shelf.read(key);
	return bytes && (schema.safeParse(JSON.parse(await unpackJson(bytes))).data ?? null);
}

async function recalled(snapshot: Snapshot, shelf: Shelf): Promise<Merged | null> {
	try {
		const head = await take(shelf, `${folderOf(snapshot)}/head`, Head);
		if (!head) return null;
		const postings: Posting[] = [];
		const asked: Asked[] = [];
		for (let at = 0; at < head.chunks; at += 1) {
			const chunk = await take(shelf, `${folderOf(snapshot)}/${at}`, Chunk);
			if (!chunk) return null;
			for (const posting of chunk.postings) postings.push(posting);
			asked.push(...chunk.asked);
		}
		const { normalized, duplicates, dropped, shortened } = head;
		const listed = new Map(head.listed.map(([key, ids, readAt]) => [key, { ids: new Set(ids), readAt }]));
		return { normalized, duplicates, dropped, shortened, postings, asked, listed };
	} catch (err) {
		logger.warn({ err }, "Merged postings could not be taken from the shelf");
		return null;
	}
}
