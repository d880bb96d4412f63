import "server-only";
import type { RenderedFile, ResumeChange, TailoredResume } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { documentBaseName } from "./file-names";
import { writeNote } from "./note";
import { paperFor } from "./paper";
import { chooseFonts } from "./pdf-fonts";
import { outlineResume, outlineTexts } from "./resume-outline";
import { writeDocx } from "./write-docx";
import { writePdf } from "./write-pdf";

const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

interface Rendering {
	readonly resume: TailoredResume;
	readonly changes: ResumeChange[];
	readonly posting: MatchingJob;
	readonly language: string;
}

type Written = { kind: RenderedFile["kind"]; fileName: string; mimeType: string; bytes: Uint8Array };

/** The files of a tailored resume: Word, PDF where the fonts have all its letters, and the note about it. */
export async function renderFiles({ resume, changes, posting, language }: Rendering, writtenAt: Date): Promise<Written[]> {
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
