import "server-only";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, type Inspection } from "@/lib/tools/inspection";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import type { ResumeFormat } from "@/lib/tools/resume-profile/file/read-resume-file";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { recognise } from "@/lib/tools/resume-profile/recognition/recognise";

export interface ResumeInspection extends Inspection {
	readonly format: ResumeFormat | null;
	readonly pageCount: number;
}

const PAGES_LOOKED_AT = 3;
/** The checks of parsing, for the moment of upload: looks at the first pages only and answers with errors instead of throwing them. */
export async function inspectResume(bytes: Uint8Array, fileName: string, now: Date): Promise<ResumeInspection> {
	try {
		const document = await parseResumeBytes({ fileId: "", fileName, bytes }, undefined, { maxPages: PAGES_LOOKED_AT, pictures: "named" });
		const { format, pageCount, warnings } = document;
		const long = pageCount > 6 ? [`This resume has ${pageCount} pages; most readers expect one to three.`] : [];
		// Pictures of text are read in the run, which looks at what they say.
		const found = document.scannedPages.length > 0 ? null : recognise(document, readProfile(document, now));
		if (found?.is === "other") return { format, pageCount, errors: [], warnings: [], doubts: [found.message] };
		return { format, pageCount, errors: [], warnings: [...warnings, ...long, ...(found?.is === "unclear" ? [found.message] : [])] };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const code = INSPECTION_CODES.find((known) => known === error.code);
		if (!code) throw error;
		return { format: null, pageCount: 0, errors: [{ code, message: error.message }], warnings: [] };
	}
}
