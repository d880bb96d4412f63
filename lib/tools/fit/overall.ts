import type { FitScore } from "@/lib/tools/job-search/schemas";
import { canonicalLanguage } from "@/lib/tools/taxonomy/languages";
import type { Demand } from "./demands";
import { type Loss, leftOf, lossOf, type PreferencePart } from "./preference-part";

/** The parts of the overall score; they add up to 1. */
export const FIT_WEIGHTS: Readonly<Record<"skills" | "title" | "location" | "seniority", number>> = {
	skills: 0.35,
	title: 0.4,
	location: 0.15,
	seniority: 0.1,
};

/** Postings that name few skills say little: up to this sum of weights, the missing rest counts as 40 % matched. */
const TELLING_WEIGHT = 3;
const UNKNOWN_SHARE = 0.4;

const KINDRED_LEAST = 0.12;
const KINDRED_GAIN = 110;
const MOST_KINDRED_TITLE = 54;

/** The score of a title of another name whose posting speaks of the same work. */
export function titleWithKindred(title: number, share: number): number {
	return title >= MOST_KINDRED_TITLE ? title : Math.round(Math.min(MOST_KINDRED_TITLE, title + KINDRED_GAIN * Math.max(0, share - KINDRED_LEAST)));
}

/** How much of the skills that a posting doesn't name counts as matched, by the words that it shares with the resume. */
export const unknownShareOf = (share: number): number => Math.min(0.85, 0.2 + 1.6 * share);

/** Another trade stays another trade, however many words are shared. */
function tradeLoss(title: number): Loss[] {
	if (title >= 74) return [];
	if (title >= 55) return lossOf(0.93, "The title is near those you look for, but other work");
	return title >= 30
		? lossOf(0.85, "The title is not among those you look for, and of another occupation")
		: lossOf(0.65, "The title is not among those you look for, and of another trade");
}

/** The weighted sum of the parts (0 to 100), as yet without anything taken away. */
export const sumOfParts = ({ skills, title, location, seniority }: Record<keyof typeof FIT_WEIGHTS, number>): number =>
	FIT_WEIGHTS.skills * skills + FIT_WEIGHTS.title * title + FIT_WEIGHTS.location * location + FIT_WEIGHTS.seniority * seniority;

/** All that takes a share of the sum away, in the order in which it is told: another trade, violated wishes, and `others`. */
export function lossesOf({
	title,
	location,
	seniority,
	others,
}: {
	title: number;
	location: PreferencePart;
	seniority: PreferencePart;
	others: readonly Loss[];
}) {
	return [...tradeLoss(title), ...location.losses, ...seniority.losses, ...others];
}

/** The overall fit (0 to 100): the weighted sum of the parts, times what another trade and violated wishes leave of it. */
export function overallFit({
	skills,
	title,
	location,
	seniority,
}: {
	skills: number;
	title: number;
	location: PreferencePart;
	seniority: PreferencePart;
}): number {
	const sum = sumOfParts({ skills, title, location: location.score, seniority: seniority.score });
	return Math.round(sum * leftOf(lossesOf({ title, location, seniority, others: [] })));
}

/** The better fit first; of two that fit as well the nearer one, then the better parts. */
export function compareFits(one: FitScore, other: FitScore): number {
	return other.overall - one.overall || other.location - one.location || other.skills - one.skills || other.title - one.title;
}

/** From here on a fit is called strong. */
export const STRONG_FROM = 70;
const HELD_FROM = 60;
const LEAST_REQUIRED = 0.5;

/** The skills and licences that a posting requires; a language alone makes nobody fit for a trade. */
export const requiredOf = (demands: readonly Demand[]): Demand[] =>
	demands.filter(({ name, isRequired, isSoft }) => isRequired && !isSoft && canonicalLanguage(name) === null);

/** Whether less than half of what a posting requires is shown. */
export function lacksRequired(demands: readonly Demand[], isShown: (demand: Demand) => boolean): boolean {
	const required = requiredOf(demands);
	return required.length > 0 && required.filter(isShown).length < required.length * LEAST_REQUIRED;
}

/** A score that stays below strong, in the same order. */
export function heldBelowStrong(overall: number): number {
	return overall <= HELD_FROM ? overall : HELD_FROM + Math.floor(((overall - HELD_FROM) * (STRONG_FROM - 1 - HELD_FROM)) / (100 - HELD_FROM));
}

/** The share of the weight of what a posting asks for that the person brings (0 to 100). */
export function scoreSkills(demands: readonly Pick<Demand, "name" | "weight">[], matched: ReadonlySet<string>, unknownShare = UNKNOWN_SHARE): number {
	let total = 0;
	let met = 0;
	for (const { name, weight } of demands) {
		total += weight;
		if (matched.has(name)) met += weight;
	}
	const unknown = Math.max(0, TELLING_WEIGHT - total);
	return Math.round((100 * (met + unknown * unknownShare)) / (total + unknown));
}
