import type { ModelUse } from "@/lib/models/tokens";
import uses from "./model-uses.json";
import prices from "./prices.json";

const PRICES: ReadonlyMap<string, number> = new Map(Object.entries(prices));
const USES: ReadonlyMap<string, ModelUse> = new Map(Object.entries(uses));

/** What a call of a tool costs, in millionths of a US dollar, without loading the tool; null of one that is not ours. */
export function priceOfTool(toolRef: string): number | null {
	return PRICES.get(toolRef) ?? null;
}

/** What a call of a tool may ask of a language model beyond that; null of one that asks nothing. */
export function modelUseOfTool(toolRef: string): ModelUse | null {
	return USES.get(toolRef) ?? null;
}
