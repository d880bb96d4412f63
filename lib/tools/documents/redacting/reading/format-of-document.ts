import { AppError } from "@/lib/platform/errors";
import { REDACT_LIMITS, type RedactableFormat } from "@/lib/tools/documents/redacting/schemas";

const starts = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte);

const TEXT_FORMATS = ["txt", "md", "csv"] as const;
export type DocumentFormat = "pdf" | "docx" | (typeof TEXT_FORMATS)[number];
const WORKBOOK = new TextEncoder().encode("xl/workbook.xml");

function holds(bytes: Uint8Array, sought: Uint8Array): boolean {
	const [first = 0] = sought;
	for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) if (sought.every((byte, step) => bytes[at + step] === byte)) return true;
	return false;
}

/**
 * The format of what can be redacted: a document's, a workbook or a message.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED, FILE_SCANNED or FILE_UNREADABLE.
 */
export function formatToRedact(bytes: Uint8Array, fileName: string): RedactableFormat {
	const format = formatOfDocument(bytes, fileName);
	if (format === "docx" && holds(bytes, WORKBOOK)) return "xlsx";
	return format === "txt" && /\.eml$/i.test(fileName) ? "eml" : format;
}

/**
 * The format of a document by its content; what text it is its name says.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED, FILE_SCANNED or FILE_UNREADABLE.
 */
export function formatOfDocument(bytes: Uint8Array, fileName: string): DocumentFormat {
	if (bytes.byteLength === 0) throw new AppError("FILE_EMPTY", "This file is empty. Choose the file again and upload it once more.");
	if (bytes.byteLength > REDACT_LIMITS.fileBytes)
		throw new AppError("FILE_TOO_LARGE", "A document may have at most 30 MB here. Save it with smaller pictures, or split it.");
	const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
	if (head.includes("%PDF-")) return "pdf";
	if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return "docx";
	if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
		const isEncrypted = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.byteLength & ~1)).includes("EncryptedPackage");
		if (isEncrypted) throw new AppError("FILE_ENCRYPTED", "This document is protected with a password. Save a copy without it and upload that.");
		throw new AppError("FILE_UNREADABLE", "This is a document in an old Office format. Save it as DOCX or PDF and upload that.");
	}
	if (starts(bytes, 0x89, 0x50, 0x4e, 0x47) || starts(bytes, 0xff, 0xd8, 0xff))
		throw new AppError("FILE_UNREADABLE", "This is a picture. Save it as a PDF and upload that: its text is then recognised.");
	const ending = fileName.toLowerCase().split(".").at(-1) ?? "";
	if (ending === "pdf" || ending === "docx" || ending === "xlsx")
		throw new AppError("FILE_UNREADABLE", "This file is damaged: its content is not what its name says. Save it again from the program that made it.");
	return TEXT_FORMATS.find((format) => format === ending) ?? "txt";
}
