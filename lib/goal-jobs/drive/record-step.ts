import "server-only";
import { jobUpdated, specOf, UPDATED_FIELDS, type WorkedJob } from "@/lib/goal-jobs/internal";
import { type PlanNode, planOf, progressOf } from "@/lib/goal-jobs/plan/plan";
import { resolveReference } from "@/lib/goal-jobs/plan/references";
import { rememberOutput, scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { appendEvents, type NewEvent } from "@/lib/goal-jobs/stream/append-events";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { packJson } from "@/lib/platform/packed-json";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isRecord } from "@/lib/platform/records";
import { closeInvocations, endInvocation, startInvocation } from "@/lib/specialists/invocations";
import { ensureSpan } from "@/lib/specialists/spans";
import { fileTickets } from "@/lib/specialists/tickets";
import type { FinishedInvocation, StartedInvocation, ToolOutcome } from "@/lib/tools/call-tool";
import { findTool } from "@/lib/tools/servers";
import type { Finding, WrittenFile } from "@/lib/tools/tool";
import { shareOfBudget } from "./budget";

type WorkNode = Extract<PlanNode, { kind: "work" }>;

/** An output as its row keeps it; null for a call without one. */
export type PackedOutput = Awaited<ReturnType<typeof packedOutput>>;

/** Packs what a call gave, before the transaction that keeps it. */
export async function packedOutput({ outputBytes }: ToolOutcome) {
	return outputBytes === null ? null : packJson(outputBytes);
}

interface Place {
	readonly node: WorkNode;
	readonly itemKey: string | null;
}

/** Writes that a call begins: the step runs, its specialist has the work, and an earlier call that never ended is closed. Returns what it may spend. */
export async function recordStart(tx: Transaction, job: WorkedJob, place: Place & { now: Date; invocation: StartedInvocation }): Promise<number> {
	const { node, itemKey, invocation } = place;
	if (await hasResult(tx, job, place)) throw new AppError("JOB_CANCELLED", "Another call of this step finished first.");
	const step = job.steps.find((candidate) => candidate.stepId === node.stepId);
	const isFirst = step?.status !== "running";
	if (isFirst) {
		await tx.jobStep.update({
			where: { jobId_stepId: { jobId: job.id, stepId: node.stepId } },
			data: { status: "running", startedAt: step?.startedAt ?? place.now, finishedAt: null, errorCode: null, errorMessage: null },
			select: { stepId: true },
		});
		await tx.goalJob.update({ where: { id: job.id }, data: { progressMessage: node.title }, select: { id: true } });
	}
	const at = { jobId: job.id, stepId: node.stepId, itemKey: itemKey ?? "" };
	await closeInvocations(tx, at, {
		at: invocation.startedAt,
		errorCode: "TOOL_FAILED",
		errorMessage: "The process ended before the tool did; it was called again.",
	});
	const { spanId, events } = await ensureSpan(tx, job, node.step.role);
	const { role } = node.step;
	const budgetMicroU = await shareOfBudget(tx, job, node);
	const placed = { ...at, attemptId: job.attemptId, workflowSpecId: specOf(job).specId, agentRole: role, specialistSpanId: spanId };
	await startInvocation(tx, placed, invocation, budgetMicroU);
	const stepStarted: NewEvent[] = isFirst ? [{ type: "step_started", data: stepData(node, { status: "running", progress: 0 }) }] : [];
	await appendEvents(tx, job.id, [...events, ...stepStarted, { type: "tool_started", data: invocationData(place, invocation) }]);
	return budgetMicroU;
}

/** Whether the work is done already. An engine that died leaves its call running in the app while the next engine calls again. */
export async function hasResult(tx: Transaction, job: WorkedJob, { node, itemKey }: Place): Promise<boolean> {
	return (await tx.stepResult.count({ where: { jobId: job.id, stepId: node.stepId, itemKey: itemKey ?? "" } })) > 0;
}

/** Closes a call whose work another one finished first; what it gave is dropped. */
export async function recordOvertaken(tx: Transaction, job: WorkedJob, place: Place & { outcome: ToolOutcome }): Promise<void> {
	const invocation: FinishedInvocation = {
		...place.outcome.invocation,
		success: false,
		costMicroU: 0,
		errorCode: "TOOL_FAILED",
		errorMessage: "Another call of this step finished first.",
	};
	await endInvocation(tx, invocation);
	await appendEvents(tx, job.id, [toolFinished(place, invocation)]);
}

/** Writes what a call gave: the output, its files as artifacts, the end of the invocation, and the step's progress. */
export async function recordSuccess(tx: Transaction, job: WorkedJob, place: Place & { outcome: ToolOutcome; packed: PackedOutput }): Promise<void> {
	const { node, itemKey, outcome, packed } = place;
	const { invocation, output, outputBytes } = outcome;
	if (!output || outputBytes === null) throw new Error("A successful call has an output");
	await keepResult(tx, job, place, { succeeded: true, packed, digest: invocation.outputDigest, error: null });
	rememberOutput(job.id, node.stepId, itemKey ?? "", invocation.outputDigest ?? "", output, outputBytes.byteLength);
	await endInvocation(tx, invocation);
	const artifactEvents = await keepArtifacts(tx, job, place, output);
	const tickets = await fileTickets(tx, job, `${node.stepId}:${itemKey ?? ""}`, findingsIn(node.step.tool, output));
	const stepEvents = await advanceStep(tx, job, place, invocation.costMicroU);
	await appendEvents(tx, job.id, [toolFinished(place, invocation), ...artifactEvents, ...tickets, ...stepEvents]);
}

/** What the tool itself finds remarkable in its output. */
function findingsIn(toolRef: string, output: Record<string, unknown>): Finding[] {
	return findTool(toolRef)?.findings?.(output) ?? [];
}

/**
 * Writes that a call failed. When it is final (an item that can't succeed) the item is closed as failed with a ticket; otherwise the engine
 * repeats the call, and the step remembers the error in case it was the last try.
 */
export async function recordFailure(
	tx: Transaction,
	job: WorkedJob,
	place: Place & { outcome: ToolOutcome; packed: PackedOutput; error: AppError; isFinal: boolean },
): Promise<void> {
	const { node, outcome, packed, error, isFinal } = place;
	const invocation: FinishedInvocation = { ...outcome.invocation, errorCode: error.code, errorMessage: error.message };
	await endInvocation(tx, invocation);
	await tx.jobStep.update({
		where: { jobId_stepId: { jobId: job.id, stepId: node.stepId } },
		data: { errorCode: error.code, errorMessage: error.message },
		select: { stepId: true },
	});
	const events: NewEvent[] = [toolFinished(place, invocation)];
	if (isFinal) events.push(...(await failItem(tx, job, place, error, { outcome, packed })));
	const costMicroU = { increment: isFinal ? 0 : invocation.costMicroU };
	// The engine waits before it calls again, which may be a minute: who watches is told why nothing moves.
	const words = !isFinal && error.isRetriable ? { progressMessage: `Trying again soon. ${error.message}` } : {};
	const updated = await tx.goalJob.update({ where: { id: job.id }, data: { costMicroU, ...words }, select: UPDATED_FIELDS });
	if (words.progressMessage) events.push(jobUpdated(updated));
	await appendEvents(tx, job.id, events);
}

/** Closes an item as failed, with a ticket. Call with the job locked. */
export async function failItem(
	tx: Transaction,
	job: WorkedJob,
	place: Place,
	error: Pick<AppError, "code" | "message">,
	ended?: { readonly outcome: ToolOutcome; readonly packed: PackedOutput },
): Promise<NewEvent[]> {
	const outcome = ended?.outcome;
	await keepResult(tx, job, place, { succeeded: false, packed: ended?.packed ?? null, digest: outcome?.invocation.outputDigest ?? null, error });
	const { gate } = place.node.step;
	const isHeldBack = gate !== undefined && error.code === gate.errorCode;
	const tickets = await fileTickets(tx, job, `${place.node.stepId}:${place.itemKey ?? ""}`, [
		{
			exceptionType: isHeldBack ? gate.exceptionType : "item_failed",
			severity: "high",
			affectedRows: [{ item: place.itemKey, error: error.code, message: error.message }, ...(isHeldBack ? reasonsIn(outcome?.output, gate.reasonsField) : [])],
			suggestedResolution: "The other results are delivered. Check this one by hand, or run it again.",
			requiresHuman: true,
		},
	]);
	return [...tickets, ...(await advanceStep(tx, job, place, outcome?.invocation.costMicroU ?? 0))];
}

function reasonsIn(output: unknown, field: string | undefined): Record<string, unknown>[] {
	const reasons = field !== undefined && isRecord(output) ? output[field] : [];
	return Array.isArray(reasons) ? reasons.filter(isRecord) : [];
}

async function keepResult(
	tx: Transaction,
	job: WorkedJob,
	{ node, itemKey }: Place,
	result: { succeeded: boolean; packed: PackedOutput; digest: string | null; error: Pick<AppError, "code" | "message"> | null },
): Promise<void> {
	await tx.stepResult.create({
		data: {
			jobId: job.id,
			stepId: node.stepId,
			itemKey: itemKey ?? "",
			succeeded: result.succeeded,
			output: result.packed,
			digest: result.digest,
			errorCode: result.error?.code ?? null,
			errorMessage: result.error?.message ?? null,
		},
		select: { stepId: true },
	});
}

async function keepArtifacts(tx: Transaction, job: WorkedJob, { node, itemKey }: Place, output: Record<string, unknown>): Promise<NewEvent[]> {
	const declared = node.step.artifacts;
	const files = Array.isArray(output.files) ? output.files.filter(isRecord) : [];
	if (!declared || files.length === 0) return [];
	const shared = Object(await resolveReference(declared.metadata, scopeOf(tx, job, itemKey)));
	const rows = files.map((entry) => {
		const { storageKey, fileName, mimeType, sizeBytes, sha256 } = entry.file as WrittenFile;
		return {
			id: newId(),
			jobId: job.id,
			attemptId: job.attemptId,
			stepId: node.stepId,
			itemKey: itemKey ?? "",
			storageKey,
			fileName,
			mimeType,
			sizeBytes,
			sha256,
			artifactType: declared.artifactType,
			description: declared.description,
			metadata: { ...shared, kind: entry.kind } as Prisma.InputJsonObject,
		};
	});
	await tx.artifact.createMany({ data: rows });
	return rows.map((row) => ({
		type: "artifact_ready",
		data: { artifactId: row.id, fileName: row.fileName, mimeType: row.mimeType, sizeBytes: row.sizeBytes, isPrimary: false },
	}));
}

/** A step of one call is complete with it; a step of items counts those that have ended, and is completed when they are joined. */
async function advanceStep(tx: Transaction, job: WorkedJob, { node, itemKey }: Place, costMicroU: number): Promise<NewEvent[]> {
	const isDone = itemKey === null;
	const ended = isDone ? 1 : await tx.stepResult.count({ where: { jobId: job.id, stepId: node.stepId } });
	const total = isDone ? 1 : Math.max(1, await countItems(tx, job, node));
	const progress = isDone ? 100 : Math.min(99, Math.floor((100 * ended) / total));
	const progressMessage = isDone ? null : `${ended} of ${total}`;
	const status = isDone ? ("completed" as const) : ("running" as const);
	await tx.jobStep.update({
		where: { jobId_stepId: { jobId: job.id, stepId: node.stepId } },
		data: { progress, progressMessage, status, ...(isDone ? { finishedAt: new Date(), errorCode: null, errorMessage: null } : {}) },
		select: { stepId: true },
	});
	const steps = job.steps.map((step) => (step.stepId === node.stepId ? { ...step, progress, status } : step));
	const jobProgress = Math.max(job.progress, progressOf(planOf(specOf(job)), steps));
	await tx.goalJob.update({ where: { id: job.id }, data: { progress: jobProgress, costMicroU: { increment: costMicroU } }, select: { id: true } });
	return [{ type: isDone ? "step_finished" : "step_progress", data: { ...stepData(node, { status, progress }), progressMessage, jobProgress } }];
}

async function countItems(tx: Transaction, job: WorkedJob, node: WorkNode): Promise<number> {
	const list = await resolveReference(node.step.forEach ?? [], scopeOf(tx, job, null));
	return Array.isArray(list) ? list.length : 0;
}

export function stepData(node: PlanNode, state: { status: string; progress: number }): Record<string, unknown> {
	return { stepId: node.stepId, title: node.title, role: node.kind === "work" ? node.step.role : null, ...state, progressMessage: null, errorMessage: null };
}

function invocationData({ node, itemKey }: Place, invocation: StartedInvocation): Record<string, unknown> {
	const { invocationId, toolRef, argsSummary } = invocation;
	return { invocationId, toolRef, stepId: node.stepId, itemKey, role: node.step.role, argsSummary };
}

function toolFinished(place: Place, invocation: FinishedInvocation): NewEvent {
	const { success, durationMs, costMicroU, outputSummary, errorCode, errorMessage } = invocation;
	return { type: "tool_finished", data: { ...invocationData(place, invocation), success, durationMs, costMicroU, outputSummary, errorCode, errorMessage } };
}
