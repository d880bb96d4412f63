import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { formatToRedact } from "@/lib/tools/documents/redacting/reading/format-of-document";
import { INSPECTION_CODES, Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";
import { TOO_HARD_TO_REDACT } from "./find-personal-data";

const LOOK_MS = 10_000;

/** Opens a document as the work itself will, with errors as answers. Pictures of pages are not recognised yet. */
export async function inspectDocumentFile(file: { readonly fileName: string; readonly bytes: Uint8Array }, countsPages = true): Promise<Inspection> {
	try {
		const format = formatToRedact(file.bytes, file.fileName);
		if (format === "pdf") {
			const [{ withPdf }, { countPages }] = await Promise.all([
				import("@/lib/tools/documents/redacting/pdf/engine"),
				import("@/lib/tools/documents/redacting/pdf/read-pages"),
			]);
			await withPdf(file.bytes, async (engine, document) => countsPages && countPages(engine, document));
		} else if (format === "docx") await (await import("@/lib/tools/documents/redacting/docx/docx-texts")).openDocx(file.bytes);
		else if (format === "xlsx") await (await import("@/lib/tools/tables/reading/xlsx-rows")).openXlsx(file.bytes, null);
		else if (format === "eml") await (await import("@/lib/tools/documents/redacting/message/read-message")).readMessage(file.bytes);
		else (await import("@/lib/tools/documents/redacting/text/redact-text")).readText(file.bytes);
		return { errors: [], warnings: [] };
	} catch (error) {
		const code = error instanceof AppError ? INSPECTION_CODES.find((known) => known === error.code) : undefined;
		if (!(error instanceof AppError) || !code) throw error;
		return { errors: [{ code, message: error.message }], warnings: [] };
	}
}

/** A first look into a document, before a run is made of it. */
export const inspectDocument = defineTool({
	name: "inspect_document",
	title: "Look into a document",
	description: "Says whether a PDF, DOCX, XLSX, message or text can be opened, and what to mend when it can't.",
	input: z.strictObject({ fileId: z.string() }),
	output: Inspection,
	perInvocationMicroU: 0,
	timeoutMs: LOOK_MS,
	whenStopped: TOO_HARD_TO_REDACT,
	run: async ({ fileId }, context) => {
		const { fileName, bytes } = await context.readFile(fileId);
		return inspectDocumentFile({ fileName, bytes });
	},
});
