import "server-only";
import { outlineTexts } from "@/lib/tools/documents/printing/outline/resume-outline";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { type PageSize, TEMPLATES } from "@/lib/tools/documents/printing/templates";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";
import { stemOf } from "@/lib/tools/tables/report/report-files";
import type { DataReport } from "@/lib/tools/tables/report/schemas";
import type { NewFile } from "@/lib/tools/tool";
import { outlineDataReport } from "./data-report-outline";
import { withoutUndrawn } from "./undrawn";

/** The report as PDF with its charts, tagged and with bookmarks. Equal input gives equal bytes. */
export async function renderDataReportPdf(report: DataReport, pageSize: PageSize | null, writtenAt: Date): Promise<NewFile> {
	const template = TEMPLATES.modern;
	const paper = paperOf(pageSize ?? "A4");
	const outline = outlineDataReport(report, paper.widthPt - 2 * template.marginPt.side);
	const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "), { language: "en", face: template.face });
	const options = { paper, title: `Data report: ${report.fileName}`, writtenAt, template, accent: "blue" as const, fonts };
	return { fileName: `${stemOf(report.fileName)}-report.pdf`, mimeType: "application/pdf", bytes: await writePdf(withoutUndrawn(outline, undrawn), options) };
}
