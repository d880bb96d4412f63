import "server-only";
import { AppError } from "@/lib/platform/errors";
import { isWorkbook } from "@/lib/tools/documents/comparing/reading/xlsx-blocks";
import { inspectDocument, inspectDocumentFile } from "@/lib/tools/documents/redacting/inspect-document";
import { INSPECTION_CODES, type Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";

async function inspectWorkbook(bytes: Uint8Array): Promise<Inspection> {
	try {
		const { openXlsx } = await import("@/lib/tools/tables/reading/xlsx-rows");
		await openXlsx(bytes, null);
		return { errors: [], warnings: [] };
	} catch (error) {
		const code = error instanceof AppError ? INSPECTION_CODES.find((known) => known === error.code) : undefined;
		if (!(error instanceof AppError) || !code) throw error;
		return { errors: [{ code, message: error.message }], warnings: [] };
	}
}

/** The look into a document for who compares: it may have more pages, or be a workbook. */
export const inspectComparedDocument = defineTool({
	...inspectDocument,
	name: "inspect_compared_document",
	title: "Look into a document to compare",
	description: "Says whether a PDF, DOCX, XLSX or text can be opened, and what to mend when it can't.",
	run: async ({ fileId }, context) => {
		const { fileName, bytes } = await context.readFile(fileId);
		return isWorkbook(bytes) ? inspectWorkbook(bytes) : inspectDocumentFile({ fileName, bytes }, false);
	},
});
