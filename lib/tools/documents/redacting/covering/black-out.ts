/** What stands in place of a text: always as long, so that its length tells nothing. */
export const BLACKED = "████";
