import type { ChargeOverage } from "@/lib/credits/overage";
import { AppError } from "@/lib/platform/errors";

/** How a commit charges a subscription: by the payment provider, where one is set up. */
export const chargeOverage: ChargeOverage = async () => {
	throw new AppError("INSUFFICIENT_CREDITS", "There is no subscription that could be charged. Top up instead.");
};
