import "server-only";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, type Inspection } from "@/lib/tools/inspection";
import type { ResumeFormat } from "@/lib/tools/resume-profile/file/read-resume-file";
import { parseResumeBytes } from "@/lib/tools/resume-profile/parse-resume";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeDocument } from "@/lib/tools/resume-profile/schemas";

export interface ResumeInspection extends Inspection {
	readonly format: ResumeFormat | null;
	readonly pageCount: number;
}

const PAGES_LOOKED_AT = 3;
const LEAST_SKILLS = 5;
const NO_RESUME =
	"This does not look like a resume: no position with its time, no study and hardly a skill was found. If it is one, go on; otherwise choose another file.";

/** Whether a document tells of somebody's work or studies: an invoice, a letter or a paper doesn't. */
function isResume(document: ResumeDocument, now: Date): boolean {
	const { experience, education, skills, contact } = readProfile(document, now);
	const isDated = experience.some(({ title, company, startDate, endDate, isCurrent }) => title && company && startDate && (isCurrent || endDate !== startDate));
	const isSomebody = contact.email !== null || contact.phone !== null;
	return isDated || skills.length >= LEAST_SKILLS || (isSomebody && (education.length > 0 || experience.length > 1));
}

/** The checks of parsing, for the moment of upload: looks at the first pages only and answers with errors instead of throwing them. */
export async function inspectResume(bytes: Uint8Array, fileName: string, now: Date): Promise<ResumeInspection> {
	try {
		const document = await parseResumeBytes({ fileId: "", fileName, bytes }, undefined, { maxPages: PAGES_LOOKED_AT, pictures: "named" });
		const { format, pageCount, warnings } = document;
		const long = pageCount > 6 ? [`This resume has ${pageCount} pages; most readers expect one to three.`] : [];
		return {
			format,
			pageCount,
			errors: [],
			warnings: [...warnings, ...long, ...(document.scannedPages.length > 0 || isResume(document, now) ? [] : [NO_RESUME])],
		};
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const code = INSPECTION_CODES.find((known) => known === error.code);
		if (!code) throw error;
		return { format: null, pageCount: 0, errors: [{ code, message: error.message }], warnings: [] };
	}
}
