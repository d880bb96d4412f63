/**
 * What a creator earns of what a run of their workflow was charged. The rest pays for tools, models and the platform. Whole millionths, rounded
 * down for each sum that is shown, so that no sum is more than its parts were worth.
 */
export const EARNINGS_SHARE = 0.2;

export function accruedOf(chargedMicroU: number): number {
	return Math.floor(chargedMicroU * EARNINGS_SHARE);
}
