import "server-only";
import { jobUpdated, specOf } from "@/lib/goal-jobs/internal";
import { callData, callFinished, type Place } from "@/lib/goal-jobs/record/place";
import { recordIn } from "@/lib/goal-jobs/record/record";
import type { RunRecord } from "@/lib/goal-jobs/record/run-record";
import type { Transaction } from "@/lib/platform/database/db";
import { closeSpan } from "@/lib/specialists/spans";
import type { StepCall } from "./call-step";

/**
 * Records calls that were made after the run, as those of the run are: each by its specialist, with its cost and its events. `change` is made with
 * the last of them.
 */
export async function recordCalls(
	tx: Transaction,
	jobId: string,
	calls: readonly StepCall[],
	itemKey: string,
	change: (record: RunRecord) => void = () => undefined,
): Promise<void> {
	// One after the other: a specialist's work that begins in a record can't end in it.
	for (const [at, { node, outcome }] of calls.entries()) {
		const run = await recordIn(tx, jobId, (record) => {
			noteCall(record, { node, itemKey, items: [itemKey] }, outcome.invocation);
			if (at === calls.length - 1) {
				change(record);
				record.tell(jobUpdated(record.run));
			}
			return record.run;
		});
		await closeSpan(tx, run, outcome.error === null ? "pass" : "fail", outcome.error === null ? "phase_complete" : "tool_failure");
	}
}

function noteCall(record: RunRecord, place: Place, invocation: StepCall["outcome"]["invocation"]): void {
	const { node } = place;
	const called = { stepId: node.stepId, itemKey: place.itemKey ?? "", agentRole: node.step.role, workflowSpecId: specOf(record.run).specId };
	record.tell(...record.notes.startCall(called, invocation, 0));
	record.notes.endCall(invocation);
	record.tell({ type: "tool_started", data: callData(place, invocation) }, callFinished(place, invocation));
	record.changeJob({ costMicroU: record.run.costMicroU + invocation.costMicroU });
}
