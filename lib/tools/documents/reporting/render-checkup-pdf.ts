import "server-only";
import { documentBaseName } from "@/lib/tools/documents/printing/file-names";
import { type Paper, paperFor, paperOf } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { type OutlineBlock, outlineTexts, type ResumeOutline } from "@/lib/tools/documents/printing/resume-outline";
import { type PageSize, TEMPLATES } from "@/lib/tools/documents/printing/templates";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";
import type { CheckupReport } from "@/lib/tools/resume-profile/checkup-report";
import type { NewFile } from "@/lib/tools/tool";
import { outlineCheckup } from "./checkup-outline";

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

/** The paper of the place that the resume names last, as in "Austin, TX, United States". */
function paperOfReport({ readAs }: CheckupReport, pageSize: PageSize | null): Paper {
	return pageSize ? paperOf(pageSize) : paperFor(readAs.location?.split(",").at(-1) ?? null);
}

/** The report as PDF: tagged, with bookmarks and page numbers as a written resume has them. Equal input gives equal bytes. */
export async function renderCheckupPdf(report: CheckupReport, pageSize: PageSize | null, writtenAt: Date): Promise<NewFile> {
	const outline = outlineCheckup(report);
	const template = TEMPLATES.modern;
	const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "), { language: report.language, face: template.face });
	const title = documentBaseName("Resume checkup", report.readAs.name ?? "", "");
	const options = { paper: paperOfReport(report, pageSize), title, writtenAt, template, accent: "blue" as const, fonts };
	return { fileName: `${title}.pdf`, mimeType: "application/pdf", bytes: await writePdf(withoutUndrawn(outline, undrawn), options) };
}
