import "server-only";
import type { ComparisonReport } from "@/lib/tools/documents/comparing/schemas";
import { textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { languageOf, PdfBinder } from "@/lib/tools/documents/converting/writing/pdf/pdf-binder";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import type { NewFile } from "@/lib/tools/tool";
import { comparisonBlocks } from "./comparison-blocks";

/** The comparison as PDF: tagged, with bookmarks and page numbers. Equal input gives equal bytes. */
export async function renderComparisonPdf(report: ComparisonReport, writtenAt: Date, signal = new AbortController().signal): Promise<NewFile> {
	const blocks = comparisonBlocks(report);
	const binder = new PdfBinder({
		title: "Comparison",
		writtenAt,
		sheet: paperOf("A4"),
		hasPageNumbers: true,
		hasFileBookmarks: false,
		picturesPerInch: null,
		language: languageOf(textsOf(blocks).join(" ")),
		signal,
	});
	await binder.add("comparison", { title: "Comparison", blocks, notes: [] });
	return { fileName: "comparison.pdf", mimeType: "application/pdf", bytes: await binder.finish() };
}
