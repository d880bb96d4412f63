import canonicalize from "canonicalize";
import type { Spec, StepSpec } from "@/lib/catalog/spec";
import { stepsBefore } from "@/lib/goal-jobs/plan/branches";
import type { StepStatus } from "@/lib/goal-jobs/schemas";

interface Before {
	readonly spec: Spec;
	readonly steps: ReadonlyArray<{ readonly stepId: string; readonly status: StepStatus }>;
	/** Steps of which something failed: what they gave is not whole. */
	readonly failed: ReadonlySet<string>;
}

/** What a step needs done before it; an agent is told what those before it have finished. */
function neededBy(step: StepSpec, steps: readonly StepSpec[]): string[] {
	const agents = step.agent ? steps.slice(0, steps.indexOf(step)).filter(({ agent }) => agent) : [];
	return [...new Set([...stepsBefore(step), ...agents.map(({ stepId }) => stepId)])];
}

/** What of a step decides what it gives; its words and its weight don't, nor the order of names, which a database has its own way with. */
function meaningOf(step: StepSpec, { systemPrompt }: Spec): string {
	const { stepId, tool, inputs, forEach, gate, agent, artifacts } = step;
	return canonicalize([stepId, tool, inputs, forEach ?? null, gate ?? null, artifacts?.metadata ?? null, agent ? [agent, systemPrompt] : null]) ?? "";
}

/**
 * The steps of a workflow that a run of it need not do again when it begins at `fromStepId`: those that don't come after it, were finished whole by the
 * earlier run, and would do the same now, for neither they nor what they build on has been changed since.
 */
export function keptSteps(spec: Spec, fromStepId: string, before: Before): string[] {
	const kept = new Set<string>();
	const again = new Set([fromStepId]);
	for (const step of spec.steps) {
		const needed = neededBy(step, spec.steps);
		if (needed.some((stepId) => again.has(stepId))) again.add(step.stepId);
		if (again.has(step.stepId) || !needed.every((stepId) => kept.has(stepId))) continue;
		const earlier = before.spec.steps.find(({ stepId }) => stepId === step.stepId);
		const isWhole = before.steps.some(({ stepId, status }) => stepId === step.stepId && status === "completed") && !before.failed.has(step.stepId);
		if (earlier && isWhole && meaningOf(earlier, before.spec) === meaningOf(step, spec)) kept.add(step.stepId);
	}
	return [...kept];
}
