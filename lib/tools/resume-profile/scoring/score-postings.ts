import { inTurns } from "@/lib/platform/waiting/turns";
import { compareFits } from "@/lib/tools/fit/overall";
import type { JobListResult, MatchingJob, VerifiedPosting } from "@/lib/tools/job-search/schemas";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { withoutLevel } from "@/lib/tools/resume-profile/profile/lists/skill-levels";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { ScoreFitInput } from "@/lib/tools/resume-profile/score-fit";
import type { ToolContext } from "@/lib/tools/tool";
import { type Candidate, candidateOf } from "./candidate";
import { refineByModel } from "./score-model";
import { scorePosting } from "./score-posting";

/** Below this overall fit a posting is not offered as a match: 94 of 100 that people call unfit score less, and hardly one that they call fit. */
const FLOOR = 20;

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

/** Every open posting with its fit, best first, and what the whole has come to. */
export async function scorePostings(given: ScoreFitInput, context: Pick<ToolContext, "now" | "model" | "signal" | "addCostMicroU">): Promise<JobListResult> {
	const input = { ...given, profile: givenProfile(given.profile, context.now) };
	const candidate = candidateOf(input.profile, input.query);
	const open = input.postings.filter((posting) => posting.verification.status !== "closed");
	const { model, signal } = context;
	const byRules = (await inTurns(scoring(open, candidate), signal)).sort(compareJobs);
	const addCostMicroU = (costMicroU: number) => context.addCostMicroU(costMicroU);
	const jobs = model === null ? byRules : (await refineByModel(byRules, candidate, { model, signal, addCostMicroU })).sort(compareJobs);
	return resultOf(input, jobs, candidate.home, context.now);
}
