import "server-only";
import { assertFilesOwned } from "@/lib/files/owners/assert-files-owned";
import { findSpecOf, type JobWithParts, loadJob } from "@/lib/goal-jobs/internal";
import { analyzeFiles } from "@/lib/goal-jobs/lifecycle/analyze-files";
import type { QueuedJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import type { RetryInput } from "@/lib/goal-jobs/lifecycle/schemas";
import { transition } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { retryQueuedJob } from "./retry-queued-job";

/**
 * Runs a failed job again from its last checkpoint; one that failed before it was queued has its files looked into again.
 * @throws AppError JOB_NOT_FOUND, NOT_IMPLEMENTED (fresh_rerun), INVALID_STATE_TRANSITION, FILE_INCOMPATIBLE (the files still don't fit).
 */
export async function retryGoalJob(context: ActorContext, jobSpecId: string, input: RetryInput): Promise<QueuedJob> {
	const before = await loadJob(context, jobSpecId);
	if (input.rerunMode === "fresh_rerun") {
		throw new AppError("NOT_IMPLEMENTED", "A fresh rerun is not available. Retry from the last checkpoint, or start a new job with the same files.");
	}
	transition(before.status, "retry");
	return retryQueuedJob(context, jobSpecId, input, before.queuedAt === null ? await analyzeAgain(context, before) : null);
}

async function analyzeAgain(context: ActorContext, job: JobWithParts) {
	const spec = findSpecOf(job);
	if (!spec) throw new AppError("NO_MATCHING_WORKFLOW", "No workflow matches this goal. Start a new job with other words, or pick a workflow.");
	const files = await assertFilesOwned(db(), context.actor.userId, job.fileIds);
	const preflight = await analyzeFiles(spec, files, job.sensitiveLocalFileIds);
	if (!preflight.passed) throw new AppError("FILE_INCOMPATIBLE", preflight.errors.map((issue) => issue.message).join(" "), { preflightResult: preflight });
	return preflight;
}
