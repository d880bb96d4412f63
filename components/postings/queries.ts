import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { resultOperations } from "@/lib/goal-jobs/results/operations";
import type { PostingListQuery } from "./posting-filter";

const POSTINGS_PER_PAGE = 50;

export const postingKeys = {
	list: (jobSpecId: string, query: PostingListQuery | null) => ["postings", jobSpecId, query] as const,
	one: (jobSpecId: string, postingId: string) => ["posting", jobSpecId, postingId] as const,
};

/** The scored postings of a run that pass, page by page. A scored list never changes, so what was read stays right. */
export function postingListQuery(jobSpecId: string, query: PostingListQuery | null) {
	return infiniteQueryOptions({
		queryKey: postingKeys.list(jobSpecId, query),
		queryFn: ({ pageParam, signal }) =>
			callApi(
				resultOperations.listPostings,
				{ params: { jobSpecId }, query: { ...query, limit: POSTINGS_PER_PAGE, cursor: pageParam ?? undefined } },
				{ signal },
			),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		staleTime: Number.POSITIVE_INFINITY,
		enabled: query !== null,
		placeholderData: keepPreviousData,
	});
}

export function postingQuery(jobSpecId: string, postingId: string) {
	return queryOptions({
		queryKey: postingKeys.one(jobSpecId, postingId),
		queryFn: ({ signal }) => callApi(resultOperations.getPosting, { params: { jobSpecId, jobId: postingId } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}
