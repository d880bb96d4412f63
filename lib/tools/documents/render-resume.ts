import "server-only";
import { z } from "zod";
import { documentBaseName } from "@/lib/tools/documents/printing/file-names";
import { writeNote } from "@/lib/tools/documents/printing/note";
import { paperFor } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { outlineResume, outlineTexts } from "@/lib/tools/documents/printing/resume-outline";
import { writeDocx } from "@/lib/tools/documents/printing/write-docx";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import { defineTool, type ToolContext } from "@/lib/tools/tool";
import { RenderedFile, ResumeChange, TailoredResume } from "./schemas";

const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const RenderInput = z.object({
	resume: TailoredResume,
	changes: z.array(ResumeChange),
	posting: MatchingJob,
	language: z.string().describe("BCP 47 tag of the resume's language"),
});

type Written = { kind: RenderedFile["kind"]; fileName: string; mimeType: string; bytes: Uint8Array };

async function renderFiles({ resume, changes, posting, language }: z.output<typeof RenderInput>, writtenAt: Date): Promise<Written[]> {
	const outline = outlineResume(resume, language);
	const baseName = documentBaseName(resume.name, resume.company, resume.postingTitle);
	const options = { paper: paperFor(posting.country), title: baseName, writtenAt };
	const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "));
	const files: Written[] = [{ kind: "docx", fileName: `${baseName}.docx`, mimeType: DOCX_TYPE, bytes: await writeDocx(outline, options) }];
	const limits: string[] = [];
	if (undrawn.length === 0)
		files.push({ kind: "pdf", fileName: `${baseName}.pdf`, mimeType: "application/pdf", bytes: await writePdf(outline, { ...options, fonts }) });
	else
		limits.push(
			`It made no PDF: its fonts lack ${undrawn.slice(0, 8).join(" ")}${undrawn.length > 8 ? " and others" : ""}. The Word file is complete; save it as PDF from your word processor.`,
		);
	const note = new TextEncoder().encode(writeNote({ resume, changes, posting, limits }));
	return [...files, { kind: "note", fileName: `${baseName}.md`, mimeType: "text/markdown", bytes: note }];
}

/** Writes a tailored resume as Word and PDF files and a note about it into the file store. */
export const renderResume = defineTool({
	name: "render_resume",
	title: "Write resume files",
	description: "Writes a tailored resume as DOCX and PDF that applicant tracking systems can read, with a short note of what was changed and why.",
	input: RenderInput,
	output: z.object({ files: z.array(RenderedFile) }),
	perInvocationMicroU: 2_000,
	timeoutMs: 30_000,
	run: async (input, context: ToolContext) => {
		const written = await renderFiles(input, context.now);
		const files: RenderedFile[] = [];
		for (const [at, { kind, ...file }] of written.entries()) {
			context.signal.throwIfAborted();
			files.push({ kind, file: await context.writeFile(file) });
			context.reportProgress(at + 1, written.length);
		}
		return { files };
	},
});
