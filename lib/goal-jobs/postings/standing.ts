import type { Band, PostingFilters } from "@/lib/goal-jobs/posting-schemas";
import { FIT_WEIGHTS, STRONG_FROM } from "@/lib/tools/fit/overall";
import { type Reckoning, reckon } from "@/lib/tools/fit/reckoning";
import type { FitScore } from "@/lib/tools/job-search/schemas";

const PARTS = ["skills", "title", "location", "seniority"] as const;
export type FitPart = (typeof PARTS)[number];
export type FitWeights = Readonly<Record<FitPart, number>>;

/** The weights of the score in hundredths. */
export const DEFAULT_WEIGHTS: FitWeights = {
	skills: FIT_WEIGHTS.skills * 100,
	title: FIT_WEIGHTS.title * 100,
	location: FIT_WEIGHTS.location * 100,
	seniority: FIT_WEIGHTS.seniority * 100,
};

const POSSIBLE_FROM = 45;

export function bandOf(score: number): Band {
	if (score >= STRONG_FROM) return "strong";
	return score >= POSSIBLE_FROM ? "possible" : "weak";
}

/** The weights of a query, with the default for those it leaves out. All of them 0 is no order: then the default ones. */
export function weightsOf(query: Pick<PostingFilters, "skillsWeight" | "titleWeight" | "locationWeight" | "seniorityWeight">): FitWeights {
	const weights: FitWeights = {
		skills: query.skillsWeight ?? DEFAULT_WEIGHTS.skills,
		title: query.titleWeight ?? DEFAULT_WEIGHTS.title,
		location: query.locationWeight ?? DEFAULT_WEIGHTS.location,
		seniority: query.seniorityWeight ?? DEFAULT_WEIGHTS.seniority,
	};
	return sumOf(weights) === 0 ? DEFAULT_WEIGHTS : weights;
}

/** One key for each set of weights that means the same order; null for the default ones. */
export function weightsKey(weights: FitWeights): string | null {
	return PARTS.every((part) => Math.abs(weights[part] - DEFAULT_WEIGHTS[part]) < 0.001) ? null : PARTS.map((part) => weights[part]).join(".");
}

const sumOf = (weights: FitWeights): number => PARTS.reduce((sum, part) => sum + weights[part], 0);

function weighted(fit: FitScore, weights: FitWeights): number {
	return sumOf(weights) === 0 ? 0 : PARTS.reduce((sum, part) => sum + weights[part] * fit[part], 0) / sumOf(weights);
}

/**
 * The fit (0 to 100) under other weights of its parts. What violated wishes, another trade or a missing licence took away stays away in the same
 * share.
 */
export const scoreUnder = (fit: FitScore, weights: FitWeights): number => reckonedUnder(fit, weights).overall;

const UNKEPT = "Rules of the score whose reasons this run did not keep";

/** How the parts make the fit under these weights: their sum, what moves it, and what is left, which adds up. */
export function reckonedUnder(fit: FitScore, weights: FitWeights): Reckoning {
	const sum = weighted(fit, weightsKey(weights) === null ? DEFAULT_WEIGHTS : weights);
	if (fit.adjustments !== undefined) return reckon(sum, fit.adjustments);
	const usual = weighted(fit, DEFAULT_WEIGHTS);
	const by = usual > 0 ? fit.overall / usual : 1;
	const overall = weightsKey(weights) === null ? fit.overall : Math.min(100, Math.max(0, Math.round(sum * by)));
	const points = overall - Math.round(sum);
	return { parts: Math.round(sum), overall, adjustments: points === 0 ? [] : [{ kind: "share", by, points, reason: UNKEPT }] };
}
