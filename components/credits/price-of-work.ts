import { NO_COST, priceOf } from "@/lib/credits/money/layers";

/**
 * What an account is charged for a run whose tools cost this much, in millionths of a US dollar. It never falls as the work rises, so that of a
 * median or a limit of the one it makes that of the other.
 */
export const priceOfWork = (workMicroU: number): number => priceOf({ ...NO_COST, compute: Math.ceil(workMicroU) }, "micro").chargedMicroU;

const CENT_MICRO_U = 10_000;
/** From here on a cent more or less changes nothing for whoever compares. */
const TEN_CENTS_MICRO_U = 100_000;

/**
 * A price to compare by, never less than it is: whole cents, below ten of them two digits that count, as amounts are written. So a least price is not
 * told as more than the most.
 */
export function inCents(priceMicroU: number): number {
	if (priceMicroU >= TEN_CENTS_MICRO_U) return Math.ceil(priceMicroU / CENT_MICRO_U) * CENT_MICRO_U;
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, priceMicroU))) - 1);
	return Math.ceil(priceMicroU / unit) * unit;
}
