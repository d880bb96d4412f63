import { readdir } from "node:fs/promises";
import path from "node:path";
import { parseResumeBytes } from "@/lib/tools/resume-profile/parse-resume";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { readLabelled } from "@/tests/accuracy/scoring/labelled-resume";

const NOW = new Date("2026-11-01T00:00:00Z");
const openDir = path.resolve(import.meta.dirname, "../accuracy/resumes/open");

export interface ReadResume {
	readonly name: string;
	readonly language: string;
	readonly profile: ResumeProfile;
	/** As a user confirms them who changes nothing. */
	readonly skills: string[];
}

/** Every so many-th of the open resumes with labels, read from its file as in a run. */
export async function readOpenResumes(every: number): Promise<ReadResume[]> {
	const folders = (await readdir(openDir)).sort();
	const labelled = (await Promise.all(folders.map((folder) => readLabelled(path.join(openDir, folder))))).flat();
	const chosen = labelled.filter((_resume, at) => at % every === 0);
	return Promise.all(
		chosen.map(async ({ fileName, bytes }) => {
			const document = await parseResumeBytes({ fileId: "f", fileName, bytes });
			const profile = givenProfile(readProfile(document, NOW), NOW);
			return { name: fileName, language: document.language, profile, skills: profile.skills.map((skill) => skill.value) };
		}),
	);
}
