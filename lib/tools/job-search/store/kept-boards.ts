import "server-only";
import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { z } from "zod";
import { logger } from "@/lib/platform/logger";
import { packJson, unpackJson } from "@/lib/platform/packed-json";
import { RawPosting, SourceReport } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import type { BoardResult } from "@/lib/tools/job-search/sources/search-boards";
import type { Shelf } from "@/lib/tools/shelf/shelf";
import { toolSettings } from "@/lib/tools/tool-settings";
import { type KeptBoard, memory } from "./memory";

/** A board that failed is left alone for so long, and then asked again. */
const FAILED_FRESH_MS = 60_000;
const AT_ONCE = 8;
/** What is stale still serves whoever has it in hand. */
const KEPT_BEYOND_MS = 3 * 3_600_000;

/** A board of a source, under the name that it is kept by. */
export interface Wanted {
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

/** For how long what was read or seen holds, in milliseconds. */
export function freshForMs(): number {
	return toolSettings().POSTINGS_FRESH_MINUTES * 60_000;
}

export function digestOf(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
}

/** Keeps what a board gave, for this process and on the shelf for others. */
export async function keepBoard({ key, source }: Wanted, result: BoardResult | undefined, shelf: Shelf): Promise<void> {
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
export async function recallBoards(wanted: readonly Wanted[], shelf: Shelf): Promise<void> {
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
