import type { Spec } from "@/lib/catalog/spec";
import { NO_COST, type RawCost } from "@/lib/credits/money/layers";
import type { InputsSummary } from "@/lib/credits/schemas";
import { modelCostsOfSteps, pricesOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import type { ModelRates } from "@/lib/models/tokens";
import { priceOfTool } from "@/lib/tools/described/tool-price";

/** Tools of these servers work on the files themselves; what the others cost is being asked. */
const COMPUTING: ReadonlySet<string> = new Set(["documents", "tables", "media"]);

/** What hints cost until the workflow's own runs tell better, in millionths of a US dollar. */
const HINT_MICRO_U = { token: 1, megapixel: 20, audioMinute: 500, megabyte: 10 } as const;

const partOf = (toolRef: string): "compute" | "mcp" => (COMPUTING.has(toolRef.split(":")[0] ?? "") ? "compute" : "mcp");

/** The costs of calls by what they go to: a tool's own price to the tool, what a model took beyond it to the model. */
export function rawCostOf(calls: ReadonlyArray<{ readonly toolRef: string; readonly costMicroU: number; readonly calls: number }>): RawCost {
	const cost = { ...NO_COST };
	for (const { toolRef, costMicroU, calls: count } of calls) {
		const price = Math.min(costMicroU, priceOfTool(toolRef) ?? costMicroU);
		cost[partOf(toolRef)] += price * count;
		cost.llm += (costMicroU - price) * count;
	}
	return cost;
}

/** An expected cost by what it goes to, parted as the prices of the workflow's steps are and what these may ask of a language model. */
export function expectedCostOf(spec: Spec, totalMicroU: number, rates: ModelRates | null): RawCost {
	const [prices, ofModel] = [pricesOfSteps(spec), modelCostsOfSteps(spec, rates)];
	const shares = { compute: 0, mcp: 0, llm: 0 };
	for (const { stepId, tool } of spec.steps) {
		shares[partOf(tool)] += prices[stepId] ?? 0;
		shares.llm += ofModel[stepId] ?? 0;
	}
	const total = Math.ceil(totalMicroU);
	const ofSteps = shares.compute + shares.mcp + shares.llm;
	if (ofSteps === 0) return { ...NO_COST, llm: total };
	const [compute, mcp] = [Math.floor((total * shares.compute) / ofSteps), Math.ceil((total * shares.mcp) / ofSteps)];
	return { ...NO_COST, compute, mcp, llm: total - compute - mcp };
}

/** What the hints add to the prices of steps. A token is priced as one that a language model reads. */
export function costOfHints(hints: InputsSummary, rates: ModelRates | null): RawCost {
	const { expectedTokens, expectedMegapixels, expectedAudioMinutes, fileSizeBytes } = hints;
	return {
		llm: Math.ceil((expectedTokens ?? 0) * (rates?.inputMicroU ?? HINT_MICRO_U.token)),
		compute: Math.ceil((expectedMegapixels ?? 0) * HINT_MICRO_U.megapixel + (expectedAudioMinutes ?? 0) * HINT_MICRO_U.audioMinute),
		storage: Math.ceil(((fileSizeBytes ?? 0) / 1e6) * HINT_MICRO_U.megabyte),
		mcp: 0,
	};
}

export function sumOf(one: RawCost, other: RawCost): RawCost {
	return { llm: one.llm + other.llm, compute: one.compute + other.compute, storage: one.storage + other.storage, mcp: one.mcp + other.mcp };
}
