import type { Spec, StepSpec } from "@/lib/catalog/spec";
import type { StepStatus } from "@/lib/goal-jobs/schemas";
import { stepsNamedIn } from "./references";

/** Whether the steps of a spec go by what they need instead of by their order. */
export function isBranched({ steps }: Pick<Spec, "steps">): boolean {
	return steps.some(({ branch }) => branch !== undefined);
}

/** The steps that have to be done before one. */
export function stepsBefore({ inputs, forEach, after }: StepSpec): string[] {
	return [...new Set([...after, ...stepsNamedIn(inputs), ...(forEach === undefined ? [] : stepsNamedIn(forEach))])];
}

/** The steps that can't be done when one is not, directly or through others. */
export function stepsLostWith(stepId: string, steps: readonly StepSpec[]): string[] {
	const lost = new Set([stepId]);
	for (const step of steps) if (stepsBefore(step).some((name) => lost.has(name))) lost.add(step.stepId);
	lost.delete(stepId);
	return [...lost];
}

interface StepState {
	readonly stepId: string;
	readonly status: StepStatus;
}

const ENDED: readonly StepStatus[] = ["completed", "failed", "skipped"];

/** The steps of a branched spec that can go on now: not ended, and all that they need is done. */
export function readySteps(steps: readonly StepSpec[], states: readonly StepState[]): StepSpec[] {
	const statusOf = (stepId: string) => states.find((state) => state.stepId === stepId)?.status ?? "pending";
	return steps.filter((step) => !ENDED.includes(statusOf(step.stepId)) && stepsBefore(step).every((name) => statusOf(name) === "completed"));
}
