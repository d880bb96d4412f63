import { z } from "zod";

/** The most that a person may let one run spend: 100 US dollars. */
export const MAX_BUDGET_MICRO_U = 100_000_000;

/** From this share of a chosen budget on its owner is told. */
export const NOTICE_SHARE = 0.8;

export const BudgetMicroU = z.int().min(1).max(MAX_BUDGET_MICRO_U);

/** The checkpoint at which a run asks what to do at the end of its budget; no workflow has one of this name. */
export const BUDGET_CHECKPOINT = "budget";
export const CHOICE_SLOT = "budgetChoice";
export const ADD_SLOT = "addMicroU";

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
