import { ADD_SLOT, CHOICE_SLOT, MAX_BUDGET_MICRO_U } from "@/lib/goal-jobs/budget-limits";
import type { BudgetChoice, BudgetState } from "@/lib/goal-jobs/budget-schemas";
import type { Slot } from "@/lib/questions/schemas";

const LABELS: Record<BudgetChoice, string> = {
	add: "Add to the budget and go on",
	finish: "Finish with what is done",
	stop: "Stop the run",
};

const COMMON = {
	default: null,
	acceptedFormats: [],
	hidden: false,
	isDisambiguation: false,
	suggestedConfidence: null,
	suggestedSource: null,
};

/** What is asked at the end of a budget. Finishing is offered where there is something to deliver. */
export function budgetQuestions(state: BudgetState, mayFinish: boolean): Slot[] {
	const most = Math.max(0, MAX_BUDGET_MICRO_U - state.budgetMicroU);
	const choices: BudgetChoice[] = [...(state.leastMicroU <= most ? (["add"] as const) : []), ...(mayFinish ? (["finish"] as const) : []), "stop"];
	return [
		{
			...COMMON,
			slotId: CHOICE_SLOT,
			slotType: "select",
			question: "The budget is used up. What now?",
			options: choices,
			required: true,
			config: { labels: Object.fromEntries(choices.map((choice) => [choice, LABELS[choice]])) },
			suggestedValue: null,
		},
		{
			...COMMON,
			slotId: ADD_SLOT,
			slotType: "number",
			question: "How much to add, in millionths of a US dollar",
			options: [],
			required: false,
			config: { min: state.leastMicroU, max: most },
			suggestedValue: Math.min(most, Math.max(state.leastMicroU, state.restMicroU)),
		},
	];
}
