import { z } from "zod";
import { ListedPosting } from "@/lib/goal-jobs/posting-schemas";

const JobList = z.object({ jobs: z.array(z.unknown()) });

/** The postings that a pause brings along; one that cannot be read is left out rather than hiding all others. */
export function readPostings(preview: unknown): ListedPosting[] {
	return (JobList.safeParse(preview).data?.jobs ?? []).flatMap((item) => ListedPosting.safeParse(item).data ?? []);
}
