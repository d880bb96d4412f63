import "server-only";
import { AppError } from "@/lib/platform/errors";
import { homeOf } from "@/lib/tools/fit/places/home";
import { INSPECTION_CODES, type Inspection } from "@/lib/tools/inspection";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import type { ResumeFormat } from "@/lib/tools/resume-profile/file/read-resume-file";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { recognise } from "@/lib/tools/resume-profile/recognition/recognise";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

export interface ResumeInspection extends Inspection {
	readonly format: ResumeFormat | null;
	readonly pageCount: number;
}

const PAGES_LOOKED_AT = 3;

/** The country that the resume names as the person's, by its address or else by the place of the last jobs; none where only its language would tell. */
function homeCountriesOf({ contact, experience }: ResumeProfile): string[] {
	const workplaces = experience.slice(0, 1).flatMap(({ location }) => location ?? []);
	const home = homeOf({ address: contact.location?.value ?? null, workplaces, language: null, tongues: new Set() });
	return [...(home?.countries ?? [])];
}

/** The checks of parsing, for the moment of upload: looks at the first pages only and answers with errors instead of throwing them. */
export async function inspectResume(bytes: Uint8Array, fileName: string, now: Date): Promise<ResumeInspection> {
	try {
		const document = await parseResumeBytes({ fileId: "", fileName, bytes }, undefined, { maxPages: PAGES_LOOKED_AT, pictures: "named" });
		const { format, pageCount, warnings } = document;
		const long = pageCount > 6 ? [`This resume has ${pageCount} pages; most readers expect one to three.`] : [];
		// Pictures of text are read in the run, which looks at what they say.
		const profile = document.scannedPages.length > 0 ? null : readProfile(document, now);
		const found = profile && recognise(document, profile);
		if (found?.is === "other") return { format, pageCount, errors: [], warnings: [], doubts: [found.message] };
		return {
			format,
			pageCount,
			errors: [],
			warnings: [...warnings, ...long, ...(found?.is === "unclear" ? [found.message] : [])],
			...(profile && { choices: { homeCountries: homeCountriesOf(profile) } }),
		};
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const code = INSPECTION_CODES.find((known) => known === error.code);
		if (!code) throw error;
		return { format: null, pageCount: 0, errors: [{ code, message: error.message }], warnings: [] };
	}
}
