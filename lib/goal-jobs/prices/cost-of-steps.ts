import type { Spec, StepSpec } from "@/lib/catalog/spec";
import { priceOfTool } from "@/lib/tools/tool-price";

const priceOf = ({ tool }: StepSpec): number => priceOfTool(tool) ?? 0;

/** A step for each item runs once at least, and as often as the question behind its list allows. */
export function mostItems(spec: Spec, { forEach }: StepSpec): number {
	const slotId = typeof forEach === "string" && forEach.startsWith("slot:") ? forEach.slice("slot:".length) : null;
	const questions = [...spec.slots, ...spec.steps.flatMap(({ checkpoint }) => checkpoint?.slots ?? [])];
	const most = questions.find((question) => question.slotId === slotId)?.config.maxItems;
	return forEach === undefined ? 1 : typeof most === "number" ? most : 1;
}

/** What one call of each step costs at least, by step. Millionths of a US dollar. */
export function pricesOfSteps(spec: Spec): Record<string, number> {
	return Object.fromEntries(spec.steps.map((step) => [step.stepId, priceOf(step)]));
}

/** What the steps of a workflow cost by their tools' prices, for one item and for as many as may be chosen. */
export function costOfSteps(spec: Spec): { low: number; high: number } {
	return {
		low: spec.steps.reduce((sum, step) => sum + priceOf(step), 0),
		high: spec.steps.reduce((sum, step) => sum + priceOf(step) * mostItems(spec, step), 0),
	};
}
