import { z } from "zod";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { judgeOwnersVersion } from "@/lib/tools/documents/checking/owners-version";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { defineTool } from "@/lib/tools/tool";
import { ClaimViolation, OwnWords, TailoredResume } from "./schemas";

/** The gate before delivery: passes a tailored resume only when its source supports every claim in it that its owner did not write. */
export const reviewResume = defineTool({
	name: "review_resume",
	title: "Check a resume's claims",
	description: "Compares every skill, employer, title, date, number, degree, contact and line of a tailored resume with its source.",
	input: z.object({
		profile: ResumeProfile,
		posting: MatchingJob,
		resume: TailoredResume,
		confirmedSkills: z.array(z.string()),
		written: TailoredResume.optional().describe("The same resume before its owner changed it: what they wrote since passes, and is told in ownWords"),
	}),
	output: z.object({ passed: z.boolean(), violations: z.array(ClaimViolation), ownWords: z.array(OwnWords) }),
	perInvocationMicroU: 1_000,
	timeoutMs: 10_000,
	run: async ({ written, ...input }, { now }) => {
		const check = { ...input, profile: givenProfile(input.profile, now) };
		const { violations, ownWords } = written ? judgeOwnersVersion(check, written) : { violations: findClaimViolations(check), ownWords: [] };
		return { passed: violations.length === 0, violations, ownWords };
	},
});
