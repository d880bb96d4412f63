import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { TOO_HARD } from "./convert-to-pdf";
import { ListedFile, MOST_FILES } from "./schemas";

/** Looks into files that are to become a PDF. */
export const listDocuments = defineTool({
	name: "list_documents",
	title: "Look into documents",
	description: "Says of each file what kind it is, what it holds, and what of it could not be taken over into a PDF.",
	input: z.strictObject({ fileIds: z.array(z.string()).min(1).max(MOST_FILES) }),
	output: z.object({ fileIds: z.array(z.string()), files: z.array(ListedFile) }),
	perInvocationMicroU: 500,
	timeoutMs: 120_000,
	whenStopped: TOO_HARD,
	run: async ({ fileIds }, context) => {
		const { listFile } = await import("./list-file");
		const files: ListedFile[] = [];
		for (const [at, fileId] of fileIds.entries()) {
			context.signal.throwIfAborted();
			const { fileName, bytes } = await context.readFile(fileId);
			context.reportProgress(at, fileIds.length, fileName);
			files.push(await listFile(fileId, { fileName, bytes }));
		}
		context.reportProgress(fileIds.length, fileIds.length);
		return { fileIds, files };
	},
});
