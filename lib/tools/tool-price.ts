import prices from "./prices.json";

const PRICES: ReadonlyMap<string, number> = new Map(Object.entries(prices));

/** What a call of a tool costs, in millionths of a US dollar, without loading the tool; null of one that is not ours. */
export function priceOfTool(toolRef: string): number | null {
	return PRICES.get(toolRef) ?? null;
}
