import "server-only";
import { z } from "zod";
import { PAGE_SIZES } from "@/lib/tools/documents/printing/templates";
import { RenderedFile } from "@/lib/tools/documents/schemas";
import { CheckupReport } from "@/lib/tools/resume-profile/checkup-report";
import { defineTool } from "@/lib/tools/tool";

/** What prints takes a while to load; most who know this tool never print. */
const loadReporting = () => import("./render-checkup-pdf");

/** Prints a checkup of a resume as PDF into the file store. */
export const renderCheckup = defineTool({
	name: "render_checkup",
	title: "Write the checkup",
	description:
		"Prints the checkup of a resume as a PDF: the score and how it adds up, each finding with its line and its mend, and what a tracking system reads.",
	input: z.object({ report: CheckupReport, pageSize: z.enum(PAGE_SIZES).nullish().describe("By default that of the country which the resume names") }),
	output: z.object({ files: z.array(RenderedFile) }),
	perInvocationMicroU: 1_000,
	timeoutMs: 30_000,
	run: async ({ report, pageSize }, context) => {
		const { renderCheckupPdf } = await loadReporting();
		const written = await renderCheckupPdf(report, pageSize ?? null, context.now);
		context.signal.throwIfAborted();
		const kept = await context.writeFiles([written]);
		return { files: kept.map((file) => ({ kind: "pdf" as const, file })) };
	},
});
