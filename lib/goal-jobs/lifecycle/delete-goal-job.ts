import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { lockOwnedJob } from "@/lib/goal-jobs/internal";
import { requireStatus, TERMINAL_STATUSES } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { writeOutbox } from "@/lib/platform/outbox";
import { transaction } from "@/lib/platform/transaction";
import { storageKeysOf } from "./storage-keys";

/** Removes a finished job with its artifacts, events and audit rows; its input files stay. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION. */
export async function deleteGoalJob(context: ActorContext, jobSpecId: string): Promise<void> {
	await transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId);
		requireStatus(job.status, TERMINAL_STATUSES, "delete");
		await tx.goalJob.delete({ where: { id: job.id } });
		await writeOutbox(tx, "goal-job/deleted", { jobSpecId: job.id, storageKeys: storageKeysOf(job) });
		await writeAudit(tx, { actorId: context.actor.userId, action: "goal_job.delete", targetType: "goal_job", targetId: job.id, requestId: context.requestId });
	});
}
