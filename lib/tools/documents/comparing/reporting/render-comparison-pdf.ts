import "server-only";
import type { ComparisonReport } from "@/lib/tools/documents/comparing/schemas";
import { outlineTexts } from "@/lib/tools/documents/printing/outline/resume-outline";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import { writeReportPdf } from "@/lib/tools/documents/reporting/report-pdf";
import { detectLanguage } from "@/lib/tools/reading/text/detect-language";
import type { NewFile } from "@/lib/tools/tool";
import { outlineComparison } from "./comparison-outline";

/** The comparison as PDF: tagged, with bookmarks and page numbers. Equal input gives equal bytes. */
export async function renderComparisonPdf(report: ComparisonReport, writtenAt: Date): Promise<NewFile> {
	const outline = outlineComparison(report);
	const { tag: language } = detectLanguage(outlineTexts(outline).join(" ").slice(0, 20_000));
	const bytes = await writeReportPdf(outline, { title: "Comparison", paper: paperOf("A4"), language, writtenAt });
	return { fileName: "comparison.pdf", mimeType: "application/pdf", bytes };
}
