import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { dataOf, languagesInPictures } from "@/lib/tools/reading/scan/scan-languages";
import { SCANS_MS } from "@/lib/tools/reading/scan/scan-words";
import { detectLanguage, languageName, readableLanguages } from "@/lib/tools/reading/text/detect-language";
import type { ReadOptions } from "@/lib/tools/reading/text/text-line";
import { markLines, withinLimits } from "@/lib/tools/resume-profile/file/mark-lines";
import { READING_MS, readResumeFile, TOO_HARD_TO_READ } from "@/lib/tools/resume-profile/file/read-resume-file";
import { linesToldAgain } from "@/lib/tools/resume-profile/file/told-again";
import { defineTool } from "@/lib/tools/tool";
import { ResumeDocument } from "./schemas";
import { SPECIMEN_PDF } from "./specimen";

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

export const parseResume = defineTool({
	name: "parse_resume",
	title: "Read the resume",
	description: "Reads a resume in PDF or DOCX into lines in reading order, with headings, list items, columns and places.",
	input: z.object({ fileId: z.string() }),
	output: z.object({ document: ResumeDocument }),
	perInvocationMicroU: 1_000,
	// Ordinary files take a hundredth of that.
	timeoutMs: READING_MS + SCANS_MS,
	whenStopped: TOO_HARD_TO_READ,
	warmUp: async () => void (await parseResumeBytes({ fileId: "", fileName: "specimen.pdf", bytes: SPECIMEN_PDF })),
	async run(input, context) {
		const { fileId, fileName, bytes } = await context.readFile(input.fileId);
		context.signal.throwIfAborted();
		const onPicture = (done: number, total: number) => context.reportProgress(done, total, `Recognising the text in pictures: page ${done + 1} of ${total}`);
		return { document: await parseResumeBytes({ fileId, fileName, bytes }, context.signal, { onPicture }) };
	},
	findings: ({ document }) => {
		if (document.warnings.length === 0) return [];
		return [
			{
				exceptionType: "resume_warning",
				severity: "low",
				affectedRows: document.warnings.map((warning) => ({ warning })),
				suggestedResolution: "Check the titles and skills that were read from the resume.",
				requiresHuman: false,
			},
		];
	},
});
