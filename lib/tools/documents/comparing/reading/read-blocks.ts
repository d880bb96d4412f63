import "server-only";
import { AppError } from "@/lib/platform/errors";
import type { Block } from "@/lib/tools/documents/comparing/block";
import { COMPARE_LIMITS, type ComparedDocument } from "@/lib/tools/documents/comparing/schemas";
import { flatBlocks } from "@/lib/tools/documents/converting/model/flat-blocks";
import { readText } from "@/lib/tools/documents/redacting/text/redact-text";
import { blocksOfDocx } from "./docx-blocks";
import { formatOfCompared } from "./format-of-compared";
import { blocksOfPages } from "./pdf-blocks";
import { blocksOfCsv, blocksOfText } from "./text-blocks";
import { blocksOfXlsx } from "./xlsx-blocks";

export interface ComparedFile {
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

export interface ReadBlocks {
	readonly document: ComparedDocument;
	readonly blocks: readonly Block[];
	/** What stands at the head or foot of every page, each once. */
	readonly furniture: readonly Block[];
	readonly notes: readonly string[];
}

type Read = Pick<ReadBlocks, "blocks" | "notes"> & { readonly pageCount: number; readonly sheets?: readonly string[]; readonly furniture?: readonly Block[] };

const NO_TEXT = "there is no text in this file. Check that it is the finished document.";

/** Names the file that a refusal is about: two are read. */
function named(error: unknown, fileName: string): unknown {
	if (error instanceof AppError && error.code === "FILE_EMPTY") return new AppError(error.code, `${fileName}: ${NO_TEXT}`, undefined, { cause: error });
	return error instanceof AppError ? new AppError(error.code, `${fileName}: ${error.message}`, error.details, { cause: error }) : error;
}

/**
 * What a document says, block by block.
 * @throws AppError that names the file: FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function readBlocks(file: ComparedFile, signal: AbortSignal): Promise<ReadBlocks> {
	try {
		const format = formatOfCompared(file);
		const read = await blocksOf(file, format, signal);
		if (read.blocks.length === 0) throw new AppError("FILE_EMPTY", NO_TEXT);
		if (read.blocks.length > COMPARE_LIMITS.blocks)
			throw new AppError("FILE_TOO_LARGE", `this document has more than ${COMPARE_LIMITS.blocks} paragraphs and rows. Split it and compare the parts.`);
		const cut = (block: Block) => ({ ...block, cells: block.cells.map((cell) => cell.slice(0, COMPARE_LIMITS.blockLetters)) });
		const blocks = read.blocks.map(cut);
		return {
			document: { fileName: file.fileName, format, pageCount: read.pageCount, blocks: blocks.length, sheets: [...(read.sheets ?? [])] },
			blocks,
			furniture: (read.furniture ?? []).map(cut),
			notes: read.notes.map((note) => `${file.fileName}: ${note}`),
		};
	} catch (error) {
		throw named(error, file.fileName);
	}
}

async function blocksOf(file: ComparedFile, format: ComparedDocument["format"], signal: AbortSignal): Promise<Read> {
	const { bytes } = file;
	if (format === "pdf") {
		const { readPdfParts } = await import("@/lib/tools/documents/converting/from-pdf/pages/read-pdf-parts");
		const { file: read, pages } = await readPdfParts(bytes, { maxPages: COMPARE_LIMITS.pages, signal });
		return { ...blocksOfPages(pages), pageCount: read.pageCount, notes: read.warnings };
	}
	if (format === "docx") {
		const { blocks, furniture } = await blocksOfDocx(bytes);
		return { blocks, furniture, pageCount: Math.max(1, ...blocks.slice(-1).map(({ page }) => page)), notes: [] };
	}
	if (format === "xlsx") {
		const { blocks, sheets, notes } = await blocksOfXlsx(bytes, signal);
		return { blocks, pageCount: sheets.length, sheets, notes };
	}
	if (format === "html" || format === "eml" || format === "md") {
		const { readDocument } = await import("@/lib/tools/documents/converting/reading/read-document");
		const { blocks, notes } = await readDocument(file);
		return {
			blocks: flatBlocks(blocks).map((block) => ({ ...block, page: 1 })),
			pageCount: 1,
			notes: notes.map(({ place, message }) => [place, message].filter(Boolean).join(": ")),
		};
	}
	const text = readText(bytes);
	return { blocks: format === "csv" || format === "tsv" ? blocksOfCsv(text) : blocksOfText(text), pageCount: 1, notes: [] };
}
