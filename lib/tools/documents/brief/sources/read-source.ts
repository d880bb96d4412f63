import "server-only";
import { AppError } from "@/lib/platform/errors";
import { BRIEF_LIMITS } from "@/lib/tools/documents/brief/schemas";
import type { TextLine } from "@/lib/tools/reading/text/text-line";
import { decodeText as decodeBytes } from "@/lib/tools/tables/reading/decode-text";

/** A line of a document as it is cited. */
export interface SourceLine {
	readonly page: number;
	/** On its page, from 1. */
	readonly line: number;
	readonly text: string;
	/** Whether a paragraph begins with it. */
	readonly opens: boolean;
	readonly isHeading: boolean;
	/** Whether it was recognised in a picture. */
	readonly isRecognized?: boolean;
}

export interface ReadSource {
	readonly pageCount: number;
	readonly lines: readonly SourceLine[];
	readonly warnings?: readonly string[];
}

const TEXT_LINES_PER_PAGE = 60;
const WIDE_GAP = 0.5;
const SAMPLE_BYTES = 64 * 1024;

function startsWith(bytes: Uint8Array, ...head: number[]): boolean {
	return head.every((byte, at) => bytes[at] === byte);
}

/** A line of text as a paragraph's start or as going on: by the space above it, its look and its mark. */
function opensParagraph(line: TextLine, before: TextLine | undefined): boolean {
	if (!before || line.mark !== null || before.mark === "heading") return true;
	if (line.fontSize !== null && before.fontSize !== null && Math.abs(line.fontSize - before.fontSize) > 0.8) return true;
	if (line.fontSize === null) return true;
	if (line.page !== before.page || line.column !== before.column) return /[.!?:。！？]["”»)]?$/u.test(before.text.trim());
	return line.gap === null || line.gap > WIDE_GAP;
}

function numbered(lines: readonly TextLine[]): SourceLine[] {
	const counts = new Map<number, number>();
	return lines.map((line, at) => {
		const number = (counts.get(line.page) ?? 0) + 1;
		counts.set(line.page, number);
		const isRecognized = line.reading !== undefined;
		return { page: line.page, line: number, text: line.text, opens: opensParagraph(line, lines[at - 1]), isHeading: line.mark === "heading", isRecognized };
	});
}

/** Text without pages has sixty lines a page, as print has. */
function linesOfText(text: string, isMarkdown: boolean): SourceLine[] {
	let wasBlank = true;
	let isCode = false;
	return text.split(/\r\n|\r|\n/).flatMap((raw, at): SourceLine[] => {
		const trimmed = raw.trim();
		const opens = wasBlank || /^(?:[-*+•]|\d{1,3}[.)]|#{1,6}|>)\s/.test(trimmed);
		const isFence = isMarkdown && trimmed.startsWith("```");
		if (isFence) isCode = !isCode;
		wasBlank = trimmed === "" || isFence || isCode;
		if (trimmed === "" || isFence || isCode) return [];
		const isHeading = isMarkdown && trimmed.startsWith("#");
		const text = isMarkdown ? trimmed.replaceAll("**", "") : trimmed;
		return [{ page: Math.floor(at / TEXT_LINES_PER_PAGE) + 1, line: (at % TEXT_LINES_PER_PAGE) + 1, text, opens, isHeading }];
	});
}

function decodeText(bytes: Uint8Array, fileName: string): string {
	const sample = bytes.subarray(0, SAMPLE_BYTES);
	const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
	if (!isUtf16 && sample.includes(0))
		throw new AppError("FILE_UNREADABLE", `${fileName} is no text, PDF or Word document. Save it as one of these and upload that.`);
	if (isUtf16) return new TextDecoder(startsWith(bytes, 0xff, 0xfe) ? "utf-16le" : "utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return [...decodeBytes(bytes, "windows-1252")].map(({ text }) => text).join("");
	}
}

/**
 * The lines of a PDF, a Word document or a text, by content rather than by name.
 * @throws AppError FILE_EMPTY, FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE, each saying which file and how to mend it.
 */
export async function readSource(
	{ fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
	signal: AbortSignal,
	maxPages: number = BRIEF_LIMITS.pages,
): Promise<ReadSource> {
	if (bytes.byteLength === 0) throw new AppError("FILE_EMPTY", `${fileName} is empty. Choose the file again and upload it once more.`);
	try {
		if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1_024, bytes.byteLength)).toString("latin1").includes("%PDF-")) {
			const { readPdf } = await import("@/lib/tools/reading/pdf/read-pdf");
			const { pageCount, lines, warnings } = await readPdf(bytes, { maxPages, signal, pictures: maxPages < BRIEF_LIMITS.pages ? "named" : "read" });
			return { pageCount, lines: numbered(lines), warnings };
		}
		if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
			const { readDocx } = await import("@/lib/tools/reading/docx/read-docx");
			const { pageCount, lines, warnings } = await readDocx(bytes);
			return { pageCount, lines: numbered(lines), warnings };
		}
	} catch (error) {
		// With several files the sentence must say which one.
		if (error instanceof AppError) throw new AppError(error.code, `${fileName}: ${error.message}`, undefined, { cause: error });
		throw error;
	}
	if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
		throw new AppError("FILE_UNREADABLE", `${fileName} is protected or in an old Office format. Save it as DOCX or PDF without a password and upload that.`);
	const lines = linesOfText(decodeText(bytes, fileName), /\.(?:md|markdown)$/i.test(fileName));
	return { pageCount: lines.at(-1)?.page ?? 1, lines };
}
