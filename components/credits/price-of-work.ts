import { NO_COST, priceOf } from "@/lib/credits/money/layers";

/**
 * What an account is charged for a run whose tools cost this much, in millionths of a US dollar. It never falls as the work rises, so that of a
 * median or a limit of the one it makes that of the other.
 */
export const priceOfWork = (workMicroU: number): number => priceOf({ ...NO_COST, compute: Math.ceil(workMicroU) }, "micro").chargedMicroU;

const CENT_MICRO_U = 10_000;

/** A price to compare by: whole cents, never less than it is. */
export const inCents = (priceMicroU: number): number => Math.ceil(priceMicroU / CENT_MICRO_U) * CENT_MICRO_U;
