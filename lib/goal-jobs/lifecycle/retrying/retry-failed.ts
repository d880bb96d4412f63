import "server-only";
import type { RetriedJobs } from "@/lib/goal-jobs/lifecycle/schemas";
import { presentQueued } from "@/lib/goal-jobs/present";
import { MOST_AT_ONCE } from "@/lib/goal-jobs/receipts/get-retry-plan";
import type { RetryFailedInput } from "@/lib/goal-jobs/receipts/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { retryQueuedJob } from "./retry-queued-job";

/**
 * Retries the caller's runs of a workflow that failed with the same code, the newest 20 at a time, each from where it stopped. One that can't be
 * retried is named with its reason and holds up no other.
 */
export async function retryFailed(context: ActorContext, { workflowId, errorCode }: RetryFailedInput): Promise<RetriedJobs> {
	const where = { ownerId: context.actor.userId, status: "failed" as const, workflowId, errorCode, queuedAt: { not: null } };
	const [found, total] = await transaction(async (tx) => [
		await tx.goalJob.findMany({ where, orderBy: [{ completedAt: "desc" }, { id: "asc" }], take: MOST_AT_ONCE, select: { id: true } }),
		await tx.goalJob.count({ where }),
	]);
	const retried: RetriedJobs["retried"] = [];
	const refused: RetriedJobs["refused"] = [];
	for (const { id } of found) {
		try {
			retried.push(presentQueued(await retryQueuedJob(context, id, { rerunMode: "retry_same_thread", reason: "Retried with others that failed alike" })));
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			refused.push({ jobSpecId: id, code: error.code, message: error.message });
		}
	}
	const costOf = (end: "low" | "high") => retried.reduce((sum, { receipt }) => sum + (receipt?.costMicroU[end] ?? 0), 0);
	return { retried, refused, costMicroU: { low: costOf("low"), high: costOf("high") }, left: Math.max(0, total - found.length) };
}
