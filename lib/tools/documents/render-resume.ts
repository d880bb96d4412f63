import "server-only";
import { z } from "zod";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import { defineTool, type ToolContext } from "@/lib/tools/tool";
import { LookChoice } from "./printing/look";
import { OwnWords, RenderedFile, ResumeChange, TailoredResume } from "./schemas";

const RenderInput = z.object({
	resume: TailoredResume,
	changes: z.array(ResumeChange),
	posting: MatchingJob,
	language: z.string().describe("BCP 47 tag of the resume's language"),
	written: TailoredResume.optional().describe("The same resume before its owner changed it, so that the note can say what they changed"),
	ownWords: z.array(OwnWords).optional().describe("What its owner wrote since and their resume does not say so: the note tells it as theirs"),
	look: LookChoice.optional().describe("Template, page size and accent colour; by default modern, by the posting's country, and blue"),
});

/** What prints takes a while to load and is heavy to carry; most who know this tool never print. */
const loadPrinting = () => import("./printing/render-files");

/** Writes a tailored resume as Word and PDF files and a note about it into the file store. */
export const renderResume = defineTool({
	name: "render_resume",
	title: "Write resume files",
	description: "Writes a tailored resume as DOCX and PDF that applicant tracking systems can read, with a short note of what was changed and why.",
	input: RenderInput,
	output: z.object({ files: z.array(RenderedFile) }),
	perInvocationMicroU: 2_000,
	timeoutMs: 30_000,
	warmUp: async () => {
		const [{ warmPrinting }] = await Promise.all([import("./printing/warm-printing"), loadPrinting()]);
		await warmPrinting();
	},
	run: async (input, context: ToolContext) => {
		const { renderFiles } = await loadPrinting();
		const written = await renderFiles(input, context.now);
		context.signal.throwIfAborted();
		const kept = await context.writeFiles(written.map(({ kind: _kind, ...file }) => file));
		return { files: kept.map((file, index): RenderedFile => ({ kind: written[index]?.kind ?? "note", file })) };
	},
});
