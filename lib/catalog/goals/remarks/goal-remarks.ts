import { severalOptions } from "@/lib/catalog/goals/goal-answers";
import { severalCountries, severalTowns } from "@/lib/catalog/goals/goal-places";
import { tokensOf } from "@/lib/catalog/goals/goal-tokens";
import type { Question } from "@/lib/questions/schemas";
import { payIn } from "./goal-pay";

/** Words of a goal that answer nothing, and what can be done about it. */
export interface GoalRemark {
	/** As the goal writes them. */
	readonly evidence: string;
	readonly remark: string;
}

const MOST_GOAL_LETTERS = 2_000;
const EITHER = new Intl.ListFormat("en", { type: "disjunction" });

/** What a question takes one of, where a goal names several. */
function severalFor(question: Question, text: string): readonly string[] {
	if (question.config.optionsAre === "countries") return severalCountries(question, text);
	if (question.config.goalReads === "town") return severalTowns(text);
	return question.slotType === "select" ? severalOptions(question, text, tokensOf(text)) : [];
}

/** Where the answer is given otherwise. */
function wayOut({ question, options, default: usual, slotType }: Question): string {
	if (slotType === "text") return `“${question}” takes one of them, and the first stands there: change it as you like.`;
	const open = typeof usual === "string" && options.includes(usual) ? `, or leave it at “${usual}”` : "";
	return `“${question}” takes one of them: choose it there${open}.`;
}

/**
 * What a goal says and no question takes: several of what can be one, and, where `config.goalPay` of a question says what is done with it instead,
 * the pay. So nothing that somebody wished for is left out without a word.
 */
export function readGoalRemarks(goalText: string, questions: readonly Question[]): GoalRemark[] {
	const text = goalText.slice(0, MOST_GOAL_LETTERS);
	const asked = questions.filter(({ hidden }) => !hidden);
	const several = asked.flatMap((question) => {
		const names = severalFor(question, text);
		return names.length < 2 ? [] : [{ evidence: EITHER.format(names), remark: wayOut(question) }];
	});
	const payWords = asked.map(({ config }) => config.goalPay).find((words) => typeof words === "string");
	const pay = payWords === undefined ? null : payIn(text);
	return [...several, ...(pay === null ? [] : [{ evidence: pay, remark: String(payWords) }])];
}
