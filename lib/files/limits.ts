/** Limits of a file, for the API and for the pickers in the browser. */
export const FILE_LIMITS = {
	maxBytes: 100 * 1024 * 1024,
	maxNameLength: 255,
	/** How long a signed link to upload or download works. */
	linkMs: 15 * 60_000,
	/** An upload that is not completed is forgotten after this. */
	abandonedMs: 24 * 60 * 60_000,
} as const;
