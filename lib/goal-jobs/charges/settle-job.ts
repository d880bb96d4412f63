import "server-only";
import { findHeld } from "@/lib/credits/charges/committed";
import { type ChargeEnd, endCharge } from "@/lib/credits/charges/end-charge";
import type { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { knownCode } from "@/lib/platform/errors";
import { rawCostOf } from "./raw-cost";

/** Failures that come of what the user gave, chose or left open; every other one is ours, and its attempt costs nothing. */
const OF_THE_USER: ReadonlySet<string> = new Set([
	"FILE_INCOMPATIBLE",
	"FILE_ENCRYPTED",
	"FILE_SCANNED",
	"FILE_EMPTY",
	"FILE_TOO_LARGE",
	"FILE_UNREADABLE",
	"FILE_NOT_FOUND",
	"NO_MATCHING_WORKFLOW",
	"NOTHING_TO_CHOOSE",
	"NO_POSTINGS_FOUND",
	"CHECKPOINT_EXPIRED",
	"BUDGET_EXCEEDED",
	"JOB_CANCELLED",
	"VALIDATION_ERROR",
]);

// What a preview before the commit has cost is ours.
const CALLS = `SELECT "toolRef", "costMicroU", count(*)::int AS "calls" FROM tool_invocation
	WHERE "jobId" = $1::uuid AND "attemptId" = $2::uuid AND "startedAt" >= $3::timestamptz AND "costMicroU" > 0 GROUP BY "toolRef", "costMicroU"`;

interface Ended {
	readonly id: string;
	readonly attemptId: string;
	readonly status: GoalJobStatus;
	readonly errorCode: string | null;
}

/**
 * Ends the charge of a locked job's attempt with the attempt itself, in its transaction: what its tools have cost is posted and the rest released;
 * an attempt that failed on our side costs nothing. Harmless where nothing is held.
 */
export async function settleJob(tx: Transaction, job: Ended): Promise<void> {
	const query = queryOf(tx);
	const held = await findHeld(query, job.attemptId);
	if (!held) return;
	const calls = await query<{ toolRef: string; costMicroU: number; calls: number }>(CALLS, [job.id, job.attemptId, held.createdAt]);
	await endCharge(query, held.id, endOf(job, calls));
}

function endOf({ status, errorCode }: Ended, calls: Parameters<typeof rawCostOf>[0]): ChargeEnd {
	const isOurs = status === "failed" && !OF_THE_USER.has(knownCode(errorCode, "INTERNAL"));
	if (isOurs) return { state: "refunded" };
	const isDelivered = status === "completed" || status === "partial";
	if (!isDelivered && calls.length === 0) return { state: "released" };
	return { state: "settled", raw: rawCostOf(calls) };
}
