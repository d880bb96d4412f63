import { z } from "zod";
import type { LanguageModel, UntrustedText } from "@/lib/models/language-model";
import { tokensOf } from "@/lib/models/tokens";
import { AppError } from "@/lib/platform/errors";
import { sumOfParts } from "@/lib/tools/fit/overall";
import { reckon, signed } from "@/lib/tools/fit/reckoning";
import type { FitScore, MatchingJob } from "@/lib/tools/job-search/schemas";
import { skillNames } from "@/lib/tools/taxonomy/skills/skills";
import type { Candidate } from "./candidate";
import { reckoningSentence } from "./score-explanation";

const REFINED_JOBS = 20;
const LONGEST_TEXT = 1_500;
const LARGEST_CHANGE = 15;
const TIMEOUT_MS = 30_000;
const MAX_OUTPUT_TOKENS = 4_000;
/** What stands of a posting beside its text, what is told of the candidate, and our own words with the form of the answer. */
const LETTERS_BESIDE_TEXT = 700;
const LETTERS_OF_CANDIDATE = 4_000;
const LETTERS_OF_OURS = 2_000;

/** What a long list of postings asks of the model. */
export const REFINING_USE = {
	inputTokens: tokensOf(REFINED_JOBS * (LONGEST_TEXT + LETTERS_BESIDE_TEXT) + LETTERS_OF_CANDIDATE + LETTERS_OF_OURS),
	outputTokens: MAX_OUTPUT_TOKENS,
};

const Refinement = z.object({
	scores: z.array(z.object({ jobId: z.string(), overall: z.number().min(0).max(100), explanation: z.string().min(20).max(400) })),
});

const INSTRUCTIONS = [
	"You compare job postings with a candidate. For each posting give an overall fit from 0 to 100, starting from the rule score that is given,",
	"and one or two plain sentences that say why it fits and what is missing. Name only skills that the posting or the candidate data names.",
	"Answer for every jobId that is given and for no other.",
].join(" ");

function untrustedTexts(jobs: readonly MatchingJob[], candidate: Candidate): UntrustedText[] {
	const wanted = { titles: candidate.query.titles, skills: [...candidate.skills], level: candidate.level, preferences: candidate.query };
	const postings = jobs.map(({ jobId, title, company, location, remote, description, fit }) => ({
		label: `posting ${jobId}`,
		text: JSON.stringify({
			jobId,
			title,
			company,
			location,
			remote,
			ruleScore: fit.overall,
			missing: fit.missingSkills,
			text: description.slice(0, LONGEST_TEXT),
		}),
	}));
	return [{ label: "candidate", text: JSON.stringify(wanted) }, ...postings];
}

/** Whether an explanation names only skills that the posting or the person has. */
function isGrounded(explanation: string, job: MatchingJob, candidate: Candidate): boolean {
	const known = new Set([...job.fit.matchedSkills, ...job.fit.missingSkills, ...candidate.skills, ...skillNames(`${job.title}\n${job.description}`)]);
	return skillNames(explanation).every((name) => known.has(name));
}

/** A fit as the model moved it, with what else moves it told behind the model's words. */
function refined(fit: FitScore, { overall, explanation }: { overall: number; explanation: string }): FitScore {
	const by = Math.min(LARGEST_CHANGE, Math.max(-LARGEST_CHANGE, Math.round(overall) - fit.overall));
	const change = by === 0 ? [] : [{ kind: "model" as const, by, reason: `A language model that read it puts it ${by > 0 ? "higher" : "lower"}` }];
	const reckoning = reckon(sumOfParts(fit), [...(fit.adjustments ?? []), ...change]);
	const moving = reckoning.adjustments.filter(({ points }) => points !== 0).map(({ reason, points }) => `${reason} (${signed(points)})`);
	const words = [explanation.trim().replace(/\.$/, ""), moving.join("; "), reckoningSentence(reckoning)].filter((sentence) => sentence !== "");
	return { ...fit, overall: reckoning.overall, explanation: `${words.join(". ")}.`, adjustments: [...reckoning.adjustments], method: "model" };
}

/**
 * Lets the model refine the best 20: a score may move by at most 15 points, and an explanation that names a skill from nowhere is refused with
 * its score. Without a valid answer the jobs come back as they were. `jobs` are best first; the result is in the same order.
 */
export async function refineByModel(
	jobs: readonly MatchingJob[],
	candidate: Candidate,
	context: { readonly model: LanguageModel; readonly signal: AbortSignal; addCostMicroU(costMicroU: number): void },
): Promise<MatchingJob[]> {
	const best = jobs.slice(0, REFINED_JOBS);
	if (best.length === 0) return [];
	let scores: z.infer<typeof Refinement>["scores"];
	try {
		const reply = await context.model.generateObject({
			schema: Refinement,
			instructions: INSTRUCTIONS,
			untrusted: untrustedTexts(best, candidate),
			maxOutputTokens: MAX_OUTPUT_TOKENS,
			timeoutMs: TIMEOUT_MS,
			signal: context.signal,
		});
		context.addCostMicroU(reply.costMicroU);
		scores = reply.object.scores;
	} catch (error) {
		context.signal.throwIfAborted();
		if (error instanceof AppError && error.code === "MODEL_FAILED") return [...jobs];
		throw error;
	}
	const byId = new Map(scores.map((score) => [score.jobId, score]));
	const answered = best.map((job) => {
		const score = byId.get(job.jobId);
		if (!score || !isGrounded(score.explanation, job, candidate)) return job;
		return { ...job, fit: refined(job.fit, score) };
	});
	return [...answered, ...jobs.slice(REFINED_JOBS)];
}
