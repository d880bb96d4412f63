import { NO_COST, priceOf } from "@/lib/credits/money/layers";

/**
 * What an account is charged for a run whose tools cost this much, in millionths of a US dollar. It never falls as the work rises, so that of a
 * median or a limit of the one it makes that of the other.
 */
export const priceOfWork = (workMicroU: number): number => priceOf({ ...NO_COST, compute: workMicroU }, "micro").chargedMicroU;
