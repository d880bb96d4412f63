import type { ModelUse } from "@/lib/models/tokens";
import prices from "./prices.json";

/** A tool's own price, and what it may ask of a language model beyond that. */
export interface ToolPrice {
	readonly microU: number;
	readonly model?: ModelUse;
}

const PRICES: ReadonlyMap<string, ToolPrice> = new Map(Object.entries(prices));

/** What a call of a tool costs, in millionths of a US dollar, without loading the tool; null of one that is not ours. */
export function priceOfTool(toolRef: string): number | null {
	return PRICES.get(toolRef)?.microU ?? null;
}

/** The most that a call of a tool asks of a language model; null of one that asks none. */
export function modelUseOfTool(toolRef: string): ModelUse | null {
	return PRICES.get(toolRef)?.model ?? null;
}
