import "server-only";
import type { OwnWords, RenderedFile, ResumeChange, TailoredResume } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { countryOf } from "@/lib/tools/taxonomy/places/locations";
import { documentBaseName } from "./file-names";
import { type LookChoice, lookFor } from "./look";
import { nameForPeople } from "./names-for-people";
import { writeNote } from "./note";
import { outlineResume, outlineTexts } from "./outline/resume-outline";
import { withOwnersChanges } from "./owners-changes";
import { chooseFonts } from "./pdf-fonts";
import { writeDocx } from "./write-docx";
import { layOut, writePdf } from "./write-pdf";

const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

interface Rendering {
	readonly resume: TailoredResume;
	readonly changes: ResumeChange[];
	readonly posting: MatchingJob;
	readonly language: string;
	/** As it was before its owner changed it. */
	readonly written?: TailoredResume | undefined;
	readonly ownWords?: readonly OwnWords[] | undefined;
	readonly look?: LookChoice | undefined;
}

type Written = { kind: RenderedFile["kind"]; fileName: string; mimeType: string; bytes: Uint8Array };

/** The country that a resume gives as its owner's. */
function homeOf({ contact }: TailoredResume): string | null {
	return contact.map(countryOf).find((country) => country !== null) ?? null;
}

/** The files of a tailored resume: Word, PDF where the fonts have all its letters, and the note about it. */
export async function renderFiles({ resume, changes, posting, language, written, ownWords = [], look = {} }: Rendering, writtenAt: Date): Promise<Written[]> {
	const outline = outlineResume(resume, language);
	const title = documentBaseName(resume.name, resume.company, resume.postingTitle);
	const baseName = nameForPeople({ name: resume.name, language, contact: resume.contact }, resume.postingTitle, resume.company);
	const { template, accent, paper } = lookFor(look, posting.country ?? homeOf(resume));
	const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "), { language, face: template.face });
	const options = { paper, title, writtenAt, template, accent, fonts };
	const laidOut = layOut(outline, options);
	const docx = await writeDocx(outline, { ...options, fit: laidOut.fitted.fit });
	const files: Written[] = [{ kind: "docx", fileName: `${baseName}.docx`, mimeType: DOCX_TYPE, bytes: docx }];
	const limits: string[] = [];
	if (undrawn.length === 0)
		files.push({ kind: "pdf", fileName: `${baseName}.pdf`, mimeType: "application/pdf", bytes: await writePdf(outline, options, laidOut) });
	else
		limits.push(
			`It made no PDF: its fonts lack ${undrawn.slice(0, 8).join(" ")}${undrawn.length > 8 ? " and others" : ""}. The Word file is complete; save it as PDF from your word processor.`,
		);
	const told = written ? withOwnersChanges(changes, written, resume, ownWords) : changes;
	const note = new TextEncoder().encode(writeNote({ resume, changes: told, posting, limits, ownWords }));
	return [...files, { kind: "note", fileName: `${baseName}.md`, mimeType: "text/markdown", bytes: note }];
}
