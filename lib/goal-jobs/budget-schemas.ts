import { z } from "zod";
import { MAX_BUDGET_MICRO_U } from "./budget-limits";

export const BudgetMicroU = z.int().min(1).max(MAX_BUDGET_MICRO_U);

export const BudgetChoice = z.enum(["add", "finish", "stop"]);
export type BudgetChoice = z.infer<typeof BudgetChoice>;

/** What the pause at the end of a budget shows, as its stepOutputPreview. Amounts in millionths of a US dollar. */
export const BudgetState = z.object({
	stepTitle: z.string(),
	budgetMicroU: z.int(),
	spentMicroU: z.int(),
	/** What the rest of the run costs by the prices of its steps. */
	restMicroU: z.int(),
	/** The least that has to be added for the run to go on. */
	leastMicroU: z.int(),
	/** Of the step in hand: how many of its items are done, and how many there are. */
	itemsDone: z.int(),
	itemsTotal: z.int(),
});
export type BudgetState = z.infer<typeof BudgetState>;
