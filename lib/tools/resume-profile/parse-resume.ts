import { z } from "zod";
import { SCANS_MS } from "@/lib/tools/reading/scan/scan-words";
import { defineTool } from "@/lib/tools/tool";
import { READING_MS, TOO_HARD_TO_READ } from "./limits";
import { ResumeDocument } from "./schemas";

/** What reads a file, and what it knows of languages, is much: it is loaded where it is used. */
const loadReading = () => import("./file/parse-resume-bytes");

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
	load: loadReading,
	warmUp: async () => {
		const [{ parseResumeBytes }, { SPECIMEN_PDF }] = await Promise.all([loadReading(), import("./specimen")]);
		await parseResumeBytes({ fileId: "", fileName: "specimen.pdf", bytes: SPECIMEN_PDF });
	},
	async run(input, context) {
		const { fileId, fileName, bytes } = await context.readFile(input.fileId);
		const { parseResumeBytes } = await loadReading();
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
