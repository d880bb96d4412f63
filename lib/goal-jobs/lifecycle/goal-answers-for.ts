import { type GoalAnswer, readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import type { Spec } from "@/lib/catalog/spec";
import { acceptAnswers } from "@/lib/questions/answers";

/** Less sure ones are asked. */
const SURE_ENOUGH = 0.8;

/** What a goal surely says in answer to a workflow's questions; what the questions would not take is left out. */
export function goalAnswersFor(goalText: string, spec: Spec): GoalAnswer[] {
	return readGoalAnswers(goalText, spec.slots).filter(({ slotId, value, confidence }) => confidence >= SURE_ENOUGH && isTaken(spec, slotId, value));
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
