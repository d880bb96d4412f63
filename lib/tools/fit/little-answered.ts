import type { FitScore } from "@/lib/tools/job-search/schemas";

/** With fewer of what a posting asks for there is next to nothing to put forward. */
const LEAST_ANSWERED = 2;
/** Who shows less than this share of it has little to say to the rest. */
const LEAST_SHARE = 0.3;

/** Whether so little of a resume answers a posting that one tailored for it stays close to the resume itself. */
export function isLittleAnswered({ matchedSkills, missingSkills }: Pick<FitScore, "matchedSkills" | "missingSkills">): boolean {
	const asked = matchedSkills.length + missingSkills.length;
	return matchedSkills.length < LEAST_ANSWERED || matchedSkills.length < asked * LEAST_SHARE;
}
