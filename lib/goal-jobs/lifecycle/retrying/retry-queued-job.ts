import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { holdFiles } from "@/lib/files/hold-files";
import { chargeRetried } from "@/lib/goal-jobs/charges/charge-job";
import { findSpecOf, JOB_INCLUDE, type JobWithParts, lockOwnedJob } from "@/lib/goal-jobs/internal";
import { type QueuedJob, queueJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import type { RetryInput } from "@/lib/goal-jobs/lifecycle/schemas";
import { replaceArtifacts } from "@/lib/goal-jobs/lineage/keep-versions";
import { retryPlanOf } from "@/lib/goal-jobs/receipts/retry-plan";
import { stepsAgain } from "@/lib/goal-jobs/receipts/steps-again";
import type { PreflightResult } from "@/lib/goal-jobs/schemas";
import { transition } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";

/**
 * Runs a failed job again from its last checkpoint: finished steps and answers are kept, a new attempt begins. Where a question had nothing to
 * choose from, what led to it is done again. `preflight`: what a new look into its files found.
 * What is done again is paid for in the same transaction. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION, INSUFFICIENT_CREDITS.
 */
export async function retryQueuedJob(
	context: ActorContext,
	jobSpecId: string,
	input: RetryInput,
	preflight: PreflightResult | null = null,
): Promise<QueuedJob> {
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId);
		const ready = transition(job.status, "retry");
		await holdFiles(tx, job.ownerId, job.fileIds, "use");
		const receipt = await retryPlanOf(tx, job);
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
				isFinishing: false,
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
		await chargeRetried(tx, context, reset, receipt);
		return { ...(await queueJob(tx, context, reset)), receipt };
	});
}

/** From the failure to this retry: the run stood still for its user. */
function idleMs({ startedAt, completedAt }: Pick<JobWithParts, "startedAt" | "completedAt">, now: Date): number {
	return startedAt && completedAt ? Math.max(0, now.getTime() - completedAt.getTime()) : 0;
}

async function reopenSteps(tx: Transaction, job: JobWithParts): Promise<void> {
	const failed = await tx.stepResult.findMany({ where: { jobId: job.id, succeeded: false }, select: { stepId: true } });
	const { reopened, forgotten } = stepsAgain(job.steps, findSpecOf(job), new Set(failed.map((result) => result.stepId)));
	await replaceArtifacts(tx, job.id, forgotten);
	await tx.stepResult.deleteMany({ where: { jobId: job.id, OR: [{ succeeded: false }, { stepId: { in: forgotten } }] } });
	await tx.jobStep.updateMany({
		where: { jobId: job.id, stepId: { in: reopened } },
		data: { status: "pending", progress: 0, progressMessage: null, errorCode: null, errorMessage: null, startedAt: null, finishedAt: null },
	});
}
