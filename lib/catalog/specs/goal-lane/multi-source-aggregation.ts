import { Spec } from "@/lib/catalog/spec";
import { EXTRACT_PROFILE, listStep, PARSE_RESUME, searchSteps } from "./analysis-steps";
import { RESUME_INPUT, RESUME_SAMPLES } from "./resume-input";
import { SEARCH_PREFERENCES } from "./search-preferences";

const TITLES = { $pick: "value", from: "step:extract_profile.suggestedTitles", limit: 5 };
const SKILLS = { $pick: "value", from: "step:extract_profile.suggestedSkills", limit: 50 };

/** Job boards and applicant systems together, each posting once and from its best source. resume_to_job_ready replaces it. */
export const multiSourceAggregation = Spec.parse({
	specId: "goal_lane.multi_source_aggregation",
	version: "1.0.0",
	name: "Jobs from many sources",
	description: "Collects jobs for your resume from job boards and applicant systems, each once, from its best source.",
	icon: "layers",
	category: "Career",
	subcategory: "Job search",
	skuGroup: "resume",
	useCaseType: "multi_source_aggregation",
	keywords: ["resume", "job boards", "aggregate jobs", "many sources"],
	input: RESUME_INPUT,
	samples: RESUME_SAMPLES,
	slots: SEARCH_PREFERENCES,
	steps: [PARSE_RESUME, EXTRACT_PROFILE, ...searchSteps(TITLES, SKILLS), listStep(TITLES, SKILLS, "source_priority")],
	delivery: {
		documents: [
			{
				from: "step:list_postings.result",
				fileName: "postings-by-source.json",
				description: "Postings of all sources, each once, those of employers themselves first",
				isPrimary: true,
			},
		],
	},
	toolPalette: [
		"resume-profile:parse_resume",
		"resume-profile:extract_profile",
		"job-search:search_postings",
		"job-search:normalize_postings",
		"job-search:dedupe_postings",
		"job-search:list_postings",
	],
	agentConfig: { budgetMicroU: 1_000_000 },
	isDeprecated: true,
	replacedBy: "goal_lane.resume_to_job_ready",
});
