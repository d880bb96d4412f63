import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { isRecord } from "@/lib/platform/records";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import { scoredPostings } from "./scored-postings";

/** One found posting in full, with its description. @throws AppError JOB_NOT_FOUND; NOT_FOUND when the job has not scored such a posting. */
export async function getPosting(context: ActorContext, jobSpecId: string, postingId: string): Promise<MatchingJob> {
	const { postings, inFull } = await scoredPostings(context, jobSpecId);
	const place = postings.findIndex((candidate) => isRecord(candidate) && candidate.jobId === postingId);
	if (place === -1) throw new AppError("NOT_FOUND", "This job has found no such posting.");
	return MatchingJob.parse(await inFull(place));
}
