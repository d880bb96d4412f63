import "server-only";
import { AppError } from "@/lib/platform/errors";
import type { ComparedFile } from "@/lib/tools/documents/comparing/reading/read-blocks";
import { isWorkbook } from "@/lib/tools/documents/comparing/reading/xlsx-blocks";
import { inspectDocument, inspectDocumentFile } from "@/lib/tools/documents/redacting/inspect-document";
import { INSPECTION_CODES, type Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";

/** Texts, pages and messages are read whole, workbooks opened: what can't be compared is said before anything is spent. */
async function inspectOther(file: ComparedFile, signal: AbortSignal): Promise<Inspection> {
	try {
		if (isWorkbook(file.bytes)) await (await import("@/lib/tools/tables/reading/xlsx-rows")).openXlsx(file.bytes, null);
		else await (await import("@/lib/tools/documents/comparing/reading/read-blocks")).readBlocks(file, signal);
		return { errors: [], warnings: [] };
	} catch (error) {
		const code = error instanceof AppError ? INSPECTION_CODES.find((known) => known === error.code) : undefined;
		if (!(error instanceof AppError) || !code) throw error;
		return { errors: [{ code, message: error.message }], warnings: [] };
	}
}

/** Whether it is a PDF, a Word document or of an old format, whose opening tells enough. */
function isPaged(bytes: Uint8Array): boolean {
	const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1_024));
	return bytes.byteLength === 0 || head.includes("%PDF-") || head.startsWith("\u00d0\u00cf") || (head.startsWith("PK") && !isWorkbook(bytes));
}

/** The look into a document for who compares: it may have more pages, or be a workbook. */
export const inspectComparedDocument = defineTool({
	...inspectDocument,
	name: "inspect_compared_document",
	title: "Look into a document to compare",
	description: "Says whether a PDF, DOCX, XLSX, web page, message or text can be opened, and what to mend when it can't.",
	run: async ({ fileId }, context) => {
		const { fileName, bytes } = await context.readFile(fileId);
		const file = { fileName, bytes };
		return isPaged(bytes) ? inspectDocumentFile(file, false) : inspectOther(file, context.signal);
	},
});
