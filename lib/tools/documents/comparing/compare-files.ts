import "server-only";
import { compareBlocks } from "./compare-blocks";
import { readBlocks } from "./read-blocks";
import type { ComparisonReport } from "./schemas";
import { summaryOf } from "./summary";
import { layTablesAlike } from "./table-columns";

interface ComparedFile {
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

/** Compares two versions of a document. @throws AppError that names the file which can't be read. */
export async function compareFiles(old: ComparedFile, now: ComparedFile, signal: AbortSignal): Promise<ComparisonReport> {
	const before = await readBlocks(old, signal);
	const after = await readBlocks(now, signal);
	signal.throwIfAborted();
	const laid = layTablesAlike(before.blocks, after.blocks);
	const compared = compareBlocks(laid.old, laid.now);
	return { old: before.document, new: after.document, summary: summaryOf(compared), ...compared, notes: [...before.notes, ...after.notes, ...laid.notes] };
}
