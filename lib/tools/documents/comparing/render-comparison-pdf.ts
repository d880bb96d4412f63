import "server-only";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { type OutlineBlock, outlineTexts, type ResumeOutline } from "@/lib/tools/documents/printing/resume-outline";
import { TEMPLATES } from "@/lib/tools/documents/printing/templates";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";
import { detectLanguage } from "@/lib/tools/reading/text/detect-language";
import type { NewFile } from "@/lib/tools/tool";
import { outlineComparison } from "./comparison-outline";
import type { ComparisonReport } from "./schemas";

const UNDRAWN = "?";

/** The outline with a sign in place of each letter that no font draws: a report with gaps is better than none. */
function withoutUndrawn(outline: ResumeOutline, undrawn: readonly string[]): ResumeOutline {
	if (undrawn.length === 0) return outline;
	const lacking = new Set(undrawn);
	const drawn = (text: string) => [...text.normalize("NFC")].map((letter) => (lacking.has(letter) ? UNDRAWN : letter)).join("");
	const drawnBlock = (block: OutlineBlock): OutlineBlock =>
		block.type === "entry" ? { ...block, organisation: drawn(block.organisation), bullets: block.bullets.map(drawn) } : { ...block, text: drawn(block.text) };
	const sections = outline.sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(drawnBlock) }));
	return { ...outline, headline: outline.headline === null ? null : drawn(outline.headline), sections };
}

/** The comparison as PDF: tagged, with bookmarks and page numbers. Equal input gives equal bytes. */
export async function renderComparisonPdf(report: ComparisonReport, writtenAt: Date): Promise<NewFile> {
	const outline = outlineComparison(report);
	const texts = outlineTexts(outline).join(" ");
	const template = TEMPLATES.modern;
	const { fonts, undrawn } = await chooseFonts(texts, { language: detectLanguage(texts.slice(0, 20_000)).tag, face: template.face });
	const options = { paper: paperOf("A4"), title: "Comparison", writtenAt, template, accent: "blue" as const, fonts };
	return { fileName: "comparison.pdf", mimeType: "application/pdf", bytes: await writePdf(withoutUndrawn(outline, undrawn), options) };
}
