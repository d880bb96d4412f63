import { Spec } from "@/lib/catalog/spec";
import { EXTRACT_PROFILE, PARSE_RESUME, scoreStep, searchSteps, verifyStep } from "./analysis-steps";
import { RESUME_INPUT, RESUME_SAMPLES } from "./resume-input";
import { SEARCH_PREFERENCES } from "./search-preferences";

const TITLES = { $pick: "value", from: "step:extract_profile.suggestedTitles", limit: 5 };
const SKILLS = { $pick: "value", from: "step:extract_profile.suggestedSkills", limit: 50 };

/** The seven analysis steps in one go, delivered as one JSON document. resume_to_job_ready replaces it. */
export const resumeToJobSuggestions = Spec.parse({
	specId: "goal_lane.resume_to_job_suggestions",
	version: "1.0.0",
	name: "Resume to job suggestions",
	description: "Reads your resume and lists open jobs that fit, scored and checked, as one JSON document.",
	icon: "list-checks",
	category: "Career",
	subcategory: "Job search",
	skuGroup: "resume",
	useCaseType: "resume_to_job_suggestions",
	keywords: ["resume", "job list", "job suggestions", "matching jobs"],
	input: RESUME_INPUT,
	samples: RESUME_SAMPLES,
	slots: SEARCH_PREFERENCES,
	steps: [PARSE_RESUME, EXTRACT_PROFILE, ...searchSteps(TITLES, SKILLS), verifyStep(TITLES, SKILLS), scoreStep(TITLES, SKILLS)],
	delivery: { documents: [{ from: "step:score_fit.result", fileName: "matches.json", description: "Matching jobs with their scores", isPrimary: true }] },
	toolPalette: [
		"resume-profile:parse_resume",
		"resume-profile:extract_profile",
		"resume-profile:score_fit",
		"job-search:search_postings",
		"job-search:normalize_postings",
		"job-search:dedupe_postings",
		"job-search:verify_postings",
	],
	agentConfig: { budgetMicroU: 1_000_000 },
	isDeprecated: true,
	replacedBy: "goal_lane.resume_to_job_ready",
});
