import { fitsFormats, typeOfName } from "@/lib/files/formats";
import { goalExamplesOf, NONE_EXAMPLES } from "./goals/examples";
import { alternativesIn } from "./goals/goal-alternatives";
import { GoalClassifier, type GoalExample } from "./goals/goal-classifier";
import { conceptsOf } from "./goals/goal-concepts";
import { goalWords, plainWords } from "./goals/goal-features";
import goalModel from "./goals/goal-model.json";
import { SPACELESS } from "./goals/goal-tokens";
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
/** What none does has more examples than any one workflow. */
const NONE_WEIGHT = 1.5;
/** Where it is likelier that none is meant, the nearest are named, none is begun. */
const MOST_NONE = 0.5;
/** A workflow that can't take the files is seldom meant. */
const UNFIT = 0.05;
/** One that takes some of the files may be meant: the others are for a question, or for later. */
const PARTLY_FIT = 0.3;
/** Where not even one is as likely, nothing can be told. */
const LEAST_BEST = 0.2;
/** Less likely ones are not worth a mention. */
const LEAST = 0.1;
/** From here on a side of an "or" may be a wish of its own, in so few words; of both, one has to be surer. */
const LEAST_OF_SIDE = 0.3;
const LEAST_OF_BOTH = 1;
const FEWEST_TO_CHOOSE = 3;
const MOST_REASONS = 3;
const LEAST_WEIGHT = 0.5;
const LEAST_EXAMPLES = 60;

/** Workflows that a goal may mean, surest first; none where none of them does it. Deprecated ones are never proposed. */
export function resolveGoal(goalText: string, specs: readonly Spec[], files: GoalFiles = { fileNames: [] }): GoalMatch[] {
	const { none, ours } = choiceOf(goalText, specs, files) ?? oddsOf(goalText, specs, files);
	if (none >= MOST_NONE || (ours[0]?.share ?? 0) < LEAST_BEST) return [];
	const likely = ours.flatMap(({ spec, share }) => (share >= LEAST ? [matchOf(goalText, spec, share, specs)] : []));
	// One that is not sure is no choice: those that come nearest stand beside it.
	const isNoChoice = likely.length === 1 && (likely[0]?.confidence ?? 0) < SURE;
	return isNoChoice ? [...likely, ...nearestWorkflows(goalText, specs, FEWEST_TO_CHOOSE, files).slice(1)] : likely;
}

/** The workflows that come nearest to a goal which none of them serves, for an honest "nothing fits". */
export function nearestWorkflows(goalText: string, specs: readonly Spec[], count: number, files: GoalFiles = { fileNames: [] }): GoalMatch[] {
	const { ours } = oddsOf(goalText, specs, files);
	const isTaken = (spec: Spec) => files.fileNames.length > 0 && files.fileNames.every((fileName) => takes(spec, fileName));
	const reasonOf = (spec: Spec) => (isTaken(spec) ? "It takes such files." : "No word of your goal speaks for it.");
	return ours.slice(0, count).map(({ spec, share }) => matchOf(goalText, spec, share, specs, reasonOf(spec)));
}

interface Odds {
	/** How likely none of them is meant. */
	readonly none: number;
	/** Likeliest first. */
	readonly ours: readonly { readonly spec: Spec; readonly share: number }[];
}

/** The odds where a goal leaves a choice between two workflows, one on each side of an "or": both are offered alike, neither is sure. */
function choiceOf(goalText: string, specs: readonly Spec[], files: GoalFiles): Odds | null {
	for (const sides of alternativesIn(goalText)) {
		const [one, other] = sides.map((side) => oddsOf(side, specs, files));
		const [first, second] = [one?.ours[0], other?.ours[0]];
		if (!one || !other || !first || !second || first.spec === second.spec) continue;
		if (Math.min(first.share, second.share) < LEAST_OF_SIDE || first.share + second.share < LEAST_OF_BOTH) continue;
		const evenly = rounded((first.share + second.share) / 4);
		const ours = one.ours.map(({ spec, share }) => ({ spec, share: [first.spec, second.spec].includes(spec) ? evenly : rounded(share / 2) }));
		return { none: (one.none + other.none) / 2, ours: ours.sort((a, b) => b.share - a.share) };
	}
	return null;
}

const rounded = (share: number): number => Math.round(100 * share) / 100;

/** Words and files tell together what is meant; what can take the files is likelier than what can't. */
function oddsOf(goalText: string, specs: readonly Spec[], { fileNames }: GoalFiles): Odds {
	const shares = classifierOf(specs).classify(goalText, fileNames);
	const known = [...shares].flatMap(([label, share]) => {
		const spec = specs.find(({ specId }) => specId === label);
		return spec ? [{ spec, share, fitting: share * fitOf(spec, specs, fileNames) }] : [];
	});
	const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
	const saysNone = (shares.get(NONE) ?? 0) * NONE_WEIGHT;
	const none = goalWords(goalText).length === 0 ? 1 : saysNone / (saysNone + sumOf(known.map(({ share }) => share)));
	const fitting = sumOf(known.map((one) => one.fitting));
	const ours = known.map((one) => ({ spec: one.spec, share: rounded(((1 - none) * one.fitting) / fitting) }));
	return { none, ours: ours.sort((a, b) => b.share - a.share || a.spec.specId.localeCompare(b.spec.specId)) };
}

/** How much likelier or less a workflow is for the files that come along: 1 where it takes them all. */
function fitOf(spec: Spec, specs: readonly Spec[], fileNames: readonly string[]): number {
	const untaken = (one: Spec) => fileNames.filter((fileName) => !takes(one, fileName)).length;
	// Where none can take them, the files say nothing of what is meant.
	if (specs.every((one) => one.isDeprecated || untaken(one) > 0)) return 1;
	const questions = spec.slots.filter(({ slotType }) => slotType === "file").length;
	const isMany = fileNames.length > spec.input.maxFiles + questions;
	const unfit = untaken(spec) === 0 ? 1 : untaken(spec) < fileNames.length ? PARTLY_FIT : UNFIT;
	return unfit * (isMany ? PARTLY_FIT : 1);
}

function takes({ input, slots }: Spec, fileName: string): boolean {
	const file = { fileName, mimeType: typeOfName(fileName) ?? "" };
	return fitsFormats(file, input.formats) || slots.some(({ slotType, acceptedFormats }) => slotType === "file" && fitsFormats(file, acceptedFormats));
}

const classifiers = new WeakMap<readonly Spec[], GoalClassifier>();

function classifierOf(specs: readonly Spec[]): GoalClassifier {
	const known = classifiers.get(specs);
	if (known) return known;
	const current = specs.filter((spec) => !spec.isDeprecated);
	const isLearned = current.every(({ specId }) => goalModel.labels.includes(specId));
	const made = isLearned ? GoalClassifier.unpack(goalModel) : GoalClassifier.learnParted([...current.flatMap(examplesOf), ...NONE_EXAMPLES], NONE);
	classifiers.set(specs, made);
	return made;
}

/** Of a workflow that the model has not learned: its own words, and examples where there are any. */
function examplesOf({ specId, name, keywords }: Spec): GoalExample[] {
	const own = [...[name, ...keywords].map((text): GoalExample => ({ label: specId, text })), ...goalExamplesOf(specId)];
	// A few words are no less meant than many examples.
	const times = Math.ceil(LEAST_EXAMPLES / own.length);
	return Array.from({ length: times }, () => own).flat();
}

/** Shorter ones are small words. */
const LEAST_LETTERS = 3;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words that a workflow tells of itself. */
function ownWords({ name, keywords, takes, makes }: Spec): ReadonlySet<string> {
	return new Set([name, ...keywords, takes, makes?.words ?? ""].flatMap(goalWords));
}

const OFTEN = "People who ask like this mean it most often.";

/**
 * `otherwise` is the reason where no word of the goal is one. A word is one where the workflow is told by it and it speaks of what workflows do, and,
 * where the workflow is not what is meant, of this one: a goal about a flight says nothing of letters because flight attendants write some.
 */
function matchOf(goalText: string, spec: Spec, confidence: number, specs: readonly Spec[], otherwise = OFTEN): GoalMatch {
	const isMeant = otherwise === OFTEN;
	const classifier = classifierOf(specs);
	const own = ownWords(spec);
	const weightOf = (word: string) => classifier.weightOf(`w:${word}`, spec.specId);
	const written = new Map([...goalText.matchAll(WORD)].map(([word]) => [plainWords(word), word.toLowerCase()]));
	const speaks = (word: string) =>
		(word.length >= LEAST_LETTERS || word === "cv" || SPACELESS.test(word)) && (own.has(word) || (isMeant && conceptsOf(word).length > 0));
	const telling = [...new Set(goalWords(goalText))]
		.map((word) => ({ word: written.get(word) ?? word, weight: speaks(word) ? weightOf(word) : 0 }))
		.filter(({ weight }) => weight >= LEAST_WEIGHT)
		.sort((a, b) => b.weight - a.weight)
		.slice(0, MOST_REASONS);
	const matchReason = telling.length > 0 ? `Your goal says ${telling.map(({ word }) => `“${word}”`).join(", ")}.` : otherwise;
	return { workflowId: spec.specId, name: spec.name, confidence, matchReason };
}
