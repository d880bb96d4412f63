import "server-only";
import { z } from "zod";
import { Brief } from "@/lib/tools/documents/brief/schemas";
import { PAGE_SIZES } from "@/lib/tools/documents/printing/templates";
import { RenderedFile } from "@/lib/tools/documents/schemas";
import { defineTool } from "@/lib/tools/tool";

/** Prints a brief as PDF and Word, each citation with a link to its source. */
export const renderBrief = defineTool({
	name: "render_brief",
	title: "Lay out the brief",
	description: "Prints a brief as PDF and Word: its sentences by topic, each with its citation that leads to the source, contradictions, and numbers.",
	input: z.object({ brief: Brief, pageSize: z.enum(PAGE_SIZES).nullish().describe("By default A4") }),
	output: z.object({ files: z.array(RenderedFile) }),
	perInvocationMicroU: 1_000,
	timeoutMs: 60_000,
	run: async ({ brief, pageSize }, context) => {
		const { renderBriefFiles } = await import("./render-brief-files");
		const written = await renderBriefFiles(brief, pageSize ?? null, context.now);
		context.signal.throwIfAborted();
		const kept = await context.writeFiles(written);
		return { files: kept.map((file) => ({ kind: file.mimeType === "application/pdf" ? ("pdf" as const) : ("docx" as const), file })) };
	},
});
