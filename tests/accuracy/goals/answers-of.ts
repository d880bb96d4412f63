import { type GoalAnswer, readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import { findSpec } from "@/lib/catalog/registry";

/** All that a goal answers of a workflow: what is filled in before it begins, and what its pauses then suggest. */
export function answersOf(goalText: string, workflowId: string): GoalAnswer[] {
	const spec = findSpec(workflowId);
	const later = spec?.steps.flatMap(({ checkpoint }) => checkpoint?.slots ?? []) ?? [];
	return readGoalAnswers(goalText, [...(spec?.slots ?? []), ...later]);
}
