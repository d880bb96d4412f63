import { fitsFormats, typeOfName } from "@/lib/files/formats";
import { goalExamplesOf, NONE_EXAMPLES } from "./goals/examples";
import { GoalClassifier, type GoalExample } from "./goals/goal-classifier";
import { goalWords } from "./goals/goal-features";
import goalModel from "./goals/goal-model.json";
import type { Spec } from "./spec";

/** How surely a goal in plain language means a workflow, and why. */
export interface GoalMatch {
	readonly workflowId: string;
	readonly name: string;
	/** 0 to 1. */
	readonly confidence: number;
	readonly matchReason: string;
}

/** What is known of a goal beside its words. */
export interface GoalFiles {
	/** Of the files that come with it. */
	readonly fileNames: readonly string[];
}

/** Below this, and within this of the best, the user is asked. */
export const SURE = 0.6;
export const CLOSE = 0.1;

const NONE = "none";
/** Examples of what no workflow does are several times those of any one workflow, which asks are not. */
const NONE_WEIGHT = 0.5;
/** A workflow that can't take the files is seldom meant. */
const UNFIT = 0.05;
/** Where even the best is less likely, none is meant: the nearest are named, none is begun. */
const LEAST_BEST = 0.35;
/** Less likely ones are not worth a mention. */
const LEAST = 0.1;
const MOST_REASONS = 3;
const LEAST_WEIGHT = 0.5;
const LEAST_EXAMPLES = 60;

/** Workflows that a goal may mean, surest first; none where none of them does it. Deprecated ones are never proposed. */
export function resolveGoal(goalText: string, specs: readonly Spec[], files: GoalFiles = { fileNames: [] }): GoalMatch[] {
	const odds = oddsOf(goalText, specs, files);
	const best = Math.max(0, ...odds.filter(({ spec }) => spec !== null).map(({ share }) => share));
	const none = Math.max(0, ...odds.filter(({ spec }) => spec === null).map(({ share }) => share));
	if (best <= none || best < LEAST_BEST) return [];
	return odds.flatMap(({ spec, share }) => (spec !== null && share >= LEAST ? [matchOf(goalText, spec, share, specs)] : []));
}

/** The workflows that come nearest to a goal which none of them serves, for an honest "nothing fits". */
export function nearestWorkflows(goalText: string, specs: readonly Spec[], count: number): GoalMatch[] {
	const near = oddsOf(goalText, specs, { fileNames: [] }).flatMap(({ spec, share }) => (spec ? [matchOf(goalText, spec, share, specs)] : []));
	return near.slice(0, count);
}

interface Odds {
	/** Null for none of them. */
	readonly spec: Spec | null;
	readonly share: number;
}

function oddsOf(goalText: string, specs: readonly Spec[], { fileNames }: GoalFiles): Odds[] {
	const shares = classifierOf(specs).classify(goalText);
	const known = goalWords(goalText).length > 0;
	const isTaken = (fileName: string, { input }: Spec) => fitsFormats({ fileName, mimeType: typeOfName(fileName) ?? "" }, input.formats);
	const takes = (spec: Spec) => fileNames.length <= spec.input.maxFiles && fileNames.every((fileName) => isTaken(fileName, spec));
	// Where none can take them, the files say nothing of what is meant.
	const isAnyFit = specs.some((spec) => !spec.isDeprecated && takes(spec));
	const odds = [...shares].map(([label, share]): Odds => {
		const spec = specs.find(({ specId }) => specId === label) ?? null;
		return { spec, share: spec === null ? (known ? share * NONE_WEIGHT : 1) : share * (isAnyFit && !takes(spec) ? UNFIT : 1) };
	});
	const total = odds.reduce((sum, { share }) => sum + share, 0);
	return odds
		.map(({ spec, share }) => ({ spec, share: Math.round((100 * share) / total) / 100 }))
		.sort((a, b) => b.share - a.share || (a.spec?.specId ?? "").localeCompare(b.spec?.specId ?? ""));
}

const classifiers = new WeakMap<readonly Spec[], GoalClassifier>();

function classifierOf(specs: readonly Spec[]): GoalClassifier {
	const known = classifiers.get(specs);
	if (known) return known;
	const current = specs.filter((spec) => !spec.isDeprecated);
	const isLearned = current.every(({ specId }) => goalModel.labels.includes(specId));
	const made = isLearned ? GoalClassifier.unpack(goalModel) : GoalClassifier.learn([...current.flatMap(examplesOf), ...noneExamples()]);
	classifiers.set(specs, made);
	return made;
}

/** Of a workflow that the model has not learned: its own words, and examples where there are any. */
function examplesOf({ specId, name, keywords }: Spec): GoalExample[] {
	const own = [name, ...keywords, ...goalExamplesOf(specId)];
	// A few words are no less meant than many examples.
	const times = Math.ceil(LEAST_EXAMPLES / own.length);
	return Array.from({ length: times }, () => own)
		.flat()
		.map((text) => ({ label: specId, text }));
}

const noneExamples = (): GoalExample[] => NONE_EXAMPLES.map((text) => ({ label: NONE, text }));

function matchOf(goalText: string, spec: Spec, confidence: number, specs: readonly Spec[]): GoalMatch {
	const classifier = classifierOf(specs);
	const weightOf = (word: string) => classifier.weightOf(`w:${word}`, spec.specId);
	const telling = [...new Set(goalWords(goalText))]
		.map((word) => ({ word, weight: weightOf(word) }))
		.filter(({ weight }) => weight >= LEAST_WEIGHT)
		.sort((a, b) => b.weight - a.weight)
		.slice(0, MOST_REASONS);
	const matchReason =
		telling.length > 0 ? `Your goal says ${telling.map(({ word }) => `“${word}”`).join(", ")}.` : "People who ask like this mean it most often.";
	return { workflowId: spec.specId, name: spec.name, confidence, matchReason };
}
