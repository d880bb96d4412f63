import "server-only";
import { findHeldOfJob, findUntaken } from "@/lib/credits/charges/committed";
import { endCharge } from "@/lib/credits/charges/end-charge";
import { lockJob } from "@/lib/goal-jobs/internal";
import { isTerminal } from "@/lib/goal-jobs/state";
import { db, type Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transaction } from "@/lib/platform/database/transaction";
import { settleJob } from "./settle-job";

const BATCH = 100;
const HELD_IN_VAIN = `SELECT c."id", c."jobSpecId", c."attemptId" FROM run_charge c LEFT JOIN goal_job j ON j."id" = c."jobSpecId"
	WHERE c."state" = 'held' AND c."attemptId" IS NOT NULL AND (j."id" IS NULL OR j."attemptId" <> c."attemptId" OR j."status" IN ('completed', 'partial', 'failed', 'cancelled'))
	ORDER BY c."createdAt" LIMIT ${BATCH}`;

/** Gives back what no run will use: commits that no job took within a day, and those of jobs that are gone or have ended. Returns how many. */
export async function sweepCharges(): Promise<number> {
	const untaken = await findUntaken((text, values = []) => db().$queryRawUnsafe(text, ...values), BATCH);
	for (const id of untaken) await transaction((tx) => endCharge(queryOf(tx), id, { state: "released" }));
	const vain = await db().$queryRawUnsafe<Array<{ id: string; jobSpecId: string; attemptId: string }>>(HELD_IN_VAIN);
	for (const { id, jobSpecId, attemptId } of vain) {
		await transaction(async (tx) => {
			const job = await lockJob(tx, jobSpecId);
			if (job && job.attemptId === attemptId && !isTerminal(job.status)) return;
			if (job && job.attemptId === attemptId) await settleJob(tx, job);
			else await endCharge(queryOf(tx), id, { state: "released" });
		});
	}
	return untaken.length + vain.length;
}

/** Gives back what is held for a job that is about to be removed while it runs. */
export async function releaseChargesOf(tx: Transaction, jobSpecId: string): Promise<void> {
	const query = queryOf(tx);
	for (const id of await findHeldOfJob(query, jobSpecId)) await endCharge(query, id, { state: "released" });
}
