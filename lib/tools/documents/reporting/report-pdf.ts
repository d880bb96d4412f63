import "server-only";
import { outlineTexts, type ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import type { Paper } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { TEMPLATES } from "@/lib/tools/documents/printing/templates";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";
import { withoutUndrawn } from "./undrawn";

interface ReportOptions {
	readonly title: string;
	readonly paper: Paper;
	/** Of the texts that it quotes, for the choice of fonts. */
	readonly language: string;
	readonly writtenAt: Date;
}

/** A report as PDF: tagged, with bookmarks and page numbers as a written resume has them. Equal input gives equal bytes. */
export async function writeReportPdf(outline: ResumeOutline, { title, paper, language, writtenAt }: ReportOptions): Promise<Uint8Array> {
	const template = TEMPLATES.modern;
	const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "), { language, face: template.face });
	return writePdf(withoutUndrawn(outline, undrawn), { paper, title, writtenAt, template, accent: "blue", fonts });
}
