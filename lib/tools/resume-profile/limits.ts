/** Far beyond any resume; the readers look at every line many times. What lies beyond is left out with a warning, or refused from callers. */
export const MOST_LINES = 2_000;
export const LONGEST_LINE = 2_000;
/** Of all lines together: sixty full pages. */
export const MOST_LETTERS = 300_000;
/** Entries of any list of a profile: no more than a resume has lines. */
export const MOST_ENTRIES = MOST_LINES;
