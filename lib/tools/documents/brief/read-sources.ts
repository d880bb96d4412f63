import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { BRIEF_LIMITS, SourceOverview } from "./schemas";

/** Far more than twenty long documents take. */
export const BRIEF_MS = 180_000;

export const TOO_HARD = {
	code: "FILE_TOO_LARGE",
	message: "These documents take more time or memory than a brief may have. Leave out the longest ones, or save them without large pictures.",
} as const;

export const FileIds = z.array(z.string()).min(1).max(BRIEF_LIMITS.files);

/** What documents are about, as topics to choose from. */
export const readSources = defineTool({
	name: "read_sources",
	title: "Read the documents",
	description: "Reads PDF, Word, web pages, messages, tables and text sentence by sentence, and says what they are about.",
	input: z.strictObject({ fileIds: FileIds }),
	output: SourceOverview,
	perInvocationMicroU: 2_000,
	timeoutMs: BRIEF_MS,
	whenStopped: TOO_HARD,
	run: async ({ fileIds }, context) => {
		const { openDocuments, readingOf } = await import("./read-documents");
		const { sentences: _sentences, ...overview } = readingOf(await openDocuments(fileIds, context));
		return overview;
	},
});
