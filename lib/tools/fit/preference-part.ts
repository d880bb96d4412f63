/** Something that takes a share of the overall score away, in words for the person. */
export interface Loss {
	/** What is left, between 0 and 1. */
	readonly factor: number;
	readonly reason: string;
}

/** A part of the fit: its score (0 to 100), what violated wishes leave of the overall score (0 to 1), why, and a remark for the reader. */
export interface PreferencePart {
	readonly score: number;
	readonly factor: number;
	/** What makes up the factor, each with its reason. */
	readonly losses: readonly Loss[];
	readonly remark: string | null;
}

/** A loss where anything is lost. */
export const lossOf = (factor: number, reason: string): Loss[] => (factor < 1 ? [{ factor, reason }] : []);

/** What all of them leave. */
export const leftOf = (losses: readonly Loss[]): number => losses.reduce((left, { factor }) => left * factor, 1);
