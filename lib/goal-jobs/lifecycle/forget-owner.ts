import "server-only";
import { abortRunning } from "@/lib/goal-jobs/drive/running";
import { db, type Transaction } from "@/lib/platform/db";

/** Hands a guest's jobs over to the user that it became. Returns how many; a repeat finds none left. */
export async function claimGoalJobs(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<number> {
	const { count } = await tx.goalJob.updateMany({ where: { ownerId: guestId }, data: { ownerId: userId } });
	return count;
}

/** Removes all jobs of a user who is gone, running ones included. Returns the storage keys of their artifacts. */
export async function deleteGoalJobsOf(userId: string): Promise<string[]> {
	const jobs = await db().goalJob.findMany({ where: { ownerId: userId }, select: { id: true, bundleKeys: true, artifacts: { select: { storageKey: true } } } });
	await db().goalJob.deleteMany({ where: { ownerId: userId } });
	for (const job of jobs) abortRunning(job.id);
	return jobs.flatMap(storageKeysOf);
}

/** Everything that a job keeps in the file store: its artifacts, and the ZIPs that were made of them. */
export function storageKeysOf(job: { artifacts: ReadonlyArray<{ storageKey: string }>; bundleKeys: readonly string[] }): string[] {
	return [...job.artifacts.map((artifact) => artifact.storageKey), ...job.bundleKeys];
}
