import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { type Count, compare, type Field, f1, sumOf } from "./compare";
import { type LabelledResume, readLabelled } from "./labelled-resume";
import { type JudgedDocument, judgeDocument } from "./score-documents";

const NOW = new Date("2026-11-01T00:00:00Z");

export interface Scored {
	readonly resume: LabelledResume;
	readonly counts: Record<Field, Count>;
	readonly profile: ResumeProfile | null;
	/** Of the document that prints it before it is tailored; null for one that is refused. */
	readonly document: JudgedDocument | null;
	readonly tookMs: number;
}

const NOTHING: ResumeProfile = {
	name: null,
	contact: { email: null, phone: null, location: null, links: [] },
	headline: null,
	summary: null,
	titles: [],
	experience: [],
	education: [],
	skills: [],
	languages: [],
	certifications: [],
	otherSections: [],
	yearsOfExperience: null,
	unused: [],
	readShare: 1,
	emptyPages: [],
	gaps: [],
	printed: null,
	method: "rules",
};

/** Reads every labelled resume of a folder and compares. One that is refused counts as one of which nothing was read. */
export async function scoreFolder(dir: string): Promise<Scored[]> {
	const scored: Scored[] = [];
	for (const resume of await readLabelled(dir)) {
		const startedAt = performance.now();
		const read = await parseResumeBytes({ fileId: "f", fileName: resume.fileName, bytes: resume.bytes })
			.then(({ lines, ...document }) => ({ lines, profile: readProfile({ ...document, lines }, NOW) }))
			.catch(() => null);
		const tookMs = performance.now() - startedAt;
		const document = read && judgeDocument(resume.label, read.profile, read.lines);
		scored.push({ resume, counts: compare(resume.label, read?.profile ?? NOTHING), profile: read?.profile ?? null, document, tookMs });
	}
	return scored;
}

/** F1 of each field over some resumes. */
export function tableOf(scored: readonly Scored[]): [Field, number][] {
	const fields = Object.keys(scored[0]?.counts ?? {}) as Field[];
	return fields.map((field) => [field, f1(sumOf(scored.map(({ counts }) => counts[field])))]);
}
