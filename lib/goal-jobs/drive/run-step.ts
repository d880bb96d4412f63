import "server-only";
import type { StepSpec } from "@/lib/catalog/spec";
import { specOf } from "@/lib/goal-jobs/internal";
import { resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { canBegin } from "@/lib/goal-jobs/record/budget";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { noteFailure, noteOvertaken, noteSuccess } from "@/lib/goal-jobs/record/note-end";
import { noteStart } from "@/lib/goal-jobs/record/note-start";
import { packedOutput } from "@/lib/goal-jobs/record/packed-output";
import type { Place } from "@/lib/goal-jobs/record/place";
import { record } from "@/lib/goal-jobs/record/record";
import { type RunState, readRun } from "@/lib/goal-jobs/record/run-state";
import { db } from "@/lib/platform/database/db";
import { AppError, knownCode } from "@/lib/platform/errors";
import { isRecord } from "@/lib/platform/records";
import { callTool, type ToolCall, type ToolOutcome } from "@/lib/tools/call-tool";
import { type NextWork, nextWork, nextWorkOf, placeOf, STOP } from "./drive";
import { createProgressReporter } from "./report-progress";
import { whileRunning } from "./running";
import { toolReach } from "./tool-reach";

/**
 * Runs one step, or one item of it: loads its inputs, calls its tool, and writes output, invocation, artifacts and events in one transaction.
 * A step that has its result already is not run again. Returns what comes next; `budget` of a call that a chosen budget can't pay for, which does not begin.
 * @throws AppError of the tool, for the engine to repeat (isRetriable) or to end the drive with. An item that can't succeed is recorded as failed instead.
 */
export async function runStep(drive: DriveRef, stepId: string, itemKey: string | null): Promise<NextWork> {
	const run = await readRun(drive.jobSpecId);
	if (!run) return STOP;
	if (run.results.some((result) => result.stepId === stepId && result.itemKey === (itemKey ?? ""))) return itemKey === null ? nextWorkOf(drive) : STOP;

	const place = await placeOf(run, stepId, itemKey);
	const spec = specOf(run);
	const args = await resolveReference(place.node.step.inputs, scopeOf(db(), run, itemKey));
	const given = { args: isRecord(args) ? args : {}, declaredTools: spec.steps.map((step) => step.tool), palette: spec.toolPalette };
	return callAndRecord(drive, run, place, given);
}

/** Calls the tool of a place in a run, and writes what it gave. @throws as runStep does. */
export async function callAndRecord(
	drive: DriveRef,
	run: RunState,
	place: Place,
	given: Pick<ToolCall, "args" | "declaredTools" | "palette">,
): Promise<NextWork> {
	const { node, itemKey } = place;
	const { stepId } = node;
	try {
		const now = run.steps.find((step) => step.stepId === stepId)?.startedAt ?? new Date();
		const outcome = await whileRunning(run.id, async (signal) => {
			const progress = createProgressReporter(drive, stepId, itemKey);
			const ended = await callTool(
				{ toolRef: node.step.tool, ...given, signal, context: toolReach({ job: run, report: progress.report, now }) },
				async (invocation) => {
					const { result } = await record(drive, (begun) => {
						if (!canBegin(begun, place)) throw new OverBudget();
						return noteStart(begun, place, { now, invocation });
					});
					return result;
				},
			);
			await progress.settle();
			return ended;
		});
		return await conclude(drive, run, place, gated(node.step.gate, outcome));
	} catch (error) {
		if (error instanceof OverBudget) return { kind: "budget", stepId };
		if (error instanceof AppError && error.code === "JOB_CANCELLED") return itemKey === null ? nextWorkOf(drive) : STOP;
		throw error;
	}
}

/** The chosen budget can't pay for a call: it does not begin, and nothing of it is recorded. */
class OverBudget extends Error {}

async function conclude(drive: DriveRef, run: RunState, place: Place, outcome: ToolOutcome): Promise<NextWork> {
	const { error } = outcome;
	const { node, itemKey } = place;
	const isFinal = error === null || (itemKey !== null && !error.isRetriable);
	const metadata = Object(await resolveReference(node.step.artifacts?.metadata ?? {}, scopeOf(db(), run, itemKey)));
	const ended = { outcome, packed: await packedOutput(node.step.tool, outcome), metadata };
	const recorded = await record(drive, (after) => {
		if (after.hasResult(node.stepId, itemKey ?? "")) noteOvertaken(after, place, ended);
		else if (error) noteFailure(after, place, ended, { error, isFinal });
		else noteSuccess(after, place, ended);
	});
	if (error && !isFinal) throw error;
	return itemKey === null ? nextWork(recorded.run) : STOP;
}

/** A tool may work and still say no: its output is kept and the step fails with the spec's words. */
function gated(gate: StepSpec["gate"], outcome: ToolOutcome): ToolOutcome {
	if (!gate || outcome.error || outcome.output?.[gate.field] === true) return outcome;
	const code = knownCode(gate.errorCode, "TOOL_FAILED");
	return { ...outcome, error: new AppError(code, gate.message) };
}
