import { z } from "zod";
import { documentOf, type SourceDocument } from "@/components/workflows/resume-to-job-ready/profile/source/document";
import type { JobItem } from "@/lib/goal-jobs/revisions/schemas";
import { ResumeChange, TailoredResume } from "@/lib/tools/documents/schemas";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** A tailored resume with all that it is shown beside. */
export interface ResultItem {
	readonly revision: number;
	/** As it is now. */
	readonly resume: TailoredResume;
	/** As the run wrote it. */
	readonly written: TailoredResume;
	readonly changes: readonly ResumeChange[];
	readonly profile: ResumeProfile;
	readonly document: SourceDocument | null;
	/** BCP 47 */
	readonly language: string;
}

const Beside = z.object({ changes: z.array(ResumeChange).default([]), profile: ResumeProfile, language: z.string().default("en") });

/** What the API gives of an item as a resume; null for what is none. */
export function readItem(item: JobItem): ResultItem | null {
	const resume = TailoredResume.safeParse(item.value);
	const written = TailoredResume.safeParse(item.original);
	const beside = Beside.safeParse(item.beside);
	if (!resume.success || !written.success || !beside.success) return null;
	return { revision: item.revision, resume: resume.data, written: written.data, document: documentOf(item.beside), ...beside.data };
}
