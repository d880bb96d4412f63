import "server-only";
import type { JobWithParts } from "@/lib/goal-jobs/internal";
import { scoredPostingsOf } from "@/lib/goal-jobs/postings/scored-postings";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { isRecord } from "@/lib/platform/records";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import { saidByPosting } from "./said-by-posting";
import { RESUME_FORMATS } from "./written-resumes";

type Followed = ReturnType<typeof saidByPosting>;

/** The postings of a job for which it wrote a resume, as their person follows them. */
export async function postingsWrittenFor(job: JobWithParts): Promise<Followed[]> {
	const written = job.artifacts.flatMap(({ metadata, mimeType, isPreview }) =>
		!isPreview && RESUME_FORMATS.includes(mimeType) && isRecord(metadata) && typeof metadata.postingId === "string" ? [metadata.postingId] : [],
	);
	const scored = written.length > 0 ? await scoredPostingsOf(job) : null;
	if (!scored) return [];
	const places = scored.postings.flatMap((posting, place) => (isRecord(posting) && written.includes(String(posting.jobId)) ? [place] : []));
	const postings = await Promise.all(places.map((place) => scored.inFull(place)));
	return postings.flatMap((posting) => {
		// What can't be read is followed by hand, and keeps no run from its end.
		const { data } = MatchingJob.safeParse(posting);
		return data ? [saidByPosting(job.id, data)] : [];
	});
}

/** Has their owner follow them from now on, as saved. What is followed already stays as it is. */
export async function follow(tx: Transaction, ownerId: string, postings: readonly Followed[], now: Date): Promise<void> {
	if (postings.length === 0) return;
	await tx.application.createMany({ data: postings.map((said) => ({ id: newId(), ownerId, ...said, statusChangedAt: now })), skipDuplicates: true });
}
