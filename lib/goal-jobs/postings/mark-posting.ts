import "server-only";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import type { MarkedPosting, PostingMark } from "@/lib/goal-jobs/posting-schemas";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { isRecord } from "@/lib/platform/records";
import { scoredPostings } from "./scored-postings";

/**
 * Pins or dismisses a found posting, or takes its mark away; the job stays as it is. @throws AppError JOB_NOT_FOUND; NOT_FOUND when the job has not
 * scored such a posting.
 */
export async function markPosting(context: ActorContext, jobSpecId: string, postingId: string, mark: PostingMark | null): Promise<MarkedPosting> {
	const { postings } = await scoredPostings(context, jobSpecId);
	if (!postings.some((posting) => isRecord(posting) && posting.jobId === postingId)) throw new AppError("NOT_FOUND", "This job has found no such posting.");
	const { id: jobId } = await ownedJob(context, jobSpecId);
	const where = { jobId_postingId: { jobId, postingId } };
	await transaction(async (tx) => {
		if (mark === null) await tx.postingMark.deleteMany({ where: { jobId, postingId } });
		else await tx.postingMark.upsert({ where, create: { jobId, postingId, mark }, update: { mark }, select: { jobId: true } });
	});
	return { jobId: postingId, mark };
}
