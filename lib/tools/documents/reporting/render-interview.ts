import "server-only";
import { z } from "zod";
import { InterviewPrep } from "@/lib/tools/documents/interviews/schemas";
import { PAGE_SIZES } from "@/lib/tools/documents/printing/templates";
import { RenderedFile } from "@/lib/tools/documents/schemas";
import { defineTool } from "@/lib/tools/tool";

/** What prints takes a while to load; most who know this tool never print. */
const loadReporting = () => import("./render-interview-pdf");

/** Prints an interview's preparation as PDF into the file store. */
export const renderInterview = defineTool({
	name: "render_interview",
	title: "Write the preparation",
	description:
		"Prints the preparation of an interview as a PDF: each question with why it is likely, what to tell, what is missing, and what to ask in return.",
	input: z.object({ prep: InterviewPrep, pageSize: z.enum(PAGE_SIZES).nullish().describe("By default that of the posting's country") }),
	output: z.object({ files: z.array(RenderedFile) }),
	perInvocationMicroU: 1_000,
	timeoutMs: 30_000,
	run: async ({ prep, pageSize }, context) => {
		const { renderInterviewPdf } = await loadReporting();
		const written = await renderInterviewPdf(prep, pageSize ?? null, context.now);
		context.signal.throwIfAborted();
		const kept = await context.writeFiles([written]);
		return { files: kept.map((file) => ({ kind: "pdf" as const, file })) };
	},
});
