import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";

const LOOKED_AT = 5;

/** A first look into a PDF, before a run is made of it. */
export const inspectPdf = defineTool({
	name: "inspect_pdf",
	title: "Look into a PDF",
	description: "Says whether a PDF can be read, and what to mend when it can't. Looks at the first pages only.",
	input: z.strictObject({ fileId: z.string() }),
	output: Inspection,
	perInvocationMicroU: 0,
	timeoutMs: 10_000,
	whenStopped: { code: "FILE_TOO_LARGE", message: "This PDF takes too long to open. Print it as a PDF again, or split it, and upload that." },
	run: async ({ fileId }, context) => {
		const { bytes } = await context.readFile(fileId);
		const { readPdf } = await import("@/lib/tools/reading/pdf/read-pdf");
		try {
			const { warnings } = await readPdf(bytes, { maxPages: LOOKED_AT, pictures: "named", signal: context.signal });
			return { errors: [], warnings: warnings.filter((warning) => !warning.startsWith("Only the first")) };
		} catch (error) {
			const code = error instanceof AppError ? INSPECTION_CODES.find((known) => known === error.code) : undefined;
			if (!(error instanceof AppError) || !code) throw error;
			return { errors: [{ code, message: error.message }], warnings: [] };
		}
	},
});
