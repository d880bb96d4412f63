import type { Spec } from "@/lib/catalog/spec";
import { NO_COST, priceOf } from "@/lib/credits/money/layers";
import type { ModelRates } from "@/lib/models/tokens";
import { modelCostsOfSteps, pricesOfSteps } from "./cost-of-steps";

/** The most that a run is charged by how many are chosen. Millionths of a US dollar. */
export interface PriceOfItems {
	readonly withoutMicroU: number;
	readonly eachMicroU: number;
}

/** What a question whose answer is worked through one by one adds to the price for each of them; null where nothing is. */
export function priceOfItems(spec: Spec, slotId: string, rates: ModelRates | null): PriceOfItems | null {
	const [prices, ofModel] = [pricesOfSteps(spec), modelCostsOfSteps(spec, rates)];
	const costOf = (isEach: boolean) =>
		spec.steps
			.filter(({ forEach }) => (forEach === `slot:${slotId}`) === isEach)
			.reduce((sum, { stepId }) => sum + (prices[stepId] ?? 0) + (ofModel[stepId] ?? 0), 0);
	const charged = (cost: number) => {
		const price = priceOf({ ...NO_COST, compute: Math.ceil(cost) }, "micro");
		return price.chargedMicroU - price.breakdown.runFloor;
	};
	const each = costOf(true);
	return each === 0 ? null : { withoutMicroU: charged(costOf(false)), eachMicroU: charged(each) };
}
