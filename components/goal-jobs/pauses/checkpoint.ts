import { z } from "zod";
import type { ListedPosting } from "@/components/workflows/resume-to-job-ready/postings/posting-filter";
import { type Interrupt, Slot } from "@/lib/goal-jobs/schemas";
import { JobListResult, MatchingJob } from "@/lib/tools/job-search/schemas";

const CheckpointPayload = z.object({ checkpointId: z.string(), slots: z.array(Slot), stepOutputPreview: z.unknown() });
export type CheckpointPayload = z.infer<typeof CheckpointPayload>;

const ListedJob = MatchingJob.extend({ description: z.string().optional() });
const JobsPreview = z.object({ jobs: z.array(z.unknown()) });

/** The questions and findings of a pause, or null when the pause is of another kind. */
export function checkpointOf(interrupt: Interrupt): CheckpointPayload | null {
	const parsed = CheckpointPayload.safeParse(interrupt.payload);
	return parsed.success ? parsed.data : null;
}

/** The scored postings of a pause or a result; one that cannot be read is left out rather than hiding all others. */
export function postingsOf(source: unknown): ListedPosting[] {
	const list = Array.isArray(source) ? source : JobsPreview.safeParse(source).data?.jobs;
	if (!list) return [];
	return list.flatMap((item) => {
		const parsed = ListedJob.safeParse(item);
		return parsed.success ? [parsed.data] : [];
	});
}

/** Remarks of the reader about the file. */
export function warningsOf(preview: unknown): string[] {
	return z.object({ warnings: z.array(z.string()) }).safeParse(preview).data?.warnings ?? [];
}

const SearchPreview = JobListResult.pick({ total: true, counts: true, sources: true });
export type SearchPreview = z.infer<typeof SearchPreview>;

/** What the search did, or null when the preview does not say. */
export function searchOf(preview: unknown): SearchPreview | null {
	return SearchPreview.safeParse(preview).data ?? null;
}
