import { z } from "zod";
import { prepareFor } from "@/lib/tools/documents/interviews/prepare";
import { InterviewPrep } from "@/lib/tools/documents/interviews/schemas";
import { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { defineTool } from "@/lib/tools/tool";

/** Prepares for an interview: the likely questions of a posting and a resume, with what the resume has for each. */
export const prepareInterview = defineTool({
	name: "prepare_interview",
	title: "Prepare an interview",
	description:
		"Finds the likely questions of an interview from a posting and a resume: why each is likely, the lines of the resume that answer it, what is missing and how to say so, and what to ask in return.",
	input: z.object({ profile: ResumeProfile, posting: GivenPosting }),
	output: z.object({ prep: InterviewPrep }),
	perInvocationMicroU: 2_000,
	timeoutMs: 15_000,
	run: async ({ profile, posting }, { now }) => ({ prep: prepareFor(givenProfile(profile, now), posting, now) }),
});
