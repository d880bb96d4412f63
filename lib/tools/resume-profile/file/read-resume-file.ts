import { AppError } from "@/lib/platform/errors";
import { readDocx } from "@/lib/tools/reading/docx/read-docx";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import type { ReadFile, ReadOptions } from "@/lib/tools/reading/text/text-line";

/** The contract's limit for a resume. */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024;
/** Fewer letters than this is a page without text, such as a scan with a stamp on it. */
const MIN_LETTERS = 40;

export type ResumeFormat = "pdf" | "docx";

function startsWith(bytes: Uint8Array, ...head: number[]): boolean {
	return head.every((byte, index) => bytes[index] === byte);
}

function includesUtf16(bytes: Uint8Array, word: string): boolean {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(word, "utf16le"));
}

/**
 * The format by content, not by name.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export function resumeFormatOf(bytes: Uint8Array, fileName: string): ResumeFormat {
	if (bytes.byteLength === 0) throw new AppError("FILE_EMPTY", "This file is empty. Choose the file again and upload it once more.");
	if (bytes.byteLength > MAX_RESUME_BYTES)
		throw new AppError("FILE_TOO_LARGE", "A resume may have at most 10 MB. Save it with smaller pictures, or export it again as PDF.");
	const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString("latin1");
	if (head.includes("%PDF-")) return "pdf";
	if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return "docx";
	if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
		if (includesUtf16(bytes, "EncryptedPackage"))
			throw new AppError("FILE_ENCRYPTED", "This document is protected with a password. Save a copy without it and upload that.");
		throw new AppError("FILE_UNREADABLE", "This is a document in the old Word format (.doc). Save it as DOCX or PDF and upload that.");
	}
	if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff)) {
		throw new AppError("FILE_SCANNED", "This is a picture of a resume. Export the resume as PDF with text, or as DOCX.");
	}
	if (/\.(?:pdf|docx)$/i.test(fileName))
		throw new AppError("FILE_UNREADABLE", "This file is damaged: its content is not what its name says. Export the resume again as PDF or DOCX.");
	throw new AppError("FILE_UNREADABLE", "Only PDF and DOCX resumes can be read. Save the resume in one of these formats.");
}

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const textOf = ({ lines }: ReadFile): string => lines.map((line) => line.text).join(" ");

/** A document that holds nothing but pictures of pages is read as a scan. */
async function readDocxOrItsPictures(bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> {
	const file = await readDocx(bytes);
	if (!file.hasImages || lettersOf(textOf(file)) >= MIN_LETTERS) return file;
	const { pdfOfDocxPictures } = await import("#docx-pictures");
	const pdf = await pdfOfDocxPictures(bytes);
	return pdf ? readPdf(pdf, options) : file;
}

/**
 * Reads a resume of either format and makes sure that it has text. `maxPages` bounds a quick look.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED, FILE_SCANNED or FILE_UNREADABLE, each saying how to mend it.
 */
export async function readResumeFile(bytes: Uint8Array, fileName: string, options: ReadOptions = {}): Promise<ReadFile & { format: ResumeFormat }> {
	const format = resumeFormatOf(bytes, fileName);
	const file = format === "pdf" ? await readPdf(bytes, options) : await readDocxOrItsPictures(bytes, options);
	const text = textOf(file);
	const letters = lettersOf(text);
	const isToBeRead = options.pictures === "named" && file.scannedPages.length > 0;
	if (letters < MIN_LETTERS && !isToBeRead) {
		if (file.hasImages) {
			const kind = format === "pdf" ? "This PDF is a scan" : "This document holds only pictures";
			throw new AppError(
				"FILE_SCANNED",
				`${kind}: it has pictures of pages but no text, and none could be recognised in them. Scan it again, straight and at 300 dots an inch, or export the resume from the program that made it as a text PDF or DOCX.`,
			);
		}
		throw new AppError("FILE_EMPTY", "There is almost no text in this file. Check that it is your finished resume and upload it again.");
	}
	const unknown = text.match(/[\ufffd\ue000-\uefff]/g)?.length ?? 0;
	const warnings =
		unknown > letters * 0.05 ? [...file.warnings, "Some characters of this file have no readable meaning; check the values that were read."] : file.warnings;
	return { ...file, warnings, format };
}
