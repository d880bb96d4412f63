import { readdir } from "node:fs/promises";
import path from "node:path";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { type LabelledResume, readLabelled } from "@/tests/accuracy/scoring/labelled-resume";
import { keptResults } from "@/tests/factories/kept-results";

const NOW = new Date("2026-11-01T00:00:00Z");
const openDir = path.resolve(import.meta.dirname, "../accuracy/resumes/open");

export interface ReadResume {
	readonly name: string;
	readonly language: string;
	readonly document: ResumeDocument;
	readonly profile: ResumeProfile;
	/** As a user confirms them who changes nothing. */
	readonly skills: string[];
}

async function readOne({ fileName, bytes }: LabelledResume): Promise<ReadResume> {
	const document = await parseResumeBytes({ fileId: "f", fileName, bytes });
	const profile = givenProfile(readProfile(document, NOW), NOW);
	return { name: fileName, language: document.language, document, profile, skills: profile.skills.map((skill) => skill.value) };
}

/** Every so many-th of the open resumes with labels, read from its file as in a run. Each is read once, however many tests ask for it. */
export async function readOpenResumes(every: number): Promise<ReadResume[]> {
	const folders = (await readdir(openDir)).sort();
	const labelled = await Promise.all(
		folders.map(async (folder) => (await readLabelled(path.join(openDir, folder))).map((resume) => ({ key: `${folder}/${resume.fileName}`, resume }))),
	);
	const chosen = labelled.flat().filter((_resume, at) => at % every === 0);
	return keptResults(chosen.map(({ key, resume }) => [`resume ${key}`, () => readOne(resume)] as const));
}
