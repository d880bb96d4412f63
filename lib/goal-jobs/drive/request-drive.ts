import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { newId } from "@/lib/platform/ids";

/**
 * Starts a drive in the caller's transaction: the event leaves after commit, and only the drive it names may write from now on.
 * Returns the id of the message.
 */
export async function requestDrive(tx: Transaction, job: { id: string; attemptId: string }): Promise<string> {
	const driveId = newId();
	await tx.goalJob.update({ where: { id: job.id }, data: { driveId }, select: { id: true } });
	return writeOutbox(tx, "goal-job/drive.requested", { jobSpecId: job.id, attemptId: job.attemptId, driveId });
}
