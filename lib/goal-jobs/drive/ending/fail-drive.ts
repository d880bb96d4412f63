import "server-only";
import { settleJob } from "@/lib/goal-jobs/charges/settle-job";
import { restartDrive } from "@/lib/goal-jobs/drive/restart-drive";
import { type JobWithParts, jobUpdated, lockJob } from "@/lib/goal-jobs/internal";
import { type DriveRef, mayDrive } from "@/lib/goal-jobs/record/drive-ref";
import { stepTimes } from "@/lib/goal-jobs/record/place";
import { transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { type ErrorCode, knownCode } from "@/lib/platform/errors";
import { closeInvocations, findLastCall } from "@/lib/specialists/invocations";
import type { SpanOutcome } from "@/lib/specialists/schemas";
import { closeSpan } from "@/lib/specialists/spans";
import { fileTickets } from "@/lib/specialists/tickets";
import { giveUpPreview } from "./end-preview";

interface Failure {
	readonly code: ErrorCode;
	readonly message: string;
}

const UNKNOWN: Failure = { code: "TOOL_FAILED", message: "A step failed unexpectedly. Everything finished so far is kept; try again from here." };

/**
 * Ends a drive that the engine gave up. When its last call failed, the job fails with that error and can be retried from there. Otherwise the
 * app or what it leans on was away: another drive goes on, a few times in an attempt.
 */
export async function giveUpDrive(drive: DriveRef): Promise<void> {
	await transaction(async (tx) => {
		const job = await lockJob(tx, drive.jobSpecId);
		if (!job || !mayDrive(job, drive)) return;
		if (!(await isToolAtFault(tx, job)) && (await restartDrive(tx, job))) return;
		await endDrive(tx, job, null);
	});
}

/** Ends a drive that can't succeed, with the error that its step noted, else with this one. */
export async function failDrive(drive: DriveRef, error: Failure): Promise<void> {
	await transaction(async (tx) => {
		const job = await lockJob(tx, drive.jobSpecId);
		if (!job || !mayDrive(job, drive)) return;
		await endDrive(tx, job, unfinishedStep(job)?.errorCode ? null : error);
	});
}

/** A job that has not been confirmed has nothing to fail but its preview. */
function endDrive(tx: Transaction, job: JobWithParts, given: Failure | null): Promise<void> {
	return job.status === "ready" ? giveUpPreview(tx, job, failureOf(job, given)) : failJob(tx, job, given);
}

function failureOf(job: JobWithParts, given: Failure | null): Failure {
	const step = unfinishedStep(job);
	return given ?? (step?.errorCode ? { code: knownCode(step.errorCode, UNKNOWN.code), message: step.errorMessage ?? UNKNOWN.message } : UNKNOWN);
}

/** Whether the step in hand failed by its tool: a call that never ended, or none at all, says that the app itself was cut off. */
async function isToolAtFault(tx: Transaction, job: JobWithParts): Promise<boolean> {
	const step = unfinishedStep(job);
	const last = step && (await findLastCall(tx, { jobId: job.id, stepId: step.stepId, itemKey: "" }));
	return last?.status === "failed" || last?.status === "timeout";
}

function unfinishedStep(job: JobWithParts): JobWithParts["steps"][number] | undefined {
	return job.steps.find((candidate) => candidate.status === "running" || candidate.status === "awaiting_input" || candidate.errorCode !== null);
}

/** Fails a locked job. Without a failure given, the error that its unfinished step noted counts. */
export async function failJob(tx: Transaction, job: JobWithParts, given: Failure | null): Promise<void> {
	const now = new Date();
	const step = unfinishedStep(job);
	const failure = failureOf(job, given);
	if (step) {
		await tx.jobStep.update({
			where: { jobId_stepId: { jobId: job.id, stepId: step.stepId } },
			data: { status: "failed", finishedAt: now, errorCode: failure.code, errorMessage: failure.message },
			select: { stepId: true },
		});
	}
	await closeInvocations(tx, job.id, { at: now, errorCode: failure.code, errorMessage: failure.message });
	const outcome: SpanOutcome = failure.code === "TOOL_TIMEOUT" ? "timeout" : "fail";
	await closeSpan(tx, job, outcome, failure.code === "BUDGET_EXCEEDED" ? "budget_exceeded" : "tool_failure");
	await tx.attempt.update({
		where: { id: job.attemptId },
		data: { finishedAt: now, outcome: "failed", errorCode: failure.code, errorMessage: failure.message },
		select: { id: true },
	});
	const tickets = await fileTickets(tx, job, step?.stepId ?? "job", [
		{
			exceptionType: "run_failed",
			severity: "critical",
			affectedRows: [{ step: step?.stepId ?? null, error: failure.code, message: failure.message }],
			suggestedResolution: "Read the message, mend what it names, and retry: finished steps are kept.",
			requiresHuman: true,
		},
	]);
	const updated = await tx.goalJob.update({
		where: { id: job.id },
		data: {
			status: transition(job.status, "fail"),
			driveId: null,
			lineRankAt: null,
			driveEndedAt: now,
			errorCode: failure.code,
			errorMessage: failure.message,
			progressMessage: null,
			agentMessage: "What is finished is kept. Retry goes on from there.",
			completedAt: now,
			itemVersion: { increment: 1 },
		},
	});
	await settleJob(tx, updated);
	const stepEvent = step
		? [
				{
					type: "step_finished" as const,
					data: {
						stepId: step.stepId,
						title: step.title,
						role: step.role,
						status: "failed",
						progress: step.progress,
						errorMessage: failure.message,
						...stepTimes({ startedAt: step.startedAt, finishedAt: now }),
					},
				},
			]
		: [];
	await appendEvents(tx, job.id, [...stepEvent, ...tickets, jobUpdated(updated)]);
}
