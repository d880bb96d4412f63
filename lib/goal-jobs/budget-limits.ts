/** The most that a person may let one run spend: 100 US dollars. */
export const MAX_BUDGET_MICRO_U = 100_000_000;

/** From this share of a chosen budget on its owner is told. */
export const NOTICE_SHARE = 0.8;

/** The checkpoint at which a run asks what to do at the end of its budget; no workflow has one of this name. */
export const BUDGET_CHECKPOINT = "budget";
export const CHOICE_SLOT = "budgetChoice";
export const ADD_SLOT = "addMicroU";
