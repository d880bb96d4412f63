import "server-only";
import { kindOfFile } from "./reading/kinds";
import { type ReadDocument, readDocument, type SourceFile } from "./reading/read-document";
import type { SourcePdf } from "./writing/pdf/merging/source-pdf";

/** A file that is set on pages, or whose pages are taken over. */
export type OpenedFile = ReadDocument | SourcePdf;

/** Opens a file of any kind that goes into a PDF. @throws AppError FILE_EMPTY, FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE, in words for its owner. */
export async function openFile(file: SourceFile): Promise<OpenedFile> {
	if (file.bytes.byteLength === 0 || kindOfFile(file.fileName, file.bytes) !== "pdf") return readDocument(file);
	const { openSourcePdf } = await import("./writing/pdf/merging/source-pdf");
	return openSourcePdf(file.bytes);
}
