import { z } from "zod";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { ListedPosting } from "./posting-filter";

const ListedJob = MatchingJob.extend({ description: z.string().optional() });
const JobList = z.object({ jobs: z.array(z.unknown()) });

/** The scored postings of a pause or a result; one that cannot be read is left out rather than hiding all others. */
export function readPostings(source: unknown): ListedPosting[] {
	const list = Array.isArray(source) ? source : JobList.safeParse(source).data?.jobs;
	if (!list) return [];
	return list.flatMap((item) => {
		const parsed = ListedJob.safeParse(item);
		return parsed.success ? [parsed.data] : [];
	});
}
