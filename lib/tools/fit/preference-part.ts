/** A part of the fit: its score (0 to 100), what a violated wish leaves of the overall score (0 to 1), and a remark for the reader. */
export interface PreferencePart {
	readonly score: number;
	readonly factor: number;
	readonly remark: string | null;
}
