import { jobUpdated, specOf } from "@/lib/goal-jobs/internal";
import { planOf, progressOf } from "@/lib/goal-jobs/plan/plan";
import { rememberOutput } from "@/lib/goal-jobs/plan/step-results";
import type { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isRecord } from "@/lib/platform/records";
import type { FinishedInvocation, ToolOutcome } from "@/lib/tools/call-tool";
import { findTool } from "@/lib/tools/servers";
import type { WrittenFile } from "@/lib/tools/tool";
import { noteSpending } from "./budget";
import type { PackedOutput } from "./packed-output";
import { callFinished, type Place, stepData } from "./place";
import type { RunRecord } from "./run-record";

/** How a call ended, with what has to be known before the record is written. */
export interface Ended {
	readonly outcome: ToolOutcome;
	/** The output as its row keeps it; null for a call without one. */
	readonly packed: PackedOutput | null;
	/** What the step's artifacts say of themselves. */
	readonly metadata: Record<string, unknown>;
}

/** Notes a call whose work another one finished first; what it gave is dropped. */
export function noteOvertaken(record: RunRecord, place: Place, { outcome }: Ended): void {
	const invocation: FinishedInvocation = {
		...outcome.invocation,
		success: false,
		costMicroU: 0,
		errorCode: "TOOL_FAILED",
		errorMessage: "Another call of this step finished first.",
	};
	record.notes.endCall(invocation);
	record.tell(callFinished(place, invocation));
}

/** Notes what a call gave: the output, its files as artifacts, the end of the invocation, and the step's progress. */
export function noteSuccess(record: RunRecord, place: Place, { outcome, packed, metadata }: Ended): void {
	const { node, itemKey } = place;
	const { invocation, output } = outcome;
	if (!output || packed === null) throw new Error("A successful call has an output");
	const at = { stepId: node.stepId, itemKey: itemKey ?? "" };
	record.keepResult({ ...at, succeeded: true, digest: invocation.outputDigest, errorCode: null, errorMessage: null }, packed);
	rememberOutput(record.run.id, at.stepId, at.itemKey, invocation.outputDigest ?? "", packed.brief, packed.briefBytes, packed.layout);
	record.notes.endCall(invocation);
	const tool = findTool(node.step.tool);
	record.tell(callFinished(place, invocation, tool?.tells?.(output)));
	keepArtifacts(record, place, output, metadata);
	// What the tool itself finds remarkable in its output.
	record.tell(...record.notes.fileTickets(`${at.stepId}:${at.itemKey}`, tool?.findings?.(output) ?? []));
	advanceStep(record, place, invocation.costMicroU);
}

/**
 * Notes that a call failed. When it is final (an item that can't succeed) the item is closed as failed with a ticket; otherwise the engine
 * repeats the call, and the step remembers the error in case it was the last try.
 */
export function noteFailure(record: RunRecord, place: Place, ended: Ended, { error, isFinal }: { error: AppError; isFinal: boolean }): void {
	const invocation: FinishedInvocation = { ...ended.outcome.invocation, errorCode: error.code, errorMessage: error.message };
	record.notes.endCall(invocation);
	record.changeStep(place.node.stepId, { errorCode: error.code, errorMessage: error.message });
	record.tell(callFinished(place, invocation));
	if (isFinal) {
		failItem(record, place, error, ended);
		return;
	}
	noteSpending(record, invocation.costMicroU);
	if (!error.isRetriable) return;
	// The engine waits before it calls again, which may be a minute: who watches is told why nothing moves.
	record.changeJob({ progressMessage: `Trying again soon. ${error.message}` });
	record.tell(jobUpdated(record.run));
}

/** Closes an item as failed, with a ticket. */
export function failItem(record: RunRecord, place: Place, error: Pick<AppError, "code" | "message">, ended?: Ended): void {
	const outcome = ended?.outcome;
	const at = { stepId: place.node.stepId, itemKey: place.itemKey ?? "" };
	const digest = outcome?.invocation.outputDigest ?? null;
	record.keepResult({ ...at, succeeded: false, digest, errorCode: error.code, errorMessage: error.message }, ended?.packed ?? null);
	const { gate } = place.node.step;
	const isHeldBack = gate !== undefined && error.code === gate.errorCode;
	const ticket = {
		exceptionType: isHeldBack ? gate.exceptionType : "item_failed",
		severity: "high" as const,
		affectedRows: [{ item: place.itemKey, error: error.code, message: error.message }, ...(isHeldBack ? reasonsIn(outcome?.output, gate.reasonsField) : [])],
		suggestedResolution: "The other results are delivered. Check this one by hand, or run it again.",
		requiresHuman: true,
	};
	record.tell(...record.notes.fileTickets(`${at.stepId}:${at.itemKey}`, [ticket]));
	advanceStep(record, place, outcome?.invocation.costMicroU ?? 0);
}

function reasonsIn(output: unknown, field: string | undefined): Record<string, unknown>[] {
	const reasons = field !== undefined && isRecord(output) ? output[field] : [];
	return Array.isArray(reasons) ? reasons.filter(isRecord) : [];
}

function keepArtifacts(record: RunRecord, { node, itemKey }: Place, output: Record<string, unknown>, metadata: Record<string, unknown>): void {
	const declared = node.step.artifacts;
	const files = Array.isArray(output.files) ? output.files.filter(isRecord) : [];
	if (!declared || files.length === 0) return;
	const primary = files.find((entry) => declared.primaryKind !== undefined && entry.kind === declared.primaryKind);
	const rows = files.map((entry) => {
		const { storageKey, fileName, mimeType, sizeBytes, sha256 } = entry.file as WrittenFile;
		return {
			id: newId(),
			stepId: node.stepId,
			itemKey: itemKey ?? "",
			storageKey,
			fileName,
			mimeType,
			sizeBytes,
			sha256,
			artifactType: declared.artifactType,
			platform: typeof entry.platform === "string" ? entry.platform : "",
			description: declared.description,
			isPrimary: entry === primary,
			isPreview: node.step.isPreview,
			metadata: { ...metadata, ...(isRecord(entry.metadata) ? entry.metadata : {}), kind: entry.kind } as Prisma.InputJsonObject,
		};
	});
	record.addArtifacts(rows);
	for (const { id: artifactId, fileName, mimeType, sizeBytes, isPrimary } of rows) {
		record.tell({ type: "artifact_ready", data: { artifactId, fileName, mimeType, sizeBytes, isPrimary } });
	}
}

/** A step of one call is complete with it; a step of items counts those that have ended, and is completed when they are joined. */
function advanceStep(record: RunRecord, { node, itemKey, items }: Place, costMicroU: number): void {
	const isDone = itemKey === null;
	const ended = record.run.results.filter((result) => result.stepId === node.stepId).length;
	const total = Math.max(1, items.length);
	const progress = isDone ? 100 : Math.min(99, Math.floor((100 * ended) / total));
	const progressMessage = isDone ? null : `${ended} of ${total}`;
	const status = isDone ? ("completed" as const) : ("running" as const);
	record.changeStep(node.stepId, { progress, progressMessage, status, ...(isDone ? { finishedAt: new Date(), errorCode: null, errorMessage: null } : {}) });
	record.changeJob({ progress: progressAfter(record) });
	noteSpending(record, costMicroU);
	const data = { ...stepData(node, { status, progress }), progressMessage, jobProgress: record.run.progress };
	record.tell({ type: isDone ? "step_finished" : "step_progress", data });
}

/** The run's progress as its steps stand now; it never goes back. */
export function progressAfter({ run }: RunRecord): number {
	return Math.max(run.progress, progressOf(planOf(specOf(run)), run.steps));
}
