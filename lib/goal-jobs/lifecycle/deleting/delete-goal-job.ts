import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { deleteFiles } from "@/lib/files/delete-files";
import { holdFiles } from "@/lib/files/hold-files";
import { filledSlotsOf, findSpecOf, type JobWithParts, lockOwnedJob } from "@/lib/goal-jobs/internal";
import { requireStatus, TERMINAL_STATUSES } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { fileIdsIn } from "@/lib/questions/answers";
import { usersOfFiles } from "./files-in-use";
import { storageKeysOf } from "./storage-keys";

/**
 * Removes a finished job with its artifacts, events and audit rows. Its input files stay, or with `deleteFiles` those that no other job of the
 * caller uses go as well; their ids are returned. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION.
 */
export async function deleteGoalJob(context: ActorContext, jobSpecId: string, options: { deleteFiles?: boolean } = {}): Promise<string[]> {
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId);
		requireStatus(job.status, TERMINAL_STATUSES, "delete");
		const fileIds = options.deleteFiles ? await filesOfNoOther(tx, job) : [];
		const versions = await tx.artifactVersion.findMany({ where: { jobId: job.id }, select: { storageKey: true } });
		await tx.goalJob.delete({ where: { id: job.id }, select: { id: true } });
		await writeOutbox(tx, "goal-job/deleted", { jobSpecId: job.id, storageKeys: storageKeysOf({ ...job, versions }) });
		await writeAudit(tx, { actorId: context.actor.userId, action: "goal_job.delete", targetType: "goal_job", targetId: job.id, requestId: context.requestId });
		return fileIds.length > 0 ? deleteFiles(context, fileIds) : [];
	});
}

async function filesOfNoOther(tx: Transaction, job: JobWithParts): Promise<string[]> {
	const steps = findSpecOf(job)?.steps ?? [];
	const slots = [...(findSpecOf(job)?.slots ?? []), ...steps.flatMap((step) => step.checkpoint?.slots ?? [])];
	const held = await holdFiles(tx, job.ownerId, [...job.fileIds, ...fileIdsIn(slots, filledSlotsOf(job))], "delete");
	const users = await usersOfFiles(tx, job.ownerId, held);
	return held.filter((fileId) => !users.some((user) => user.fileId === fileId && user.jobSpecId !== job.id));
}
