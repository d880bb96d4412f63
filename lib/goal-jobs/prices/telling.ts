/** Fewer delivered runs than these tell neither how long one takes nor what it usually costs, wherever that is said. */
export const LEAST_TELLING_RUNS = 5;
