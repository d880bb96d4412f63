import { z } from "zod";
import { inTurns } from "@/lib/platform/waiting/turns";
import { compareFits } from "@/lib/tools/fit/overall";
import { MOST_POSTINGS } from "@/lib/tools/job-search/limits";
import { JobListResult, type MatchingJob, PostingQuery, SourceReport, VerifiedPosting } from "@/lib/tools/job-search/schemas";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { withoutLevel } from "@/lib/tools/resume-profile/profile/lists/skill-levels";
import { type Candidate, candidateOf } from "@/lib/tools/resume-profile/scoring/candidate";
import { REFINING_USE, refineByModel } from "@/lib/tools/resume-profile/scoring/score-model";
import { scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { defineTool } from "@/lib/tools/tool";
import { ResumeProfile } from "./schemas";
import { SPECIMEN_POSTING, SPECIMEN_QUERY, specimenProfile } from "./specimen";

/** Below this overall fit a posting is not offered as a match: 94 of 100 that people call unfit score less, and hardly one that they call fit. */
const FLOOR = 20;

const ScoreFitInput = z.object({
	profile: ResumeProfile,
	query: PostingQuery,
	postings: z.array(VerifiedPosting).max(MOST_POSTINGS),
	sources: z.array(SourceReport),
	counts: z.object({ normalized: z.int().min(0), duplicates: z.int().min(0) }),
});
type ScoreFitInput = z.output<typeof ScoreFitInput>;

/** Best overall first; then what is known to be live, the nearer, the better parts, the newer posting, and at last the id, so that the order is always the same. */
export function compareJobs(one: MatchingJob, other: MatchingJob): number {
	return (
		other.fit.overall - one.fit.overall ||
		Number(other.verification.status === "live") - Number(one.verification.status === "live") ||
		compareFits(one.fit, other.fit) ||
		(other.postedAt ?? "").localeCompare(one.postedAt ?? "", "en") ||
		(one.jobId < other.jobId ? -1 : 1)
	);
}

function profileSummary(profile: ResumeProfile): JobListResult["profile"] {
	const education = profile.education.map(({ degree, field, institution }) => {
		const studied = degree !== null && field !== null && !degree.includes(field) ? `${degree} in ${field}` : (degree ?? field);
		return [studied, institution].filter((part) => part !== null).join(", ");
	});
	return {
		name: profile.name?.value ?? null,
		headline: profile.headline?.value ?? null,
		titles: profile.titles.map((title) => title.value),
		skills: profile.skills.map(({ value }) => withoutLevel(value)),
		yearsOfExperience: profile.yearsOfExperience?.value ?? null,
		education: education.filter((entry) => entry !== ""),
		languages: profile.languages.map((language) => language.value),
	};
}

function countStatuses(postings: readonly VerifiedPosting[]): Pick<JobListResult["counts"], "live" | "closed" | "unreachable"> {
	const counts = { live: 0, closed: 0, unreachable: 0 };
	for (const { verification } of postings) counts[verification.status]++;
	return counts;
}

function resultOf(input: ScoreFitInput, scored: readonly MatchingJob[], home: Candidate["home"], now: Date): JobListResult {
	const jobs = scored.filter((job) => job.fit.overall >= FLOOR);
	const sources = input.sources.map(({ provider, found, error, isSample }) => ({ provider, found, error, isSample }));
	return {
		jobs,
		total: jobs.length,
		profile: profileSummary(input.profile),
		query: input.query,
		home: home && { text: home.text, countries: [...home.countries] },
		counts: {
			found: sources.reduce((sum, source) => sum + source.found, 0),
			...input.counts,
			...countStatuses(input.postings),
			belowFloor: scored.length - jobs.length,
		},
		sources,
		generatedAt: now.toISOString(),
	};
}

function* scoring(postings: readonly VerifiedPosting[], candidate: Candidate): Generator<void, MatchingJob[], void> {
	const jobs: MatchingJob[] = [];
	for (const posting of postings) {
		yield;
		jobs.push({ ...posting, fit: scorePosting(posting, candidate) });
	}
	return jobs;
}

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
	warmUp: async () => void scorePosting(SPECIMEN_POSTING, candidateOf(specimenProfile(), SPECIMEN_QUERY)),
	async run(given, context) {
		const input = { ...given, profile: givenProfile(given.profile, context.now) };
		const candidate = candidateOf(input.profile, input.query);
		const open = input.postings.filter((posting) => posting.verification.status !== "closed");
		const { model, signal } = context;
		const byRules = (await inTurns(scoring(open, candidate), signal)).sort(compareJobs);
		const addCostMicroU = (costMicroU: number) => context.addCostMicroU(costMicroU);
		const jobs = model === null ? byRules : (await refineByModel(byRules, candidate, { model, signal, addCostMicroU })).sort(compareJobs);
		return { result: resultOf(input, jobs, candidate.home, context.now) };
	},
});
