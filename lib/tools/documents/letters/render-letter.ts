import "server-only";
import { z } from "zod";
import { CoverLetter } from "@/lib/tools/documents/letters/schemas";
import { PAGE_SIZES } from "@/lib/tools/documents/printing/templates";
import { RenderedFile } from "@/lib/tools/documents/schemas";
import { defineTool } from "@/lib/tools/tool";

/** What prints takes a while to load; most who know this tool never print. */
const loadPrinting = () => import("./render-letter-files");

/** Writes a cover letter as Word and PDF files into the file store. */
export const renderLetter = defineTool({
	name: "render_letter",
	title: "Write letter files",
	description: "Writes a cover letter as DOCX and PDF of one page, in the layout of letters of its language.",
	input: z.object({ letter: CoverLetter, pageSize: z.enum(PAGE_SIZES).nullish().describe("By default that of the posting's country") }),
	output: z.object({ files: z.array(RenderedFile) }),
	perInvocationMicroU: 1_500,
	timeoutMs: 30_000,
	run: async ({ letter, pageSize }, context) => {
		const { renderLetterFiles } = await loadPrinting();
		const written = await renderLetterFiles(letter, pageSize ?? null, context.now);
		context.signal.throwIfAborted();
		const kept = await context.writeFiles(written.map(({ kind: _kind, ...file }) => file));
		return { files: kept.map((file, index): RenderedFile => ({ kind: written[index]?.kind ?? "docx", file })) };
	},
});
