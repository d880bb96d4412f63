import "server-only";
import type { Brief } from "@/lib/tools/documents/brief/schemas";
import { outlineTexts } from "@/lib/tools/documents/printing/outline/resume-outline";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { type PageSize, TEMPLATES } from "@/lib/tools/documents/printing/templates";
import { writeDocx } from "@/lib/tools/documents/printing/write-docx";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";
import type { NewFile } from "@/lib/tools/tool";
import { outlineBrief } from "./brief-outline";
import { withoutUndrawn } from "./undrawn";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The brief as PDF and as Word, with links between each sentence and its source. Equal input gives equal bytes. */
export async function renderBriefFiles(brief: Brief, pageSize: PageSize | null, writtenAt: Date): Promise<NewFile[]> {
	const outline = outlineBrief(brief);
	const template = TEMPLATES.modern;
	const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "), { language: outline.language, face: template.face });
	const options = { paper: paperOf(pageSize ?? "A4"), title: brief.title, writtenAt, template, accent: "blue" as const };
	return [
		{ fileName: "brief.pdf", mimeType: "application/pdf", bytes: await writePdf(withoutUndrawn(outline, undrawn), { ...options, fonts }) },
		{ fileName: "brief.docx", mimeType: DOCX, bytes: await writeDocx(outline, options) },
	];
}
