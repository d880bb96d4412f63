import { readGoal } from "@/lib/catalog/read-goal";
import { type Measured, share } from "./shares";

interface Choice {
	readonly goal: string;
	readonly files: readonly string[];
	readonly workflow: string | readonly string[];
}

/** Goals that leave a choice between workflows ("check my CV or find me jobs"): how many are asked about, with each of them offered. */
export function measureChoices(goals: readonly Choice[]): Measured {
	const asked = goals.flatMap(({ goal, files, workflow }) => {
		if (typeof workflow === "string") return [];
		const { isSure, matches } = readGoal({ goalText: goal, fileNames: [...files] });
		return [!isSure && workflow.every((wanted) => matches.some(({ workflowId }) => workflowId === wanted))];
	});
	return { "leaves a choice, both offered": share(asked.filter(Boolean).length, asked.length) };
}
