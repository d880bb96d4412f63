import "server-only";
import type { RetriedJobs } from "@/lib/goal-jobs/lifecycle/schemas";
import { presentQueued } from "@/lib/goal-jobs/present";
import { MOST_AT_ONCE } from "@/lib/goal-jobs/receipts/get-retry-plan";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { retryQueuedJob } from "./retry-queued-job";

/** Retries the first 20 of these failed jobs. One that can't be retried is named with its reason and holds up no other. */
export async function retryAll(context: ActorContext, jobSpecIds: readonly string[], reason: string): Promise<RetriedJobs> {
	const retried: RetriedJobs["retried"] = [];
	const refused: RetriedJobs["refused"] = [];
	const taken = jobSpecIds.slice(0, MOST_AT_ONCE);
	for (const id of taken) {
		try {
			retried.push(presentQueued(await retryQueuedJob(context, id, { rerunMode: "retry_same_thread", reason })));
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			refused.push({ jobSpecId: id, code: error.code, message: error.message });
		}
	}
	const costOf = (end: "low" | "high") => retried.reduce((sum, { receipt }) => sum + (receipt?.costMicroU[end] ?? 0), 0);
	return { retried, refused, costMicroU: { low: costOf("low"), high: costOf("high") }, left: jobSpecIds.length - taken.length };
}
