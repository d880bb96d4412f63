import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import type { GoalJob } from "@/lib/platform/prisma/client";
import { requestDrive } from "./request-drive";

/** An attempt goes on by itself after so many outages; after that a person decides. */
const MAX_RESTARTS = 5;

/** Starts another drive of a locked job whose drive ended through nobody's fault. False when it has been done too often in this attempt. */
export async function restartDrive(tx: Transaction, job: Pick<GoalJob, "id" | "attemptId" | "ownerId" | "queuedAt">): Promise<boolean> {
	const { count } = await tx.attempt.updateMany({ where: { id: job.attemptId, restarts: { lt: MAX_RESTARTS } }, data: { restarts: { increment: 1 } } });
	if (count > 0) await requestDrive(tx, job);
	return count > 0;
}
