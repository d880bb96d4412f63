import { z } from "zod";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { defineTool } from "@/lib/tools/tool";
import { ClaimViolation, TailoredResume } from "./schemas";

/** The gate before delivery: passes a tailored resume only when its source supports every claim in it. */
export const reviewResume = defineTool({
	name: "review_resume",
	title: "Check a resume's claims",
	description: "Compares every skill, employer, title, date, number, degree, contact and line of a tailored resume with its source.",
	input: z.object({
		profile: ResumeProfile,
		posting: MatchingJob,
		resume: TailoredResume,
		confirmedSkills: z.array(z.string()),
	}),
	output: z.object({ passed: z.boolean(), violations: z.array(ClaimViolation) }),
	perInvocationMicroU: 1_000,
	timeoutMs: 10_000,
	run: async (input, { now }) => {
		const violations = findClaimViolations({ ...input, profile: givenProfile(input.profile, now) });
		return { passed: violations.length === 0, violations };
	},
});
