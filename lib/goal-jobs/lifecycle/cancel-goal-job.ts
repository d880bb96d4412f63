import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { settleJob } from "@/lib/goal-jobs/charges/settle-job";
import { abortRunning } from "@/lib/goal-jobs/drive/running";
import { JOB_INCLUDE, jobUpdated, lockOwnedJob } from "@/lib/goal-jobs/internal";
import { closePause } from "@/lib/goal-jobs/pauses/close-pause";
import { cancelReceipt } from "@/lib/goal-jobs/receipts/cancel-receipt";
import { transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import type { ActorContext } from "@/lib/platform/context";
import { afterCommit, transaction } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { closeInvocations } from "@/lib/specialists/invocations";
import { closeSpan } from "@/lib/specialists/spans";
import type { CancelResult } from "./schemas";

/**
 * Stops a job for good: open questions close, running tools are aborted, what is finished is kept. The receipt says which is which, and stays with
 * the job. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION.
 */
export async function cancelGoalJob(context: ActorContext, jobSpecId: string): Promise<CancelResult> {
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId);
		transition(job.status, "cancel");
		const now = new Date();
		const stoppedCalls = await tx.toolInvocation.count({ where: { jobId: job.id, status: "started" } });
		const receipt = cancelReceipt(job, { at: now, stoppedCalls });
		await closePause(tx, job, { status: "cancelled", at: now });
		await tx.jobStep.updateMany({
			where: { jobId: job.id, status: { in: ["pending", "running", "awaiting_input"] } },
			data: { status: "cancelled", finishedAt: now },
		});
		await closeInvocations(tx, job.id, { at: now, errorCode: "JOB_CANCELLED", errorMessage: "The run was cancelled." });
		await closeSpan(tx, job, "hold", null);
		await tx.attempt.update({ where: { id: job.attemptId }, data: { finishedAt: now, outcome: "cancelled" }, select: { id: true } });
		const updated = await tx.goalJob.update({
			where: { id: job.id },
			data: {
				status: "cancelled",
				cancelReceipt: receipt,
				driveId: null,
				lineRankAt: null,
				completedAt: now,
				itemVersion: { increment: 1 },
				progressMessage: null,
				agentMessage: null,
			},
			include: JOB_INCLUDE,
		});
		await settleJob(tx, updated);
		await appendEvents(tx, job.id, [jobUpdated(updated)]);
		await writeOutbox(tx, "goal-job/cancelled", { jobSpecId: job.id, attemptId: job.attemptId });
		await writeAudit(tx, { actorId: context.actor.userId, action: "goal_job.cancel", targetType: "goal_job", targetId: job.id, requestId: context.requestId });
		afterCommit(tx, async () => abortRunning(job.id));
		return { jobSpecId: job.id, status: "cancelled", receipt };
	});
}
