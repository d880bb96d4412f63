import { Spec } from "@/lib/catalog/spec";
import { EXTRACT_PROFILE, listStep, PARSE_RESUME, searchSteps } from "./analysis-steps";
import { RESUME_INPUT, RESUME_SAMPLES } from "./resume-input";
import { SEARCH_PREFERENCES } from "./search-preferences";

const TITLES = { $pick: "value", from: "step:extract_profile.suggestedTitles", limit: 5 };
const SKILLS = { $pick: "value", from: "step:extract_profile.suggestedSkills", limit: 50 };

/** The first five analysis steps and a flat list, delivered as one JSON document. resume_to_job_ready replaces it. */
export const resumeToJobList = Spec.parse({
	specId: "goal_lane.resume_to_job_list",
	version: "1.0.0",
	name: "Resume to job list",
	description: "Reads your resume and lists open jobs for it as one JSON document, neither checked nor scored.",
	icon: "list",
	category: "Career",
	subcategory: "Job search",
	skuGroup: "resume",
	useCaseType: "resume_to_job_list",
	keywords: ["resume", "plain job list", "unscored jobs"],
	input: RESUME_INPUT,
	samples: RESUME_SAMPLES,
	slots: SEARCH_PREFERENCES,
	steps: [PARSE_RESUME, EXTRACT_PROFILE, ...searchSteps(TITLES, SKILLS), listStep(TITLES, SKILLS, "relevance")],
	delivery: {
		documents: [
			{ from: "step:list_postings.result", fileName: "postings.json", description: "Postings for this resume, neither checked nor scored", isPrimary: true },
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
