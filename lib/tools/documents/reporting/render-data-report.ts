import "server-only";
import { z } from "zod";
import { PAGE_SIZES } from "@/lib/tools/documents/printing/templates";
import { RenderedFile } from "@/lib/tools/documents/schemas";
import { DataReport } from "@/lib/tools/tables/report/schemas";
import { defineTool } from "@/lib/tools/tool";

/** What prints takes a while to load; most who know this tool never print. */
const loadReporting = () => import("./render-data-report-pdf");

/** Prints what a table shows as PDF into the file store. */
export const renderDataReport = defineTool({
	name: "render_data_report",
	title: "Write the data report",
	description: "Prints a report about a table as a PDF: what stands out, with charts, the quality of the data, its columns, and how it was computed.",
	input: z.object({ report: DataReport, pageSize: z.enum(PAGE_SIZES).nullish().describe("By default A4") }),
	output: z.object({ files: z.array(RenderedFile) }),
	perInvocationMicroU: 1_000,
	timeoutMs: 60_000,
	run: async ({ report, pageSize }, context) => {
		const { renderDataReportPdf } = await loadReporting();
		const written = await renderDataReportPdf(report, pageSize ?? null, context.now);
		context.signal.throwIfAborted();
		const kept = await context.writeFiles([written]);
		return { files: kept.map((file) => ({ kind: "pdf" as const, file })) };
	},
});
