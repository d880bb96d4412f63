import "server-only";
import { z } from "zod";
import { RenderedFile } from "@/lib/tools/documents/schemas";
import { defineTool } from "@/lib/tools/tool";
import { EDITABLE_FORMATS, EditableFormat, EditableReport } from "./schemas";

const TOO_HARD = {
	code: "FILE_TOO_LARGE",
	message: "This PDF takes more time or memory than one run may have, so it was stopped. Split it and convert the parts one by one.",
} as const;
/** More pictures than this are not written as files of their own. */
const MOST_FILES = 60;
/** In how many steps progress is told. */
const STEPS = 1_000;

export const convertFromPdf = defineTool({
	name: "convert_from_pdf",
	title: "Make a PDF editable",
	description: "Turns a PDF into Word, Markdown and, for its tables, Excel: headings, paragraphs, lists, tables and pictures; scanned pages are recognised.",
	input: z.strictObject({
		fileId: z.string(),
		formats: z.array(EditableFormat).max(EDITABLE_FORMATS.length).nullish().describe("All of them unless told"),
	}),
	output: z.object({ files: z.array(z.object({ kind: z.enum(["main", "other"]), file: RenderedFile.shape.file })), report: EditableReport }),
	perInvocationMicroU: 5_000,
	timeoutMs: 400_000,
	whenStopped: TOO_HARD,
	run: async ({ fileId, formats }, context) => {
		const { makeEditable } = await import("./make-editable");
		const { fileName, bytes } = await context.readFile(fileId);
		const wanted = formats && formats.length > 0 ? formats : [...EDITABLE_FORMATS];
		const { signal, now: writtenAt } = context;
		const onProgress = (share: number, message: string) => context.reportProgress(Math.round(share * STEPS), STEPS, message);
		const { files, report } = await makeEditable({ fileName, bytes }, { formats: wanted, writtenAt, signal, onProgress });
		signal.throwIfAborted();
		const kept = files.slice(0, MOST_FILES);
		const written = await context.writeFiles(kept);
		return { files: written.map((file, at) => ({ kind: kept[at]?.kind ?? ("other" as const), file })), report };
	},
	findings: ({ report: { doubts } }) => {
		if (doubts.length === 0) return [];
		return [
			{
				exceptionType: "words_in_doubt",
				severity: "low",
				affectedRows: doubts.slice(0, 20),
				suggestedResolution: "Hold these words against the scan; they are highlighted in the Word file.",
				requiresHuman: false,
			},
		];
	},
});
