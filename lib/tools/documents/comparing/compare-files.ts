import "server-only";
import { compareBlocks } from "@/lib/tools/documents/comparing/matching/compare-blocks";
import { joinParted } from "@/lib/tools/documents/comparing/matching/join-parted";
import { partMelted } from "@/lib/tools/documents/comparing/matching/part-melted";
import { layTablesAlike } from "@/lib/tools/documents/comparing/matching/table-columns";
import { withFeetAs, withoutPageNumber } from "@/lib/tools/documents/comparing/reading/feet-of-pages";
import { type ComparedFile, type ReadBlocks, readBlocks } from "@/lib/tools/documents/comparing/reading/read-blocks";
import { summaryOf } from "@/lib/tools/documents/comparing/reporting/summary";
import type { Block } from "./block";
import type { ComparisonReport } from "./schemas";

/** What is printed on every page is compared where both formats tell it from the text, once and behind it. */
function wholeOf(read: ReadBlocks, other: ReadBlocks): readonly Block[] {
	if (read.document.format !== other.document.format) return read.blocks;
	const feet = read.furniture.map((block) => ({ ...block, cells: block.cells.map(withoutPageNumber) }));
	return [...read.blocks, ...feet.filter(({ cells }) => cells.some((cell) => cell !== ""))];
}

/** Compares two versions of a document. @throws AppError that names the file which can't be read. */
export async function compareFiles(old: ComparedFile, now: ComparedFile, signal: AbortSignal): Promise<ComparisonReport> {
	const [first, second] = [await readBlocks(old, signal), await readBlocks(now, signal)];
	signal.throwIfAborted();
	const [before, after] = [withFeetAs(first, second), withFeetAs(second, first)];
	const [olds, news] = [wholeOf(before, after), wholeOf(after, before)];
	const parted = partMelted(olds, news);
	const joined = joinParted(parted, partMelted(news, parted));
	const laid = layTablesAlike(joined.old, joined.now);
	const formats = [before.document.format, after.document.format];
	const reach = { isOtherFormat: formats[0] !== formats[1], hasBrokenLines: formats.includes("pdf") };
	const compared = compareBlocks(laid.old, laid.now, reach);
	return { old: before.document, new: after.document, summary: summaryOf(compared), ...compared, notes: [...before.notes, ...after.notes, ...laid.notes] };
}
