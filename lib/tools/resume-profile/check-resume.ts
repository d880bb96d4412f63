import { z } from "zod";
import { CheckupReport } from "@/lib/tools/resume-profile/checkup-report";
import { defineTool } from "@/lib/tools/tool";
import { BearableDocument } from "./extract-profile";
import { ResumeProfile } from "./schemas";

const loadChecking = () => import("./checkup/check-profile");

/** Looks at a resume as tracking systems and recruiters do. By rules alone: none of them guesses, and a mended line passes the claim check. */
export const checkResume = defineTool({
	name: "check_resume",
	title: "Check a resume",
	description:
		"Says what an applicant tracking system reads from a resume and what a recruiter misses in it: a score that adds up, and findings, each with its place, why it matters, and a mended line where that is certain.",
	input: z.object({ document: BearableDocument, profile: ResumeProfile }),
	output: z.object({ report: CheckupReport }),
	perInvocationMicroU: 1_000,
	timeoutMs: 20_000,
	load: loadChecking,
	run: async ({ document, profile }, { now }) => {
		const { checkProfile } = await loadChecking();
		return { report: checkProfile({ document, profile, now }) };
	},
});
