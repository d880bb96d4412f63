import type { Spec } from "./spec";

/** How surely a goal in plain language means a workflow, and why. */
export interface GoalMatch {
	readonly workflowId: string;
	readonly name: string;
	/** 0 to 1. */
	readonly confidence: number;
	readonly matchReason: string;
}

/** Below this, and within this of the best, the user is asked. */
export const SURE = 0.6;
export const CLOSE = 0.1;

const STOP_WORDS = new Set(
	"a an and are as at be by can do for from get have help i in into is it make me my of on or please that the this to want with would you your".split(" "),
);

/** Workflows that a goal may mean, surest first; those that share nothing with it are left out. Deprecated ones are never proposed. */
export function resolveGoal(goalText: string, specs: readonly Spec[]): GoalMatch[] {
	const goal = ` ${words(goalText).join(" ")} `;
	return specs
		.filter((spec) => !spec.isDeprecated)
		.map((spec) => match(goal, spec))
		.filter((candidate) => candidate.confidence > 0)
		.sort((left, right) => right.confidence - left.confidence || left.workflowId.localeCompare(right.workflowId));
}

/** The workflows whose names and descriptions are nearest to a goal, for an honest "nothing fits". */
export function nearestWorkflows(goalText: string, specs: readonly Spec[], count: number): string[] {
	const goal = new Set(words(goalText));
	const overlap = (spec: Spec): number => words(`${spec.name} ${spec.description}`).filter((word) => goal.has(word)).length;
	return specs
		.filter((spec) => !spec.isDeprecated)
		.sort((left, right) => overlap(right) - overlap(left) || left.name.localeCompare(right.name))
		.slice(0, count)
		.map((spec) => spec.name);
}

function match(goal: string, spec: Spec): GoalMatch {
	// "job" and "jobs" are one phrase: counted twice they would make a vague goal look sure.
	const phrases = new Map(spec.keywords.toReversed().map((keyword) => [words(keyword).join(" "), keyword]));
	const hits = [...phrases].filter(([phrase]) => goal.includes(` ${phrase} `)).map(([, keyword]) => keyword);
	// Each further phrase halves the remaining doubt; a longer phrase says more than a single word.
	const doubt = hits.reduce((left, keyword) => left * (keyword.includes(" ") ? 0.4 : 0.6), 1);
	const confidence = hits.length === 0 ? 0 : Math.round((1 - doubt) * 100) / 100;
	const matchReason = hits.length === 0 ? "" : `Your goal mentions ${hits.slice(0, 3).join(", ")}.`;
	return { workflowId: spec.specId, name: spec.name, confidence, matchReason };
}

function words(text: string): string[] {
	return (
		text
			.normalize("NFKC")
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? []
	)
		.filter((word) => !STOP_WORDS.has(word))
		.map(singular);
}

function singular(word: string): string {
	return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
