import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError, callApi } from "@/components/api-client";
import { draftOperations, resultOperations, retryOperations, streamOperations, viewOperations } from "@/components/calls/goal-jobs";
import { queryOf, type RunFilter, STOPPED_STATES } from "@/components/goal-jobs/run-filter";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob, GoalJobStatus } from "@/lib/goal-jobs/schemas";
import type { EventLog } from "@/lib/goal-jobs/stream/schemas";
import type { StatusView } from "@/lib/goal-jobs/views/schemas";

export const RUNS_PER_PAGE = 20;
const RECENT_RUNS = 8;
export const NEWEST_RESULTS = 4;
export const RUNNING_STATES = ["created", "analyzing", "confirmed", "queued", "executing"] as const satisfies readonly GoalJobStatus[];
export const RESULT_STATES = ["completed", "partial"] as const satisfies readonly GoalJobStatus[];
export const EVENTS_PER_CALL = 500;
const LINKS_FRESH_MS = 8 * 60_000;

export const runKeys = {
	all: ["runs"] as const,
	lists: ["runs", "list"] as const,
	list: (filter: RunFilter) => ["runs", "list", filter] as const,
	/** Of the first page; changed with the lists. */
	running: ["runs", "list", "running"] as const,
	results: ["runs", "list", "results"] as const,
	recent: ["runs", "recent"] as const,
	/** What waits for the person: the inbox and its count. */
	waiting: ["runs", "waiting"] as const,
	inbox: ["runs", "waiting", "list"] as const,
	waitingCount: ["runs", "waiting", "count"] as const,
	detail: (jobSpecId: string) => ["runs", "detail", jobSpecId] as const,
	/** The first events of a run as the page brought them. */
	events: (jobSpecId: string) => ["runs", "events", jobSpecId] as const,
	/** `place` tells the questions before the start and those of each pause apart. */
	draft: (jobSpecId: string, place: string) => ["runs", "draft", jobSpecId, place] as const,
	fileUses: (fileIds: readonly string[]) => ["runs", "file-uses", ...fileIds] as const,
	feedback: (jobSpecId: string) => ["runs", "feedback", jobSpecId] as const,
	artifacts: (jobSpecId: string) => ["runs", "artifacts", jobSpecId] as const,
};

/** Whether a call was refused because its run is not there, or not there any more. */
export function isRunMissing(error: unknown): boolean {
	return error instanceof ApiError && error.code === "JOB_NOT_FOUND";
}

/** Forgets all that is known of a run that was deleted. */
export function forgetRun(queryClient: QueryClient, jobSpecId: string): void {
	queryClient.removeQueries({ predicate: ({ queryKey: [of, , id] }) => of === runKeys.all[0] && id === jobSpecId });
}

export function recentRunsQuery() {
	return queryOptions({
		queryKey: runKeys.recent,
		queryFn: ({ signal }) => callApi(viewOperations.listSessions, { query: { limit: RECENT_RUNS } }, { signal }),
	});
}

/** The runs that something works on now. */
export function runningQuery() {
	return queryOptions({
		queryKey: runKeys.running,
		queryFn: ({ signal }) =>
			callApi(viewOperations.listSessions, { query: { statuses: [...RUNNING_STATES], waiting: "false", limit: RUNS_PER_PAGE } }, { signal }),
	});
}

/** The runs that ended last with something to show. */
export function resultsQuery() {
	return queryOptions({
		queryKey: runKeys.results,
		queryFn: ({ signal }) => callApi(viewOperations.listSessions, { query: { statuses: [...RESULT_STATES], limit: NEWEST_RESULTS } }, { signal }),
	});
}

export function runListQuery(filter: RunFilter) {
	return infiniteQueryOptions({
		queryKey: runKeys.list(filter),
		queryFn: ({ pageParam, signal }) =>
			callApi(viewOperations.listSessions, { query: { ...queryOf(filter), limit: RUNS_PER_PAGE, cursor: pageParam ?? undefined } }, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

/** Everything that waits for the person, newest first. */
export function inboxQuery() {
	return infiniteQueryOptions({
		queryKey: runKeys.inbox,
		queryFn: ({ pageParam, signal }) =>
			callApi(viewOperations.listSessions, { query: { waiting: "true", limit: RUNS_PER_PAGE, cursor: pageParam ?? undefined } }, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

/** How many runs have stopped for the person. One that was never started stands in the inbox and calls for nobody. */
export function waitingCountQuery() {
	return queryOptions({
		queryKey: runKeys.waitingCount,
		queryFn: async ({ signal }) =>
			(await callApi(viewOperations.listSessions, { query: { waiting: "true", statuses: [...STOPPED_STATES], limit: 1 } }, { signal })).total,
	});
}

export function estimateQuery(jobSpecId: string) {
	return queryOptions({
		queryKey: ["runs", "estimate", jobSpecId],
		queryFn: ({ signal }) => callApi(viewOperations.getEstimate, { params: { jobSpecId } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** What continuing a failed run keeps and costs; of each attempt anew. */
export function retryPlanQuery({ jobSpecId, attemptId }: Pick<GoalJob, "jobSpecId" | "attemptId">) {
	return queryOptions({
		queryKey: ["runs", "retry-plan", jobSpecId, attemptId],
		queryFn: ({ signal }) => callApi(retryOperations.getRetryPlan, { params: { jobSpecId } }, { signal }),
		retry: false,
	});
}

export function runQuery(jobSpecId: string) {
	return queryOptions({
		queryKey: runKeys.detail(jobSpecId),
		queryFn: ({ signal }) => callApi(viewOperations.getGoalJob, { params: { jobSpecId } }, { signal }),
	});
}

export function artifactsQuery(jobSpecId: string) {
	return queryOptions({
		queryKey: runKeys.artifacts(jobSpecId),
		queryFn: ({ signal }) => callApi(resultOperations.listArtifacts, { params: { jobSpecId } }, { signal }),
		staleTime: LINKS_FRESH_MS,
		// The links work for a quarter of an hour; a page that stays open gets new ones in time.
		refetchInterval: LINKS_FRESH_MS,
		refetchIntervalInBackground: true,
	});
}

/** The previews of a run that has not begun, each with its link. */
export function previewsQuery({ jobSpecId, artifacts }: Pick<GoalJob, "jobSpecId" | "artifacts">) {
	const previews = artifacts.filter((artifact) => artifact.isPreview);
	return queryOptions({
		queryKey: [...runKeys.artifacts(jobSpecId), ...previews.map(({ artifactId }) => artifactId)],
		queryFn: async ({ signal }): Promise<LinkedArtifact[]> => {
			const linkOf = (artifactId: string) => callApi(resultOperations.downloadArtifact, { params: { jobSpecId, artifactId } }, { signal });
			return Promise.all(previews.map(async (preview) => ({ ...preview, ...(await linkOf(preview.artifactId)) })));
		},
		staleTime: LINKS_FRESH_MS,
		refetchInterval: LINKS_FRESH_MS,
	});
}

/** What the person has begun to answer and not sent. It is read once: from then on this page knows it best. */
export function draftQuery(jobSpecId: string, place: string) {
	return queryOptions({
		queryKey: runKeys.draft(jobSpecId, place),
		queryFn: ({ signal }) => callApi(draftOperations.getDraft, { params: { jobSpecId } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
}

/** How many runs were made with each of these files. */
export function fileUsesQuery(fileIds: readonly string[]) {
	return queryOptions({
		queryKey: runKeys.fileUses(fileIds),
		queryFn: ({ signal }) => callApi(viewOperations.listFileUses, { query: { fileId: [...fileIds] } }, { signal }),
		enabled: fileIds.length > 0,
	});
}

export function fetchRunStatus(jobSpecId: string, signal: AbortSignal): Promise<StatusView> {
	return callApi(viewOperations.getStatus, { params: { jobSpecId } }, { signal });
}

/** The events after `after`, oldest first, at most 500 of them. */
export function fetchEvents(jobSpecId: string, after: number): Promise<EventLog> {
	return callApi(streamOperations.listEvents, { params: { jobSpecId }, query: { after, limit: EVENTS_PER_CALL } });
}
