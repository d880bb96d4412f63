import type { ResumeDocument } from "@/lib/tools/resume-profile/schemas";
import { textAfterBullet } from "@/lib/tools/resume-profile/text/bullet-glyphs";
import { lineWithoutLooks } from "@/lib/tools/resume-profile/text/line-without-looks";
import { sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";

/** A document of the given lines without layout, as a DOCX without styles gives. */
export function linesDocument(texts: readonly string[], language = "en"): ResumeDocument {
	const lines = texts.map((raw, index) => {
		const item = textAfterBullet(raw);
		const kind = sectionKindOf(raw) ? ("heading" as const) : item === null ? ("text" as const) : ("bullet" as const);
		return lineWithoutLooks(index, item ?? raw, kind);
	});
	return { fileId: "file_1", fileName: "resume.docx", format: "docx", pageCount: 1, language, lines, scannedPages: [], warnings: [] };
}
