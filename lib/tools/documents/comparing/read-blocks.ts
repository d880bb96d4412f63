import "server-only";
import { AppError } from "@/lib/platform/errors";
import { formatOfDocument } from "@/lib/tools/documents/redacting/reading/format-of-document";
import { readText } from "@/lib/tools/documents/redacting/text/redact-text";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import type { Block } from "./block";
import { blocksOfDocx } from "./docx-blocks";
import { blocksOfLines } from "./pdf-blocks";
import { COMPARE_LIMITS, type ComparedDocument } from "./schemas";
import { blocksOfCsv, blocksOfText } from "./text-blocks";
import { blocksOfXlsx, isWorkbook } from "./xlsx-blocks";

export interface ReadBlocks {
	readonly document: ComparedDocument;
	readonly blocks: readonly Block[];
	readonly notes: readonly string[];
}

/** Names the file that a refusal is about: two are read. */
function named(error: unknown, fileName: string): unknown {
	return error instanceof AppError ? new AppError(error.code, `${fileName}: ${error.message}`, error.details, { cause: error }) : error;
}

/**
 * What a document says, block by block.
 * @throws AppError that names the file: FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function readBlocks(file: { readonly fileName: string; readonly bytes: Uint8Array }, signal: AbortSignal): Promise<ReadBlocks> {
	try {
		const format = isWorkbook(file.bytes) ? "xlsx" : formatOfDocument(file.bytes, file.fileName);
		const read = await blocksOf(file.bytes, format, signal);
		if (read.blocks.length === 0) throw new AppError("FILE_EMPTY", "there is no text in this file. Check that it is the finished document.");
		if (read.blocks.length > COMPARE_LIMITS.blocks)
			throw new AppError("FILE_TOO_LARGE", `this document has more than ${COMPARE_LIMITS.blocks} paragraphs and rows. Split it and compare the parts.`);
		const blocks = read.blocks.map((block) => ({ ...block, cells: block.cells.map((cell) => cell.slice(0, COMPARE_LIMITS.blockLetters)) }));
		return {
			document: { fileName: file.fileName, format, pageCount: read.pageCount, blocks: blocks.length },
			blocks,
			notes: read.notes.map((note) => `${file.fileName}: ${note}`),
		};
	} catch (error) {
		throw named(error, file.fileName);
	}
}

async function blocksOf(
	bytes: Uint8Array,
	format: ComparedDocument["format"],
	signal: AbortSignal,
): Promise<{ blocks: readonly Block[]; pageCount: number; notes: readonly string[] }> {
	if (format === "pdf") {
		const { lines, pageCount, warnings } = await readPdf(bytes, { maxPages: COMPARE_LIMITS.pages, signal });
		return { blocks: blocksOfLines(lines), pageCount, notes: warnings };
	}
	if (format === "docx") {
		const blocks = await blocksOfDocx(bytes);
		return { blocks, pageCount: Math.max(1, ...blocks.slice(-1).map(({ page }) => page)), notes: [] };
	}
	if (format === "xlsx") {
		const { blocks, sheetCount, notes } = await blocksOfXlsx(bytes, signal);
		return { blocks, pageCount: sheetCount, notes };
	}
	const text = readText(bytes);
	return { blocks: format === "csv" ? blocksOfCsv(text) : blocksOfText(text, format === "md"), pageCount: 1, notes: [] };
}
