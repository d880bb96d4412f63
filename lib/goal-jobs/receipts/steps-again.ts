import type { Spec } from "@/lib/catalog/spec";
import type { JobWithParts } from "@/lib/goal-jobs/internal";
import { isBranched } from "@/lib/goal-jobs/plan/branches";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import type { StepStatus } from "@/lib/goal-jobs/schemas";

const UNFINISHED: readonly StepStatus[] = ["failed", "running", "awaiting_input", "cancelled"];

type Steps = JobWithParts["steps"];

/** What a retry does again. */
export interface StepsAgain {
	/** Steps that are put back to their beginning. */
	readonly reopened: string[];
	/** Those of them whose results go as well, for the same ones would lead to the same end. */
	readonly forgotten: string[];
}

/**
 * What failed or was left waiting is done again; what is finished stays. Items that failed begin again in the step that refused them, and go
 * through every later step of items: none is delivered unreviewed. `refusing`: the steps in which an item failed.
 */
export function stepsAgain(steps: Steps, spec: Spec | null, refusing: ReadonlySet<string>): StepsAgain {
	const first = steps.findIndex((step) => refusing.has(step.stepId));
	const itemSteps = new Set((spec?.steps ?? []).filter((step) => step.forEach !== undefined).map((step) => step.stepId));
	const forgotten = spec ? beforeEmptyQuestion(steps, spec) : [];
	// Of branches, what was left out for want of another step is done with it.
	const isCutOff = (step: Steps[number]) => spec !== null && isBranched(spec) && step.status === "skipped";
	const isAgain = (step: Steps[number], index: number) =>
		UNFINISHED.includes(step.status) || isCutOff(step) || forgotten.includes(step.stepId) || (first >= 0 && index >= first && itemSteps.has(step.stepId));
	return { reopened: steps.filter(isAgain).map((step) => step.stepId), forgotten };
}

/** The steps since the last answer, where a question then had nothing to choose from: the same outputs would leave it empty again. */
function beforeEmptyQuestion(steps: Steps, spec: Spec): string[] {
	const questions = new Map(planOf(spec).flatMap((node) => (node.kind === "checkpoint" ? [[node.stepId, node.checkpoint.slots] as const] : [])));
	const isEmpty = ({ stepId, status, errorCode }: Steps[number]) =>
		status === "failed" && questions.get(stepId)?.some(({ whenEmpty }) => whenEmpty.errorCode === errorCode) === true;
	const before = steps.slice(0, Math.max(0, steps.findIndex(isEmpty)));
	return before.slice(before.findLastIndex(({ stepId }) => questions.has(stepId)) + 1).map(({ stepId }) => stepId);
}
