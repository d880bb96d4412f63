import type { z } from "zod";
import type { Reference, StepSpec } from "@/lib/catalog/spec";

type StepInput = z.input<typeof StepSpec>;

export const PARSE_RESUME: StepInput = {
	stepId: "parse_resume",
	title: "Read your resume",
	role: "resume analyst",
	tool: "resume-profile:parse_resume",
	inputs: { fileId: "file:0" },
	weight: 2,
};

export const EXTRACT_PROFILE: StepInput = {
	stepId: "extract_profile",
	title: "Find titles, skills and experience",
	role: "resume analyst",
	type: "agent",
	tool: "resume-profile:extract_profile",
	inputs: { document: "step:parse_resume.document" },
	weight: 2,
};

const PREFERENCES: Reference = { country: "slot:country", location: "slot:location", remote: "slot:remote", seniority: "slot:seniority" };

function queryOf(titles: Reference, skills: Reference): Reference {
	return { titles, skills, ...Object(PREFERENCES) };
}

/** Search, one shape, no duplicates. What is searched comes from the user's confirmed answers, or straight from the profile. */
export function searchSteps(titles: Reference, skills: Reference): StepInput[] {
	return [
		{
			stepId: "search_postings",
			title: "Search job boards",
			role: "posting scout",
			tool: "job-search:search_postings",
			inputs: { query: queryOf(titles, skills), as: "text:snapshot" },
			weight: 4,
		},
		{
			stepId: "normalize_postings",
			title: "Bring postings into one shape",
			role: "posting scout",
			tool: "job-search:normalize_postings",
			inputs: { rawPostings: "step:search_postings.rawPostings" },
			weight: 2,
		},
		{
			stepId: "dedupe_postings",
			title: "Merge duplicates",
			role: "posting scout",
			tool: "job-search:dedupe_postings",
			inputs: { postings: "step:normalize_postings.postings" },
			weight: 2,
		},
	];
}

/** What promises most is looked at, wherever it was found. */
export function verifyStep(titles: Reference, skills: Reference): StepInput {
	return {
		stepId: "verify_postings",
		title: "Check that postings are still open",
		role: "link verifier",
		tool: "job-search:verify_postings",
		inputs: { postings: "step:dedupe_postings.postings", query: queryOf(titles, skills) },
		weight: 4,
	};
}

/** Its output is the whole result, best match first. */
export function scoreStep(titles: Reference, skills: Reference, profile: Reference = "step:extract_profile.profile"): StepInput {
	return {
		stepId: "score_fit",
		title: "Score how well each posting fits",
		role: "fit scorer",
		type: "agent",
		tool: "resume-profile:score_fit",
		inputs: {
			profile,
			query: queryOf(titles, skills),
			postings: "step:verify_postings.postings",
			sources: "step:search_postings.sources",
			counts: {
				normalized: "step:normalize_postings.normalized",
				duplicates: "step:dedupe_postings.duplicates",
			},
		},
		weight: 3,
	};
}

/** What was found, as a flat list that nobody checked or scored. */
export function listStep(titles: Reference, skills: Reference, order: "relevance" | "source_priority"): StepInput {
	return {
		stepId: "list_postings",
		title: order === "relevance" ? "List what was found" : "List what was found, best sources first",
		role: "posting scout",
		tool: "job-search:list_postings",
		inputs: {
			postings: "step:dedupe_postings.postings",
			query: queryOf(titles, skills),
			order: `text:${order}`,
			home: {
				address: { $pick: "value", from: "step:extract_profile.profile.contact.location" },
				workplaces: { $pick: "location", from: "step:extract_profile.profile.experience", limit: 3 },
			},
			sources: "step:search_postings.sources",
			counts: { normalized: "step:normalize_postings.normalized", duplicates: "step:dedupe_postings.duplicates" },
		},
		weight: 2,
	};
}
