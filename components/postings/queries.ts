import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { MatchingJob } from "@/lib/tools/job-search/schemas";

export function postingQuery(jobSpecId: string, postingId: string) {
	return queryOptions({
		queryKey: ["posting", jobSpecId, postingId],
		queryFn: ({ signal }) => callApi("GET", `/jobs/goal/${jobSpecId}/postings/${encodeURIComponent(postingId)}`, MatchingJob, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}
