import "server-only";
import type { ComparedFormat } from "@/lib/tools/documents/comparing/schemas";
import { formatOfDocument } from "@/lib/tools/documents/redacting/reading/format-of-document";
import { isWorkbook } from "./xlsx-blocks";

const BY_ENDING: Readonly<Record<string, ComparedFormat>> = { html: "html", htm: "html", eml: "eml", md: "md", markdown: "md", tsv: "tsv" };

/**
 * The format of a document by its content; what text it is its name says.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export function formatOfCompared({ fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array }): ComparedFormat {
	if (isWorkbook(bytes)) return "xlsx";
	const format = formatOfDocument(bytes, fileName);
	const isText = format !== "pdf" && format !== "docx";
	return (isText && BY_ENDING[fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase()]) || format;
}
