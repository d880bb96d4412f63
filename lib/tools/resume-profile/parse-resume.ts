import "server-only";
import { z } from "zod";
import { markLines, withinLimits } from "@/lib/tools/resume-profile/file/mark-lines";
import { READING_MS, readResumeFile, TOO_HARD_TO_READ } from "@/lib/tools/resume-profile/file/read-resume-file";
import { detectLanguage } from "@/lib/tools/resume-profile/text/detect-language";
import { defineTool } from "@/lib/tools/tool";
import { ResumeDocument } from "./schemas";

/**
 * Lines of a resume in reading order.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED, FILE_SCANNED or FILE_UNREADABLE.
 */
export async function parseResumeBytes(file: { fileId: string; fileName: string; bytes: Uint8Array }, signal?: AbortSignal): Promise<ResumeDocument> {
	const read = await readResumeFile(file.bytes, file.fileName, signal ? { signal } : {});
	const within = withinLimits(read.lines);
	const lines = markLines({ ...read, lines: within.lines });
	const warnings = [...read.warnings, ...within.warnings];
	const language = detectLanguage(lines.map((line) => line.text).join("\n"));
	return { fileId: file.fileId, fileName: file.fileName, format: read.format, pageCount: read.pageCount, language, lines, warnings };
}

export const parseResume = defineTool({
	name: "parse_resume",
	title: "Parse resume",
	description: "Reads a resume in PDF or DOCX into lines in reading order, with headings, list items, columns and places.",
	input: z.object({ fileId: z.string() }),
	output: z.object({ document: ResumeDocument }),
	perInvocationMicroU: 1_000,
	timeoutMs: READING_MS,
	whenStopped: TOO_HARD_TO_READ,
	async run(input, context) {
		const { fileId, fileName, bytes } = await context.readFile(input.fileId);
		context.signal.throwIfAborted();
		return { document: await parseResumeBytes({ fileId, fileName, bytes }, context.signal) };
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
