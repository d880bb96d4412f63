import "server-only";
import type { RetriedJobs } from "@/lib/goal-jobs/lifecycle/schemas";
import type { RetryFailedInput } from "@/lib/goal-jobs/receipts/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { retryAll } from "./retry-all";

/** Retries the caller's runs of a workflow that failed with the same code, the newest 20 at a time, each from where it stopped. */
export async function retryFailed(context: ActorContext, { workflowId, errorCode }: RetryFailedInput): Promise<RetriedJobs> {
	const where = { ownerId: context.actor.userId, status: "failed" as const, workflowId, errorCode, queuedAt: { not: null } };
	const found = await db().goalJob.findMany({ where, orderBy: [{ completedAt: "desc" }, { id: "asc" }], select: { id: true } });
	return retryAll(
		context,
		found.map(({ id }) => id),
		"Retried with others that failed alike",
	);
}
