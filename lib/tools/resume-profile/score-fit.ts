import { z } from "zod";
import { MOST_POSTINGS } from "@/lib/tools/job-search/limits";
import { JobListResult, PostingQuery, SourceReport, VerifiedPosting } from "@/lib/tools/job-search/schemas";
import { REFINING_USE } from "@/lib/tools/resume-profile/scoring/score-model";
import { defineTool } from "@/lib/tools/tool";
import { ResumeProfile } from "./schemas";

/** What compares knows the skills, titles and places of the world: it is loaded where it is used. */
const loadScoring = () => import("./scoring/score-postings");

const ScoreFitInput = z.object({
	profile: ResumeProfile,
	query: PostingQuery,
	postings: z.array(VerifiedPosting).max(MOST_POSTINGS),
	sources: z.array(SourceReport),
	counts: z.object({ normalized: z.int().min(0), duplicates: z.int().min(0) }),
});
export type ScoreFitInput = z.output<typeof ScoreFitInput>;

/** Scores what is open or could not be reached, and puts the whole result together; closed postings and those below the floor are only counted. */
export const scoreFit = defineTool({
	name: "score_fit",
	title: "Score the fit",
	description: "Compares each open posting with the resume and the wishes, says in words why it fits, and orders the postings from best to worst.",
	input: ScoreFitInput,
	output: z.object({ result: JobListResult }),
	perInvocationMicroU: 2_000,
	modelUse: REFINING_USE,
	timeoutMs: 60_000,
	longTexts: { list: ["result", "jobs"], fields: ["description"] },
	tells: ({ result: { total, counts } }) => ({
		label: "fitting",
		amount: total,
		note: counts.belowFloor > 0 ? `${counts.belowFloor} fit too little to be offered` : null,
	}),
	load: loadScoring,
	warmUp: async () => {
		const [specimen, { candidateOf }, { scorePosting }] = await Promise.all([
			import("./specimen"),
			import("./scoring/candidate"),
			import("./scoring/score-posting"),
			loadScoring(),
		]);
		scorePosting(specimen.SPECIMEN_POSTING, candidateOf(specimen.specimenProfile(), specimen.SPECIMEN_QUERY));
	},
	run: async (input, context) => ({ result: await (await loadScoring()).scorePostings(input, context) }),
});
