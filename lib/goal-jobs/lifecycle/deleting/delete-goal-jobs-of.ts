import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { releaseChargesOf } from "@/lib/goal-jobs/charges/sweep-charges";
import { abortRunning } from "@/lib/goal-jobs/drive/running";
import type { SystemContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { storageKeysOf } from "./storage-keys";

const BATCH = 50;

/** Removes all jobs of a user who is gone, running ones included, and what it noted of postings. Returns how many jobs; a repeat finishes what an earlier call did not. */
export async function deleteGoalJobsOf({ actor, requestId }: SystemContext, userId: string): Promise<number> {
	let deleted = 0;
	for (;;) {
		const ids = await transaction(async (tx) => {
			const jobs = await tx.goalJob.findMany({
				where: { ownerId: userId },
				select: { id: true, bundleKeys: true, artifacts: { select: { storageKey: true } }, versions: { select: { storageKey: true } } },
				take: BATCH,
			});
			for (const { id } of jobs) await releaseChargesOf(tx, id);
			await tx.goalJob.deleteMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
			for (const job of jobs) {
				await writeOutbox(tx, "goal-job/deleted", { jobSpecId: job.id, storageKeys: storageKeysOf(job) });
				await writeAudit(tx, { actorId: null, action: "goal_job.delete", targetType: "goal_job", targetId: job.id, details: { by: actor.name }, requestId });
			}
			return jobs.map(({ id }) => id);
		});
		if (ids.length === 0) break;
		for (const id of ids) abortRunning(id);
		deleted += ids.length;
	}
	await transaction((tx) => tx.application.deleteMany({ where: { ownerId: userId } }));
	return deleted;
}
