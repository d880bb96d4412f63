/** Far beyond any resume; the readers look at every line many times. What lies beyond is left out with a warning, or refused from callers. */
export const MOST_LINES = 2_000;
export const LONGEST_LINE = 2_000;
/** Of all lines together: sixty full pages. */
export const MOST_LETTERS = 300_000;
/** Entries of any list of a profile: no more than a resume has lines. */
export const MOST_ENTRIES = MOST_LINES;

/** What reading a file may take. */
export const READING_MS = 10_000;
/** Said of a file whose reading had to be ended for its time or memory. */
export const TOO_HARD_TO_READ = {
	code: "FILE_UNREADABLE",
	message: "This file takes too long or too much memory to read. Export the resume again as a plain PDF or DOCX, without large pictures, and upload that.",
} as const;
