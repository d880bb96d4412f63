import { AppError } from "@/lib/platform/errors";
import { dataOf, languagesInPictures } from "@/lib/tools/reading/scan/scan-languages";
import { detectLanguage, languageName, readableLanguages } from "@/lib/tools/reading/text/detect-language";
import type { ReadOptions } from "@/lib/tools/reading/text/text-line";
import type { ResumeDocument } from "@/lib/tools/resume-profile/schemas";
import { markLines, withinLimits } from "./mark-lines";
import { readResumeFile } from "./read-resume-file";
import { linesToldAgain } from "./told-again";

/** The language of a resume's text, with what is to be said of it. @throws AppError FILE_UNREADABLE or FILE_SCANNED for one that can't be read, by its name. */
function languageOf(texts: readonly string[], isScan: boolean): { tag: string; warnings: string[] } {
	const { tag, readAs } = detectLanguage(texts.join("\n"));
	if (readAs === null) {
		const offered = new Intl.ListFormat("en", { type: "disjunction" }).format(readableLanguages());
		throw new AppError("FILE_UNREADABLE", `This resume seems to be written in ${languageName(tag)}, which can't be read yet. Upload one in ${offered}.`);
	}
	if (isScan && dataOf(readAs) === null) {
		const offered = new Intl.ListFormat("en", { type: "disjunction" }).format(languagesInPictures());
		throw new AppError(
			"FILE_SCANNED",
			`This file is a scan and seems to be written in ${languageName(readAs)}, which can't be read from pictures yet, only from text. Export the resume as a PDF with text or as DOCX. Scans can be in ${offered}.`,
		);
	}
	if (readAs === tag) return { tag, warnings: [] };
	return {
		tag,
		warnings: [`This resume seems to be written in ${languageName(tag)}. It is read by the rules of ${languageName(readAs)}: check what was read.`],
	};
}

/**
 * Lines of a resume in reading order. `options.maxPages` bounds a quick look.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED, FILE_SCANNED or FILE_UNREADABLE.
 */
export async function parseResumeBytes(
	file: { fileId: string; fileName: string; bytes: Uint8Array },
	signal?: AbortSignal,
	options: ReadOptions = {},
): Promise<ResumeDocument> {
	const read = await readResumeFile(file.bytes, file.fileName, signal ? { ...options, signal } : options);
	const within = withinLimits(read.lines);
	const lines = markLines({ ...read, lines: within.lines });
	const language = languageOf(
		lines.slice(0, lines.length - linesToldAgain(lines).length).map((line) => line.text),
		lines.length > 0 && lines.every(({ confidence }) => confidence !== undefined),
	);
	const warnings = [...read.warnings, ...within.warnings, ...language.warnings];
	return {
		fileId: file.fileId,
		fileName: file.fileName,
		format: read.format,
		pageCount: read.pageCount,
		language: language.tag,
		lines,
		scannedPages: [...read.scannedPages],
		warnings,
	};
}
