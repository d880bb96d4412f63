import { textAfterBullet } from "@/lib/tools/reading/text/bullet-glyphs";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { lineWithoutLooks } from "@/lib/tools/resume-profile/file/line-without-looks";
import type { ResumeDocument } from "@/lib/tools/resume-profile/schemas";

/** A document of the given lines without layout, as a DOCX without styles gives. */
export function linesDocument(texts: readonly string[], language = "en"): ResumeDocument {
	const lines = texts.map((raw, index) => {
		const item = textAfterBullet(raw);
		const kind = sectionKindOf(raw) ? ("heading" as const) : item === null ? ("text" as const) : ("bullet" as const);
		return lineWithoutLooks(index, item ?? raw, kind);
	});
	return { fileId: "file_1", fileName: "resume.docx", format: "docx", pageCount: 1, language, lines, scannedPages: [], warnings: [] };
}
