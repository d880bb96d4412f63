import "server-only";
import { SPECS } from "@/lib/catalog/registry";
import { NO_COST, priceOf } from "@/lib/credits/money/layers";
import { modelRates } from "@/lib/models/model-rates";
import { costOfSteps } from "./cost-of-steps";

/** The least price of a run of each workflow of ours by what its steps cost, in millionths of a US dollar: what can be told before anybody has run it. */
export function listStepPrices(): Record<string, number> {
	const rates = modelRates();
	return Object.fromEntries(
		SPECS.map((spec) => [spec.specId, priceOf({ ...NO_COST, compute: Math.ceil(costOfSteps(spec, rates).low) }, "micro").chargedMicroU]),
	);
}
