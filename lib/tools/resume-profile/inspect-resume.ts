import "server-only";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, type Inspection } from "@/lib/tools/inspection";
import { type ResumeFormat, readResumeFile } from "@/lib/tools/resume-profile/file/read-resume-file";

export interface ResumeInspection extends Inspection {
	readonly format: ResumeFormat | null;
	readonly pageCount: number;
}

const PAGES_LOOKED_AT = 3;

/** The checks of parsing, for the moment of upload: looks at the first pages only and answers with errors instead of throwing them. */
export async function inspectResume(bytes: Uint8Array, fileName: string): Promise<ResumeInspection> {
	try {
		const { format, pageCount, warnings } = await readResumeFile(bytes, fileName, { maxPages: PAGES_LOOKED_AT });
		const long = pageCount > 6 ? [`This resume has ${pageCount} pages; most readers expect one to three.`] : [];
		return { format, pageCount, errors: [], warnings: [...warnings, ...long] };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const code = INSPECTION_CODES.find((known) => known === error.code);
		if (!code) throw error;
		return { format: null, pageCount: 0, errors: [{ code, message: error.message }], warnings: [] };
	}
}
