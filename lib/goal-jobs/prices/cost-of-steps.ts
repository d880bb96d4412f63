import type { Spec, StepSpec } from "@/lib/catalog/spec";
import { costOfUse, type ModelRates } from "@/lib/models/tokens";
import { modelUseOfTool, priceOfTool } from "@/lib/tools/described/tool-price";

const priceOf = ({ tool, agent }: StepSpec): number => (agent ? Math.max(...agent.tools.map((name) => priceOfTool(name) ?? 0)) : (priceOfTool(tool) ?? 0));

/** A step for each item runs once at least, and as often as the question behind its list allows, or as there are files; an agent's as often as it may. */
export function mostItems(spec: Spec, { forEach, agent }: StepSpec, fileCount = 1): number {
	const slotId = typeof forEach === "string" && forEach.startsWith("slot:") ? forEach.slice("slot:".length) : null;
	const questions = [...spec.slots, ...spec.steps.flatMap(({ checkpoint }) => checkpoint?.slots ?? [])];
	const most = questions.find((question) => question.slotId === slotId)?.config.maxItems;
	if (agent) return agent.maxTurns;
	if (slotId === null && forEach !== undefined) return Math.max(1, fileCount);
	return forEach === undefined ? 1 : typeof most === "number" ? most : 1;
}

/** What one call of each step costs at least, by step. Millionths of a US dollar. */
export function pricesOfSteps(spec: Spec): Record<string, number> {
	return Object.fromEntries(spec.steps.map((step) => [step.stepId, priceOf(step)]));
}

/** The most that one call of each step costs beyond that where a language model is asked, by step; `rates` is null where there is none. */
export function modelCostsOfSteps(spec: Spec, rates: ModelRates | null): Record<string, number> {
	const costOf = ({ tool }: StepSpec): number => {
		const use = modelUseOfTool(tool);
		return use && rates ? costOfUse(use, rates) : 0;
	};
	return Object.fromEntries(spec.steps.map((step) => [step.stepId, costOf(step)]));
}

/**
 * What the steps of a workflow cost: for one item by their tools' prices alone, and for as many items as may be chosen with all that a language model
 * may be asked.
 */
export function costOfSteps(spec: Spec, rates: ModelRates | null, fileCount = 1): { low: number; high: number } {
	const ofModel = modelCostsOfSteps(spec, rates);
	return {
		low: spec.steps.reduce((sum, step) => sum + priceOf(step), 0),
		high: spec.steps.reduce((sum, step) => sum + (priceOf(step) + (ofModel[step.stepId] ?? 0)) * mostItems(spec, step, fileCount), 0),
	};
}
