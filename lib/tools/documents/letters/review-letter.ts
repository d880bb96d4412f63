import { z } from "zod";
import { findLetterViolations } from "@/lib/tools/documents/letters/letter-gate";
import { frameOf, LetterRequest } from "@/lib/tools/documents/letters/letter-request";
import { CoverLetter } from "@/lib/tools/documents/letters/schemas";
import { ClaimViolation } from "@/lib/tools/documents/schemas";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { defineTool } from "@/lib/tools/tool";

/** The gate before delivery: passes a letter only when each of its sentences stands in its resume, its posting, or what its sender wrote. */
export const reviewLetter = defineTool({
	name: "review_letter",
	title: "Check a letter's claims",
	description: "Compares every sentence of a cover letter, its head and its foot with the resume, the posting and its sender's own words.",
	input: LetterRequest.extend({ letter: CoverLetter }),
	output: z.object({ passed: z.boolean(), violations: z.array(ClaimViolation) }),
	perInvocationMicroU: 1_000,
	timeoutMs: 10_000,
	run: async ({ letter, ...request }, { now }) => {
		const given = { ...request, profile: givenProfile(request.profile, now) };
		const violations = findLetterViolations({ ...frameOf(given, now), letter, motivation: given.motivation ?? null });
		return { passed: violations.length === 0, violations };
	},
});
