import "server-only";
import { z } from "zod";
import { readOutput } from "@/lib/goal-jobs/drive/step-results";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { MatchingJob } from "@/lib/tools/job-search/schemas";

/** The step whose output is the scored list. */
const SCORED_STEP = "score_fit";
const Scored = z.object({ result: z.object({ jobs: z.array(z.object({ jobId: z.string() }).loose()) }) });

/** One found posting in full, with its description. @throws AppError JOB_NOT_FOUND; NOT_FOUND when the job has not scored such a posting. */
export async function getPosting(context: ActorContext, jobSpecId: string, postingId: string): Promise<MatchingJob> {
	const job = await ownedJob(context, jobSpecId);
	const isScored = await db().stepResult.count({ where: { jobId: job.id, stepId: SCORED_STEP, itemKey: "", succeeded: true, digest: { not: null } } });
	const scored = isScored ? Scored.safeParse(await readOutput(db(), job.id, SCORED_STEP, "")) : null;
	const posting = scored?.data?.result.jobs.find((candidate) => candidate.jobId === postingId);
	if (!posting) throw new AppError("NOT_FOUND", "This job has found no such posting.");
	return MatchingJob.parse(posting);
}
