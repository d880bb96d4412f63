import { z } from "zod";
import { PHRASING_USE } from "@/lib/tools/documents/writing/model-phrasing";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { defineTool } from "@/lib/tools/tool";
import { ResumeChange, TailoredResume } from "./schemas";

/** What writes is loaded where it is used, with the words of its languages. */
const loadWriting = () =>
	Promise.all([import("./writing/compose-resume"), import("./writing/model-phrasing"), import("@/lib/tools/resume-profile/profile/given-profile")]);

/** Rewrites a resume for one posting from what the resume says, and tells what was changed and why. */
export const tailorResume = defineTool({
	name: "tailor_resume",
	title: "Tailor a resume",
	description: "Selects, orders and carefully rephrases what a resume says for one job posting. Adds nothing that the resume does not say.",
	input: z.object({
		profile: ResumeProfile,
		posting: MatchingJob,
		skills: z.array(z.string()).describe("Skills confirmed by the user; none confirms all of the resume's"),
	}),
	output: z.object({ resume: TailoredResume, changes: z.array(ResumeChange) }),
	perInvocationMicroU: 4_000,
	modelUse: PHRASING_USE,
	timeoutMs: 60_000,
	load: loadWriting,
	warmUp: async () => {
		const [{ SPECIMEN_POSTING, specimenProfile }, [{ composeResume }]] = await Promise.all([import("@/lib/tools/resume-profile/specimen"), loadWriting()]);
		composeResume({ profile: specimenProfile(), posting: SPECIMEN_POSTING, skills: [] });
	},
	run: async (given, context) => {
		const [{ composeResume }, { phraseWithModel }, { givenProfile }] = await loadWriting();
		const input = { ...given, profile: givenProfile(given.profile, context.now) };
		return phraseWithModel(composeResume(input), input, context);
	},
});
