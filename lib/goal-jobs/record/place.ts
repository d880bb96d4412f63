import type { z } from "zod";
import type { PlanNode } from "@/lib/goal-jobs/plan/plan";
import { Told } from "@/lib/platform/contract/told";
import type { FinishedInvocation, StartedInvocation } from "@/lib/tools/call-tool";

export type WorkNode = Extract<PlanNode, { kind: "work" }>;

/** Where in a run a tool is called. */
export interface Place {
	readonly node: WorkNode;
	/** Null for a step that is one call. */
	readonly itemKey: string | null;
	/** All items of the step, those that have ended too. */
	readonly items: readonly string[];
}

/** What watchers are told of a step. */
export function stepData(node: PlanNode, state: { status: string; progress: number }): Record<string, unknown> {
	return { stepId: node.stepId, title: node.title, role: node.kind === "work" ? node.step.role : null, ...state, progressMessage: null, errorMessage: null };
}

/** When a step began and ended, as watchers are told it: one source, so that no time changes once it was shown. */
export function stepTimes(step: { readonly startedAt: Date | null; readonly finishedAt: Date | null } | undefined) {
	return { startedAt: step?.startedAt?.toISOString() ?? null, finishedAt: step?.finishedAt?.toISOString() ?? null };
}

export function callData({ node, itemKey }: Place, invocation: StartedInvocation): Record<string, unknown> {
	const { invocationId, toolRef, argsSummary } = invocation;
	return { invocationId, toolRef, stepId: node.stepId, itemKey, role: node.step.role, argsSummary };
}

/** What watchers are told of the end of a call; `told` is what its tool says that it has come to. */
export function callFinished(place: Place, invocation: FinishedInvocation, told?: z.input<typeof Told>) {
	const { success, durationMs, costMicroU, outputSummary, errorCode, errorMessage } = invocation;
	const data = { ...callData(place, invocation), success, durationMs, costMicroU, outputSummary, errorCode, errorMessage };
	return { type: "tool_finished" as const, data: told ? { ...data, told: Told.parse(told) } : data };
}
