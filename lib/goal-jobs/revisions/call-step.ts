import "server-only";
import { toolReach } from "@/lib/goal-jobs/drive/tool-reach";
import { specOf } from "@/lib/goal-jobs/internal";
import { type ReferenceScope, resolveReference } from "@/lib/goal-jobs/plan/references";
import type { WorkNode } from "@/lib/goal-jobs/record/place";
import { isRecord } from "@/lib/platform/records";
import { callTool, type ToolOutcome } from "@/lib/tools/call-tool";
import type { RevisableItem } from "./load-item";

/** A call that was made for a change, to be recorded with it. */
export interface StepCall {
	readonly node: WorkNode;
	readonly outcome: ToolOutcome;
}

interface Asked {
	readonly scope: ReferenceScope;
	/** Inputs beside those that the spec gives. */
	readonly more?: Record<string, unknown>;
	readonly now: Date;
	/** What calls before this one have cost, in millionths of a US dollar. */
	readonly spentMicroU?: number;
}

/** Calls the tool of a step for an item once more, within what is left of the run's budget. Nothing is written. */
export async function callStep({ job }: RevisableItem, node: WorkNode, { scope, more = {}, now, spentMicroU = 0 }: Asked): Promise<StepCall> {
	const spec = specOf(job);
	const args = await resolveReference(node.step.inputs, scope);
	const outcome = await callTool(
		{
			toolRef: node.step.tool,
			args: { ...(isRecord(args) ? args : {}), ...more },
			declaredTools: spec.steps.map((step) => step.tool),
			palette: spec.toolPalette,
			// The tool's own time limit ends it.
			signal: new AbortController().signal,
			context: toolReach({ job, report: () => undefined, now }),
		},
		async () => Math.max(0, spec.agentConfig.budgetMicroU - job.costMicroU - spentMicroU),
	);
	return { node, outcome };
}
