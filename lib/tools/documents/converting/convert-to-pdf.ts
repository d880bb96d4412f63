import "server-only";
import { z } from "zod";
import { RenderedFile } from "@/lib/tools/documents/schemas";
import { defineTool } from "@/lib/tools/tool";
import { MOST_FILES, PaperChoice, PdfCount, PdfReport } from "./schemas";

export const TOO_HARD = {
	code: "FILE_TOO_LARGE",
	message: "These files take more time or memory than one run may have, so it was stopped. Convert fewer at once, or split the largest.",
} as const;

/** What reads and prints documents takes a while to load; most who know this tool never convert. */
const loadConverting = () => import("./convert-files");

/** Files that were there twice, or are not among those of the run, change no order. */
function inOrder(fileIds: readonly string[], order: readonly string[]): string[] {
	const known = order.filter((fileId) => fileIds.includes(fileId));
	return [...new Set(known.length > 0 ? known : fileIds)];
}

export const convertToPdf = defineTool({
	name: "convert_to_pdf",
	title: "Convert files to PDF",
	description: "Makes one PDF of several files, or one of each: with bookmarks, page numbers and links, tagged, and says what could not be taken over.",
	input: z.strictObject({
		fileIds: z.array(z.string()).min(1).max(MOST_FILES),
		order: z.array(z.string()).max(MOST_FILES).nullish().describe("The files in the order in which they stand; those that are missing are left out"),
		count: PdfCount.nullish().describe("One PDF of all files (the default), or one of each"),
		paper: PaperChoice.nullish().describe("As the files are unless told: A4 where a file names no paper"),
		pageNumbers: z.boolean().nullish().describe("At the foot of each page; by default there are some"),
	}),
	output: z.object({ files: z.array(RenderedFile), report: PdfReport }),
	perInvocationMicroU: 3_000,
	timeoutMs: 400_000,
	whenStopped: TOO_HARD,
	run: async ({ fileIds, order, count, paper, pageNumbers }, context) => {
		const { convertFiles } = await loadConverting();
		const files: z.input<typeof RenderedFile>[] = [];
		const wish = { count: count ?? "one", paper: paper ?? "as_is", hasPageNumbers: pageNumbers ?? true };
		const report = await convertFiles(wish, {
			fileIds: inOrder(fileIds, order ?? []),
			readFile: (fileId) => context.readFile(fileId),
			keep: async ({ fileName, bytes }) => {
				const [file] = await context.writeFiles([{ fileName, mimeType: "application/pdf", bytes }]);
				if (file) files.push({ kind: "pdf", file });
			},
			writtenAt: context.now,
			signal: context.signal,
			onFile: (done, total, fileName) => context.reportProgress(done, total, fileName),
		});
		return { files, report };
	},
	findings: ({ report: { failed } }) => {
		if (failed.length === 0) return [];
		return [
			{
				exceptionType: "file_left_out",
				severity: "medium",
				affectedRows: failed.slice(0, 20),
				suggestedResolution: "Mend these files as their sentences say, and convert them again.",
				requiresHuman: true,
			},
		];
	},
});
