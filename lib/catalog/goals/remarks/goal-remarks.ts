import { answersIn, readGoalAnswers, severalOptions } from "@/lib/catalog/goals/goal-answers";
import { severalCountries } from "@/lib/catalog/goals/goal-places";
import { tokensOf } from "@/lib/catalog/goals/goal-tokens";
import type { Spec } from "@/lib/catalog/spec";
import type { Question } from "@/lib/questions/schemas";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { payIn } from "./goal-pay";
import { unreadWishes } from "./goal-wishes";

/** Words of a goal that answer nothing or leave something open, and what can be done about it. */
export interface GoalRemark {
	/** As the goal writes them. */
	readonly evidence: string;
	readonly remark: string;
}

const MOST_GOAL_LETTERS = 2_000;
const LONGEST_PASSAGE = 80;

/** What a question takes one of, where a goal names several. */
function severalFor(question: Question, text: string): readonly string[] {
	if (question.config.optionsAre === "countries") return severalCountries(question, text);
	return question.slotType === "select" ? severalOptions(question, text, tokensOf(text)) : [];
}

/** The words of a goal from the first to the last of several names, as they stand there; only the first where much stands between. */
function passageOf(text: string, names: readonly string[]): string {
	const spans = names.flatMap((name) => {
		const start = text.indexOf(name);
		return start < 0 ? [] : [{ start, end: start + name.length }];
	});
	const start = Math.min(...spans.map((span) => span.start));
	const end = Math.max(...spans.map((span) => span.end));
	return end - start <= LONGEST_PASSAGE ? text.slice(start, end) : (names[0] ?? "");
}

/** Where the answer is given otherwise. */
function wayOut({ question, options, default: usual }: Question): string {
	const open = typeof usual === "string" && options.includes(usual) ? `, or leave it at “${usual}”` : "";
	return `Not used yet: “${question}” takes one of them: choose it there${open}.`;
}

/** What a pause takes from the goal, where `config.goalLater` of its question says what becomes of it. */
function takenLater(text: string, paused: readonly Question[]): GoalRemark[] {
	return paused.flatMap((question) => {
		const { goalLater } = question.config;
		if (typeof goalLater !== "string") return [];
		return readGoalAnswers(text, [question]).map(({ evidence }) => ({ evidence, remark: goalLater }));
	});
}

/**
 * What a goal says and no question takes: several of what can be one, and, where `config.goalPay` and `config.goalWishes` of a question say what is
 * done with them instead, the pay and all other wishes; and what a question of a pause will take. So nothing that somebody wished for is left out
 * without a word.
 */
export function readGoalRemarks(goalText: string, questions: readonly Question[], paused: readonly Question[] = []): GoalRemark[] {
	const text = goalText.slice(0, MOST_GOAL_LETTERS);
	const asked = questions.filter(({ hidden }) => !hidden);
	const { answers, either } = answersIn(text, asked);
	const several = asked.flatMap((question) => {
		const names = question.slotId === either?.slotId ? [] : severalFor(question, text);
		return names.length < 2 ? [] : [{ names, evidence: passageOf(text, names), remark: wayOut(question) }];
	});
	const open = asked.find(({ slotId }) => slotId === either?.slotId);
	const both =
		either && open
			? [{ evidence: either.evidence, remark: `Both are looked for: “${open.question}” stays at “${open.default}”, and what is near or remote comes first.` }]
			: [];
	const wordsOf = (name: "goalPay" | "goalWishes") => asked.map(({ config }) => config[name]).find((words) => typeof words === "string");
	const payWords = wordsOf("goalPay");
	const pay = payWords === undefined ? null : payIn(text);
	const paid = pay === null ? [] : [{ evidence: pay, remark: `Not used yet: ${lowerFirst(String(payWords))}` }];
	const wishWords = wordsOf("goalWishes");
	const later = takenLater(text, paused);
	const read = [
		...later.map(({ evidence }) => evidence),
		...answers.flatMap(({ evidence }) => [evidence]),
		...several.flatMap(({ names }) => names),
		...(either ? [either.evidence] : []),
		...(pay ? [pay] : []),
	];
	const wishes = wishWords === undefined ? [] : unreadWishes(text, read);
	return [
		...later,
		...several.map(({ evidence, remark }) => ({ evidence, remark })),
		...both,
		...asked.flatMap((question) => unclearTown(question, answers)),
		...paid,
		...wishes.map((evidence) => ({ evidence, remark: `Not used: ${lowerFirst(String(wishWords))}` })),
	];
}

/** What becomes of the words of a goal that answer no question of a workflow before it starts. */
export function remarksOn({ slots, steps }: Pick<Spec, "slots" | "steps">, goalText: string): GoalRemark[] {
	const paused = steps.flatMap(({ checkpoint }) => checkpoint?.slots ?? []);
	return readGoalRemarks(goalText, slots, paused);
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** A town whose name several have, where no country says which. */
function unclearTown(question: Question, answers: ReturnType<typeof answersIn>["answers"]): GoalRemark[] {
	if (
		question.config.goalReads !== "town" ||
		answers.some(({ value }) => typeof value === "string" && value !== "All" && parseLocation(value).country !== null)
	)
		return [];
	return answers
		.filter(({ slotId, value }) => slotId === question.slotId && parseLocation(String(value)).region === null)
		.map(({ evidence }) => ({
			evidence,
			remark: `Looked for by name alone. To tell places of the same name apart, add a region or country at “${question.question}”.`,
		}));
}
