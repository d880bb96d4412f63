import type { Checkpoint, Spec, StepSpec } from "@/lib/catalog/spec";
import type { StepStatus } from "@/lib/goal-jobs/schemas";

/** One node of a run in order: a tool call, a pause, or the delivery. */
export type PlanNode =
	| {
			readonly kind: "work";
			readonly stepId: string;
			readonly stepType: "tool" | "agent";
			readonly title: string;
			readonly weight: number;
			readonly step: StepSpec;
	  }
	| {
			readonly kind: "checkpoint";
			readonly stepId: string;
			readonly stepType: "checkpoint";
			readonly title: string;
			readonly weight: 0;
			readonly step: StepSpec;
			readonly checkpoint: Checkpoint;
	  }
	| { readonly kind: "deliver"; readonly stepId: "deliver"; readonly stepType: "deliver"; readonly title: string; readonly weight: number };

/** The nodes of a spec: each step, its checkpoint right after it, and the delivery at the end. */
export function planOf(spec: Spec): PlanNode[] {
	const nodes = spec.steps.flatMap((step): PlanNode[] => {
		const work: PlanNode = { kind: "work", stepId: step.stepId, stepType: step.type, title: step.title, weight: step.weight, step };
		if (!step.checkpoint) return [work];
		const { checkpointId, title } = step.checkpoint;
		return [work, { kind: "checkpoint", stepId: checkpointId, stepType: "checkpoint", title, weight: 0, step, checkpoint: step.checkpoint }];
	});
	return [...nodes, { kind: "deliver", stepId: "deliver", stepType: "deliver", title: "Put the results together", weight: 1 }];
}

interface StepState {
	readonly stepId: string;
	readonly status: StepStatus;
	/** 0 to 100. */
	readonly progress: number;
}

/** The first node that is not finished, or null when all are. */
export function nextNode(plan: readonly PlanNode[], steps: readonly StepState[]): PlanNode | null {
	const finished = new Set(steps.filter((step) => step.status === "completed" || step.status === "skipped").map((step) => step.stepId));
	return plan.find((node) => !finished.has(node.stepId)) ?? null;
}

/** Percent of the whole run that is done, by the weights of the steps. 100 is left for the end. */
export function progressOf(plan: readonly PlanNode[], steps: readonly StepState[]): number {
	const byId = new Map(steps.map((step) => [step.stepId, step]));
	const total = plan.reduce((sum, node) => sum + node.weight, 0);
	const done = plan.reduce((sum, node) => {
		const step = byId.get(node.stepId);
		if (!step) return sum;
		return sum + node.weight * (step.status === "completed" || step.status === "skipped" ? 1 : step.progress / 100);
	}, 0);
	return Math.min(99, Math.floor((100 * done) / total));
}
