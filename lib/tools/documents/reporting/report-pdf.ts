import "server-only";
import type { Paper } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { type OutlineBlock, outlineTexts, type ResumeOutline } from "@/lib/tools/documents/printing/resume-outline";
import { TEMPLATES } from "@/lib/tools/documents/printing/templates";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";

const UNDRAWN = "?";

/** The outline with a sign in place of each letter that no font draws: a report with gaps is better than none. */
function withoutUndrawn(outline: ResumeOutline, undrawn: readonly string[]): ResumeOutline {
	if (undrawn.length === 0) return outline;
	const lacking = new Set(undrawn);
	const drawn = (text: string) => [...text.normalize("NFC")].map((letter) => (lacking.has(letter) ? UNDRAWN : letter)).join("");
	const drawnBlock = (block: OutlineBlock): OutlineBlock => {
		if (block.type !== "entry") return { ...block, text: drawn(block.text) };
		const { title, organisation, bullets } = block;
		return { ...block, title: drawn(title), organisation: drawn(organisation), bullets: bullets.map(drawn) };
	};
	const note: OutlineBlock = {
		type: "bullet",
		text: `Some letters of your file can't be printed here and stand as ${UNDRAWN}. The data beside this report have them.`,
	};
	const sections = outline.sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(drawnBlock) }));
	const last = sections.pop();
	return {
		...outline,
		headline: outline.headline === null ? null : drawn(outline.headline),
		contact: outline.contact.map((entry) => ({ ...entry, text: drawn(entry.text) })),
		sections: [...sections, ...(last ? [{ ...last, blocks: [...last.blocks, note] }] : [])],
	};
}

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
