import type { FitScore } from "@/lib/tools/job-search/schemas";

/** With fewer of what a posting asks for there is next to nothing to put forward. */
const LEAST_ANSWERED = 2;

/** Whether so little of a resume answers a posting that one tailored for it stays close to the resume itself. */
export function isLittleAnswered({ matchedSkills }: Pick<FitScore, "matchedSkills">): boolean {
	return matchedSkills.length < LEAST_ANSWERED;
}
