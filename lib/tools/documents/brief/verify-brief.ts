import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { BRIEF_MS, FileIds, TOO_HARD } from "./read-sources";
import { Brief, BriefCheck } from "./schemas";

/** Whether every sentence of a brief stands where it says. */
export const verifyBrief = defineTool({
	name: "check_brief",
	title: "Open every citation",
	description: "Opens each citation of a brief in its document, read anew, and compares the sentence with what stands there.",
	input: z.strictObject({ fileIds: FileIds, brief: Brief }),
	output: BriefCheck,
	perInvocationMicroU: 1_000,
	timeoutMs: BRIEF_MS,
	whenStopped: TOO_HARD,
	run: async ({ fileIds, brief }, context) => {
		const [{ openDocuments }, { checkBrief }] = await Promise.all([import("./read-documents"), import("./composing/check-brief")]);
		const opened = await openDocuments(fileIds, context);
		return checkBrief(
			brief,
			opened.map(({ document }) => document),
		);
	},
});
