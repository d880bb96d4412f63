import "server-only";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import { PostingMark } from "@/lib/goal-jobs/posting-schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";

/** What the caller has pinned and dismissed of a run's postings, by jobId. @throws AppError JOB_NOT_FOUND. */
export async function listMarks(context: ActorContext, jobSpecId: string): Promise<ReadonlyMap<string, PostingMark>> {
	const { id } = await ownedJob(context, jobSpecId);
	const rows = await db().postingMark.findMany({ where: { jobId: id }, select: { postingId: true, mark: true } });
	return new Map(rows.map(({ postingId, mark }) => [postingId, PostingMark.parse(mark)]));
}
