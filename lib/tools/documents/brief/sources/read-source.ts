import "server-only";
import { AppError } from "@/lib/platform/errors";
import { BRIEF_LIMITS } from "@/lib/tools/documents/brief/schemas";
import { decodeText as decodeBytes } from "@/lib/tools/tables/reading/decode-text";
import { withoutQuotes } from "./answered-mail";
import { linesOfBlocks } from "./block-lines";
import { linesOfLayout, linesOfPages } from "./page-lines";
import type { SourceLine } from "./source-line";
import { linesOfText } from "./text-lines";

export interface SourceFile {
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

export interface ReadSource {
	readonly pageCount: number;
	readonly lines: readonly SourceLine[];
	readonly warnings?: readonly string[];
	/** What its pages are called where they are none. */
	readonly placeWord?: "sheet";
	/** What its pages are called, of a workbook. */
	readonly placeNames?: readonly string[];
}

const SAMPLE_BYTES = 64 * 1024;

function startsWith(bytes: Uint8Array, ...head: number[]): boolean {
	return head.every((byte, at) => bytes[at] === byte);
}

function decodeText(bytes: Uint8Array, fileName: string): string {
	const sample = bytes.subarray(0, SAMPLE_BYTES);
	const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
	if (!isUtf16 && sample.includes(0))
		throw new AppError(
			"FILE_UNREADABLE",
			`${fileName} is no text, PDF, Word document, workbook, web page or message. Save it as one of these and upload that.`,
		);
	if (isUtf16) return new TextDecoder(startsWith(bytes, 0xff, 0xfe) ? "utf-16le" : "utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return [...decodeBytes(bytes, "windows-1252")].map(({ text }) => text).join("");
	}
}

const endingOf = (fileName: string) => fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();

/** Pages and messages are made of blocks, tables of rows, and what is left of lines. */
async function readTextFile(file: SourceFile, signal: AbortSignal): Promise<ReadSource> {
	const ending = endingOf(file.fileName);
	if (ending === "html" || ending === "htm" || ending === "eml") {
		const [{ readDocument }, { flatBlocks }] = await Promise.all([
			import("@/lib/tools/documents/converting/reading/read-document"),
			import("@/lib/tools/documents/converting/model/flat-blocks"),
		]);
		const { blocks, notes } = await readDocument(file);
		const told = notes.flatMap(({ place, message }) => (place === "" ? [] : [`${place}: ${message}`]));
		if (ending !== "eml") return paged(linesOfBlocks(flatBlocks(blocks)), told);
		const own = withoutQuotes(blocks);
		return paged(linesOfBlocks(flatBlocks(own.blocks)), own.hasQuotes ? [...told, "What it quotes of earlier messages is left out."] : told);
	}
	const text = decodeText(file.bytes, file.fileName);
	if (ending === "csv" || ending === "tsv") {
		const { blocksOfCsv } = await import("@/lib/tools/documents/comparing/reading/text-blocks");
		signal.throwIfAborted();
		return paged(linesOfBlocks(blocksOfCsv(text).map(({ kind, cells }) => ({ kind, cells }))));
	}
	return paged(linesOfText(text, ending === "md" || ending === "markdown"));
}

const paged = (lines: readonly SourceLine[], warnings: readonly string[] = []): ReadSource => ({ pageCount: lines.at(-1)?.page ?? 1, lines, warnings });

async function readArchive(bytes: Uint8Array, signal: AbortSignal): Promise<ReadSource> {
	const { blocksOfXlsx, isWorkbook } = await import("@/lib/tools/documents/comparing/reading/xlsx-blocks");
	if (isWorkbook(bytes)) {
		const { blocks, sheets, notes } = await blocksOfXlsx(bytes, signal);
		return { pageCount: sheets.length, lines: linesOfBlocks(blocks), warnings: notes, placeWord: "sheet", placeNames: sheets };
	}
	const { readDocx } = await import("@/lib/tools/reading/docx/read-docx");
	const { pageCount, lines, warnings } = await readDocx(bytes);
	return { pageCount, lines: linesOfLayout(lines), warnings };
}

/**
 * The lines of a PDF, Word document, workbook, web page, message, table or text; what opens by its content is told by it, texts by their names.
 * @throws AppError FILE_EMPTY, FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE, each saying which file and how to mend it.
 */
export async function readSource(file: SourceFile, signal: AbortSignal, maxPages: number = BRIEF_LIMITS.pages): Promise<ReadSource> {
	const { fileName, bytes } = file;
	if (bytes.byteLength === 0) throw new AppError("FILE_EMPTY", `${fileName} is empty. Choose the file again and upload it once more.`);
	if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
		throw new AppError("FILE_UNREADABLE", `${fileName} is protected or in an old Office format. Save it as DOCX or PDF without a password and upload that.`);
	try {
		if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1_024, bytes.byteLength)).toString("latin1").includes("%PDF-")) {
			const { readPdfParts } = await import("@/lib/tools/documents/converting/from-pdf/pages/read-pdf-parts");
			const { file: read, pages } = await readPdfParts(bytes, { maxPages, signal, pictures: maxPages < BRIEF_LIMITS.pages ? "named" : "read" });
			return { pageCount: read.pageCount, lines: linesOfPages(pages), warnings: read.warnings };
		}
		return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) ? await readArchive(bytes, signal) : await readTextFile(file, signal);
	} catch (error) {
		if (error instanceof AppError && error.code === "FILE_EMPTY")
			throw new AppError(error.code, `${fileName} has no text in it. Choose another file.`, undefined, { cause: error });
		// With several files the sentence must say which one.
		if (!(error instanceof AppError) || error.message.startsWith(fileName)) throw error;
		throw new AppError(error.code, `${fileName}: ${error.message}`, undefined, { cause: error });
	}
}
