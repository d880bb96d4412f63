import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";
import { TOO_HARD } from "./convert-to-pdf";

/** A first look into a document, before a run is made of it. */
export const inspectConvertible = defineTool({
	name: "inspect_convertible",
	title: "Look into a document to be converted",
	description: "Says whether a file can be converted to PDF, and what to mend when it can't.",
	input: z.strictObject({ fileId: z.string() }),
	output: Inspection,
	perInvocationMicroU: 0,
	timeoutMs: 10_000,
	whenStopped: TOO_HARD,
	run: async ({ fileId }, context) => {
		const { openFile } = await import("./open-file");
		const { fileName, bytes } = await context.readFile(fileId);
		try {
			await openFile({ fileName, bytes });
			return { errors: [], warnings: [] };
		} catch (error) {
			const code = error instanceof AppError ? INSPECTION_CODES.find((known) => known === error.code) : undefined;
			if (!(error instanceof AppError) || !code) throw error;
			// Of many files the sentence has to say which it is about.
			const message = error.message.includes(fileName) ? error.message : `${fileName}: ${error.message}`;
			return { errors: [{ code, message }], warnings: [] };
		}
	},
});
