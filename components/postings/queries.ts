import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { goalJobOperations } from "@/lib/goal-jobs/operations";

export function postingQuery(jobSpecId: string, postingId: string) {
	return queryOptions({
		queryKey: ["posting", jobSpecId, postingId],
		queryFn: ({ signal }) => callApi(goalJobOperations.getPosting, { params: { jobSpecId, postingId } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}
