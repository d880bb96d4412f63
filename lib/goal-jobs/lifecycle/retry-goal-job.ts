import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Spec } from "@/lib/catalog/spec";
import { holdFiles } from "@/lib/files/hold-files";
import { assertFilesOwned } from "@/lib/files/owners/assert-files-owned";
import { findSpecOf, JOB_INCLUDE, type JobWithParts, loadJob, lockOwnedJob } from "@/lib/goal-jobs/internal";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import type { RetryInput, StepStatus } from "@/lib/goal-jobs/schemas";
import { transition } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";
import { analyzeFiles } from "./analyze-files";
import { type QueuedJob, queueJob } from "./confirm-goal-job";

/**
 * Runs a failed job again from its last checkpoint: finished steps and answers are kept, a new attempt begins. Where a question had nothing to
 * choose from, what led to it is done again; a job that failed before it was queued has its files looked into again.
 * @throws AppError JOB_NOT_FOUND, NOT_IMPLEMENTED (fresh_rerun), INVALID_STATE_TRANSITION, FILE_INCOMPATIBLE (the files still don't fit).
 */
export async function retryGoalJob(context: ActorContext, jobSpecId: string, input: RetryInput): Promise<QueuedJob> {
	const before = await loadJob(context, jobSpecId);
	if (input.rerunMode === "fresh_rerun") {
		throw new AppError("NOT_IMPLEMENTED", "A fresh rerun is not available. Retry from the last checkpoint, or start a new job with the same files.");
	}
	transition(before.status, "retry");
	const preflight = before.queuedAt === null ? await analyzeAgain(context, before) : null;
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId);
		const ready = transition(job.status, "retry");
		await holdFiles(tx, job.ownerId, job.fileIds, "use");
		const attemptId = newId();
		const number = await tx.attempt.count({ where: { jobId: job.id } });
		await tx.attempt.create({
			data: { id: attemptId, jobId: job.id, number: number + 1, rerunMode: input.rerunMode, reason: input.reason ?? null },
			select: { id: true },
		});
		await reopenSteps(tx, job);
		const reset = await tx.goalJob.update({
			where: { id: job.id },
			data: {
				status: ready,
				attemptId,
				errorCode: null,
				errorMessage: null,
				agentMessage: null,
				completedAt: null,
				waitedMs: { increment: idleMs(job, new Date()) },
				...(preflight ? { preflightResult: preflight as unknown as Prisma.InputJsonObject } : {}),
			},
			include: JOB_INCLUDE,
		});
		await writeAudit(tx, {
			actorId: context.actor.userId,
			action: "goal_job.retry",
			targetType: "goal_job",
			targetId: job.id,
			details: { attemptId, rerunMode: input.rerunMode },
			requestId: context.requestId,
		});
		return queueJob(tx, context, reset);
	});
}

/** From the failure to this retry: the run stood still for its user. */
function idleMs({ startedAt, completedAt }: Pick<JobWithParts, "startedAt" | "completedAt">, now: Date): number {
	return startedAt && completedAt ? Math.max(0, now.getTime() - completedAt.getTime()) : 0;
}

const UNFINISHED: readonly StepStatus[] = ["failed", "running", "awaiting_input", "cancelled"];

/**
 * What failed or was left waiting is done again; what is finished stays. Items that failed begin again in the step that refused them, and go
 * through every later step of items: none is delivered unreviewed.
 */
async function reopenSteps(tx: Transaction, job: JobWithParts): Promise<void> {
	const failed = await tx.stepResult.findMany({ where: { jobId: job.id, succeeded: false }, select: { stepId: true } });
	const refusing = new Set(failed.map((result) => result.stepId));
	const first = job.steps.findIndex((step) => refusing.has(step.stepId));
	const spec = findSpecOf(job);
	const itemSteps = new Set((spec?.steps ?? []).filter((step) => step.forEach !== undefined).map((step) => step.stepId));
	const barren = spec ? beforeEmptyQuestion(job.steps, spec) : [];
	const isAgain = (step: JobWithParts["steps"][number], index: number) =>
		UNFINISHED.includes(step.status) || barren.includes(step.stepId) || (first >= 0 && index >= first && itemSteps.has(step.stepId));
	await tx.stepResult.deleteMany({ where: { jobId: job.id, OR: [{ succeeded: false }, { stepId: { in: barren } }] } });
	await tx.jobStep.updateMany({
		where: { jobId: job.id, stepId: { in: job.steps.filter(isAgain).map((step) => step.stepId) } },
		data: { status: "pending", progress: 0, progressMessage: null, errorCode: null, errorMessage: null, startedAt: null, finishedAt: null },
	});
}

/** The steps since the last answer, where a question then had nothing to choose from: the same outputs would leave it empty again. */
function beforeEmptyQuestion(steps: JobWithParts["steps"], spec: Spec): string[] {
	const questions = new Map(planOf(spec).flatMap((node) => (node.kind === "checkpoint" ? [[node.stepId, node.checkpoint.slots] as const] : [])));
	const isEmpty = ({ stepId, status, errorCode }: JobWithParts["steps"][number]) =>
		status === "failed" && questions.get(stepId)?.some(({ whenEmpty }) => whenEmpty.errorCode === errorCode) === true;
	const before = steps.slice(0, Math.max(0, steps.findIndex(isEmpty)));
	return before.slice(before.findLastIndex(({ stepId }) => questions.has(stepId)) + 1).map(({ stepId }) => stepId);
}

async function analyzeAgain(context: ActorContext, job: JobWithParts) {
	const spec = findSpecOf(job);
	if (!spec) throw new AppError("NO_MATCHING_WORKFLOW", "No workflow matches this goal. Start a new job with other words, or pick a workflow.");
	const files = await assertFilesOwned(db(), context.actor.userId, job.fileIds);
	const preflight = await analyzeFiles(spec, files, job.sensitiveLocalFileIds);
	if (!preflight.passed) throw new AppError("FILE_INCOMPATIBLE", preflight.errors.map((issue) => issue.message).join(" "), { preflightResult: preflight });
	return preflight;
}
