import type { AnswerProblem } from "./answers";
import type { Question } from "./schemas";

type Grouped = Pick<Question, "slotId" | "question" | "config">;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** The name of the group that a question belongs to, of which exactly one is answered; null for one that stands alone. */
export function groupOf({ config }: Pick<Question, "config">): string | null {
	return typeof config.oneOf === "string" ? config.oneOf : null;
}

/**
 * What is wrong with the answers of groups of which exactly one is answered: more than one is, or, once all have been asked (`isFinal`, or all
 * have an answer, be it none), none is.
 */
export function oneOfProblems(questions: readonly Grouped[], values: Readonly<Record<string, unknown>>, isFinal = false): AnswerProblem[] {
	const groups = new Map<string, Grouped[]>();
	for (const question of questions) {
		const name = groupOf(question);
		if (name !== null) groups.set(name, [...(groups.get(name) ?? []), question]);
	}
	return [...groups.values()].flatMap((members): AnswerProblem[] => {
		const given = members.filter(({ slotId }) => isGiven(values[slotId]));
		const named = members.map(({ question }) => `“${question}”`).join(" or ");
		const [, second] = given;
		if (second) return [{ slotId: second.slotId, message: `Answer only one of these: ${named}.` }];
		const areAsked = isFinal || members.every(({ slotId }) => Object.hasOwn(values, slotId));
		const [first] = members;
		return given.length === 0 && areAsked && first ? [{ slotId: first.slotId, message: `One of these needs an answer: ${named}.` }] : [];
	});
}
