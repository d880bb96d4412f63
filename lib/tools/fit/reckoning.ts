import type { FitAdjustment } from "@/lib/tools/job-search/schemas";
import { heldBelowStrong, STRONG_FROM } from "./overall";
import type { Loss } from "./preference-part";

/** Something that moves the score away from the sum of its parts; how far is worked out with the sum. */
export type Cause = Omit<FitAdjustment, "points">;

/** What a loss of the score is told as. */
export const causeOf = ({ factor, reason }: Loss): Cause => ({ kind: "share", by: factor, reason });

export interface Reckoning {
	/** The parts by their weights, rounded. */
	readonly parts: number;
	/** `parts` and the points of all adjustments. */
	readonly overall: number;
	readonly adjustments: readonly FitAdjustment[];
}

const inPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** The score from the sum of its parts, cause by cause, so that the points that are told add up to it to the last one. */
export function reckon(sum: number, causes: readonly Cause[]): Reckoning {
	const isHeld = causes.some(({ kind }) => kind === "below_strong");
	let now = sum;
	const adjustments = causes.map((cause) => {
		const before = Math.round(now);
		if (cause.kind === "share") now *= cause.by;
		else if (cause.kind === "below_strong") now = heldBelowStrong(before);
		else now = Math.min(inPercent(before + cause.by), isHeld ? STRONG_FROM - 1 : 100);
		return { ...cause, points: Math.round(now) - before };
	});
	return { parts: Math.round(sum), overall: Math.round(now), adjustments };
}

/** Points with their sign: `−12`. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
