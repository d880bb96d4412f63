import { type GoalAnswer, readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import { goalWords } from "@/lib/catalog/goals/goal-features";
import type { Spec } from "@/lib/catalog/spec";
import { acceptAnswers } from "@/lib/questions/answers";

/** Less sure ones are asked. */
const SURE_ENOUGH = 0.8;

/** What a goal surely says in answer to a workflow's questions; what the questions would not take is left out. */
export function goalAnswersFor(goalText: string, spec: Spec): GoalAnswer[] {
	return readGoalAnswers(goalText, spec.slots).filter(({ slotId, value, confidence }) => confidence >= SURE_ENOUGH && isTaken(spec, slotId, value));
}

/**
 * The questions that choose among what is in the files, where a goal names one of these and no other: "which shop sells best" compares by the column
 * Shop. What is given already is not asked of the goal.
 */
export function choicesNamedBy(goalText: string, spec: Spec, choices: Readonly<Record<string, readonly string[]>>): GoalAnswer[] {
	const words = goalWords(goalText);
	const said = ` ${words.join(" ")} `;
	return spec.slots.flatMap(({ slotId, config }) => {
		const found = typeof config.choicesFrom === "string" && config.goalNames === true ? (choices[config.choicesFrom] ?? []) : [];
		const named = found.filter((name) => {
			const plain = goalWords(name).join(" ");
			return plain !== "" && [plain, `${plain}s`, `${plain}es`, plain.replace(/y$/, "ies")].some((word) => said.includes(` ${word} `));
		});
		const [value] = named;
		return value !== undefined && named.length === 1 ? [{ slotId, value, evidence: value, confidence: SURE_ENOUGH }] : [];
	});
}

function isTaken(spec: Spec, slotId: string, value: unknown): boolean {
	try {
		acceptAnswers(spec.slots, [{ slotId, value }]);
		return true;
	} catch {
		return false;
	}
}

export function filledBy(answers: readonly GoalAnswer[]): Record<string, unknown> {
	return Object.fromEntries(answers.map(({ slotId, value }) => [slotId, value]));
}
