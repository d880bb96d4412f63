/** How many letters a goal may have. */
export const SHORTEST_GOAL = 3;
export const LONGEST_GOAL = 2000;
