import { specOf } from "@/lib/goal-jobs/internal";
import { AppError } from "@/lib/platform/errors";
import type { StartedInvocation } from "@/lib/tools/call-tool";
import { shareOfBudget } from "./budget";
import { callData, type Place, stepData } from "./place";
import type { RunRecord } from "./run-record";

/**
 * Notes that a call begins: the step runs, its specialist has the work, and an earlier call that never ended is closed. Returns what it may
 * spend, in millionths of a US dollar. `now` is when its step began. @throws AppError JOB_CANCELLED when another call of the place has finished.
 */
export function noteStart(record: RunRecord, place: Place, { now, invocation }: { now: Date; invocation: StartedInvocation }): number {
	const { node } = place;
	const at = { stepId: node.stepId, itemKey: place.itemKey ?? "" };
	if (record.hasResult(at.stepId, at.itemKey)) throw new AppError("JOB_CANCELLED", "Another call of this step finished first.");
	const step = record.step(node.stepId);
	const isFirst = step?.status !== "running";
	if (isFirst) {
		record.changeStep(node.stepId, { status: "running", startedAt: step?.startedAt ?? now, finishedAt: null, errorCode: null, errorMessage: null });
		record.changeJob({ progressMessage: node.title });
	}
	record.notes.closeCalls(at, {
		at: invocation.startedAt,
		errorCode: "TOOL_FAILED",
		errorMessage: "The process ended before the tool did; it was called again.",
	});
	const budgetMicroU = shareOfBudget(record, place);
	const called = { ...at, agentRole: node.step.role, workflowSpecId: specOf(record.run).specId };
	record.tell(...record.notes.startCall(called, invocation, budgetMicroU));
	if (isFirst) record.tell({ type: "step_started", data: stepData(node, { status: "running", progress: 0 }) });
	record.tell({ type: "tool_started", data: callData(place, invocation) });
	return budgetMicroU;
}
