import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { newId } from "@/lib/platform/ids";
import type { GoalJob } from "@/lib/platform/prisma/client";

/** The engine takes no more as a priority. */
const MAX_HEAD_START_SECONDS = 600;

/**
 * Starts a drive in the caller's transaction: the event leaves after commit, and only the drive it names may write from now on. Its place in line
 * is that of the job: one that goes on after an answer doesn't wait behind those that were confirmed later. Returns the id of the message.
 */
export async function requestDrive(tx: Transaction, job: Pick<GoalJob, "id" | "attemptId" | "ownerId" | "queuedAt">): Promise<string> {
	const driveId = newId();
	const now = Date.now();
	const sinceQueued = Math.floor((now - (job.queuedAt?.getTime() ?? now)) / 1000);
	const headStartSeconds = Math.max(0, Math.min(MAX_HEAD_START_SECONDS, sinceQueued));
	await tx.goalJob.update({ where: { id: job.id }, data: { driveId, lineRankAt: new Date(now - headStartSeconds * 1000) }, select: { id: true } });
	return writeOutbox(tx, "goal-job/drive.requested", { jobSpecId: job.id, attemptId: job.attemptId, driveId, ownerId: job.ownerId, headStartSeconds });
}
