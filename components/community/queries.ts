import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { lifecycleOperations } from "@/components/calls/goal-jobs";
import { userWorkflowOperations, workflowVersionOperations } from "@/components/calls/user-workflows";
import type { CommunityFilter } from "./filter";

export const ENTRIES_PER_PAGE = 24;
export const COMMENTS_PER_PAGE = 30;

export const communityKeys = {
	all: ["community"] as const,
	list: (filter: CommunityFilter) => ["community", "list", filter] as const,
	one: (workflowId: string) => ["community", "one", workflowId] as const,
	comments: (workflowId: string) => ["community", "comments", workflowId] as const,
	forks: (workflowId: string) => ["community", "forks", workflowId] as const,
	sample: (workflowId: string) => ["community", "sample", workflowId] as const,
};

/** Nobody has to be signed in to look. */
const open = { redirectsWhenSignedOut: false };

export function communityQuery(filter: CommunityFilter) {
	return infiniteQueryOptions({
		queryKey: communityKeys.list(filter),
		queryFn: ({ pageParam, signal }) => {
			const { tag, q, sort } = filter;
			const query = { sort, limit: ENTRIES_PER_PAGE, ...(tag && { tag }), ...(q && { q }), ...(pageParam && { cursor: pageParam }) };
			return callApi(userWorkflowOperations.listCommunity, { query }, { signal, ...open });
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.cursor,
	});
}

export function publicWorkflowQuery(workflowId: string) {
	return queryOptions({
		queryKey: communityKeys.one(workflowId),
		queryFn: ({ signal }) => callApi(userWorkflowOperations.getUserWorkflow, { params: { workflowId } }, { signal, ...open }),
	});
}

export function commentsQuery(workflowId: string) {
	return infiniteQueryOptions({
		queryKey: communityKeys.comments(workflowId),
		queryFn: ({ pageParam, signal }) => {
			const query = { limit: COMMENTS_PER_PAGE, ...(pageParam && { cursor: pageParam }) };
			return callApi(userWorkflowOperations.listComments, { params: { workflowId }, query }, { signal, ...open });
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.cursor,
	});
}

export function forkTreeQuery(workflowId: string) {
	return queryOptions({
		queryKey: communityKeys.forks(workflowId),
		queryFn: ({ signal }) => callApi(workflowVersionOperations.getForkTree, { params: { workflowId } }, { signal, ...open }),
	});
}

export function sampleResultQuery(workflowId: string, isShown: boolean) {
	return queryOptions({
		queryKey: communityKeys.sample(workflowId),
		queryFn: ({ signal }) => callApi(workflowVersionOperations.getSampleResult, { params: { workflowId } }, { signal, ...open }),
		enabled: isShown,
	});
}

export const likeWorkflow = (workflowId: string) => callApi(userWorkflowOperations.likeUserWorkflow, { params: { workflowId } });
export const addComment = (workflowId: string, body: string) => callApi(userWorkflowOperations.addComment, { params: { workflowId }, body: { body } });
export const deleteComment = (workflowId: string, commentId: string) => callApi(userWorkflowOperations.deleteComment, { params: { workflowId, commentId } });
export const forkWorkflow = (sourceSpecId: string) => callApi(userWorkflowOperations.forkUserWorkflow, { body: { sourceSpecId } });

/** Makes a run of somebody's workflow. Throws ApiError as the operation refuses. */
export const createRunOf = (userWorkflowId: string, fileIds: string[]) =>
	callApi(lifecycleOperations.createGoalJob, { body: { userWorkflowId, fileIds, sensitiveLocalFileIds: [] } });
