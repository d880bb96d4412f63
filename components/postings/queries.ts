import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { postingOperations } from "@/components/calls/goal-jobs";
import type { PostingMark } from "@/lib/goal-jobs/posting-schemas";
import { DEFAULT_WEIGHTS, type FitWeights } from "@/lib/goal-jobs/postings/standing";
import { type PostingListQuery, weightsIn } from "./filter/posting-filter";

const POSTINGS_PER_PAGE = 50;

export const postingKeys = {
	lists: (jobSpecId: string) => ["postings", jobSpecId] as const,
	list: (jobSpecId: string, query: PostingListQuery | null) => ["postings", jobSpecId, query] as const,
	these: (jobSpecId: string, ids: readonly string[], weights: FitWeights) => ["postings", jobSpecId, "these", ids, weightsIn(weights)] as const,
	one: (jobSpecId: string, postingId: string) => ["posting", jobSpecId, postingId] as const,
};

/** The scored postings of a run that pass, page by page. A scored list never changes, so what was read stays right. */
export function postingListQuery(jobSpecId: string, query: PostingListQuery | null) {
	return infiniteQueryOptions({
		queryKey: postingKeys.list(jobSpecId, query),
		queryFn: ({ pageParam, signal }) =>
			callApi(
				postingOperations.listPostings,
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

/** Some postings by their ids, in the order of the ids, scored by these weights; those that are unknown are left out. */
export function thesePostingsQuery(jobSpecId: string, ids: readonly string[], weights: FitWeights = DEFAULT_WEIGHTS) {
	return queryOptions({
		queryKey: postingKeys.these(jobSpecId, ids, weights),
		queryFn: async ({ signal }) => {
			const query = { jobId: [...ids], sort: "fit" as const, limit: 100, ...weightsIn(weights) };
			const { items } = await callApi(postingOperations.listPostings, { params: { jobSpecId }, query }, { signal });
			return ids.flatMap((id) => items.find(({ jobId }) => jobId === id) ?? []);
		},
		staleTime: Number.POSITIVE_INFINITY,
		enabled: ids.length > 0,
		placeholderData: keepPreviousData,
	});
}

/** The postings to begin with, of those that pass. */
export function bestPostingsQuery(jobSpecId: string, { sort: _sort, ...filters }: PostingListQuery, count: number) {
	return queryOptions({
		queryKey: ["best-postings", jobSpecId, filters, count] as const,
		queryFn: ({ signal }) => callApi(postingOperations.bestPostings, { params: { jobSpecId }, query: { ...filters, count } }, { signal }),
	});
}

export function postingQuery(jobSpecId: string, postingId: string) {
	return queryOptions({
		queryKey: postingKeys.one(jobSpecId, postingId),
		queryFn: ({ signal }) => callApi(postingOperations.getPosting, { params: { jobSpecId, jobId: postingId } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

export function markPosting(jobSpecId: string, postingId: string, mark: PostingMark | null) {
	return callApi(postingOperations.markPosting, { params: { jobSpecId, jobId: postingId }, body: { mark } });
}
