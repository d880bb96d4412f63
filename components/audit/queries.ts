import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { callContentOperations } from "@/components/calls/goal-jobs";
import { runViewOperations, specialistOperations, workflowViewOperations } from "@/components/calls/specialists";
import type { InvocationStatus, PeriodQuery, SpanOutcome, ToolInvocation } from "@/lib/specialists/schemas";
import type { AuditedRun } from "@/lib/specialists/workflow-views/schemas";

export const CALLS_PER_PAGE = 50;
const CALLS_OF_WATERFALL = 200;
const WATCHED_EVERY_MS = 4000;

/** Whose calls are listed: those of a run, or of all runs of a workflow in a period. */
export type CallsOf = { readonly jobSpecId: string } | { readonly workflowId: string; readonly period: PeriodQuery };

/** What a list of calls is narrowed to by its page. `attempt` and `specialistSpanId` are of one run alone. */
export interface CallsFilter {
	readonly agentRole?: string;
	readonly stepName?: string;
	readonly status?: readonly InvocationStatus[];
	readonly declared?: boolean;
	readonly attempt?: number;
	readonly specialistSpanId?: string;
}

export const auditKeys = {
	run: (jobSpecId: string) => ["audit", "run", jobSpecId] as const,
	timeline: (jobSpecId: string) => [...auditKeys.run(jobSpecId), "timeline"] as const,
	handoffs: (jobSpecId: string) => [...auditKeys.run(jobSpecId), "handoffs"] as const,
	tickets: (jobSpecId: string) => [...auditKeys.run(jobSpecId), "tickets"] as const,
	outcomes: (jobSpecId: string) => [...auditKeys.run(jobSpecId), "outcomes"] as const,
	workflow: (workflowId: string, view: string, ...of: readonly unknown[]) => ["audit", "workflow", workflowId, view, ...of] as const,
	workflows: (period: PeriodQuery) => ["audit", "workflows", period] as const,
};

/** Asked again while the run is at work. */
export function timelineQuery(jobSpecId: string, isAtWork: boolean) {
	return queryOptions({
		queryKey: auditKeys.timeline(jobSpecId),
		queryFn: ({ signal }) => callApi(runViewOperations.getRunTimeline, { params: { jobSpecId } }, { signal }),
		refetchInterval: isAtWork ? WATCHED_EVERY_MS : false,
	});
}

/** One page of calls of a run or a workflow. */
export function fetchCalls(of: CallsOf, filter: CallsFilter, limit: number, cursor: string | null, signal?: AbortSignal) {
	const { declared, status, attempt, specialistSpanId, ...rest } = filter;
	const narrowed = {
		...rest,
		status: status && [...status],
		limit,
		declared: declared === undefined ? undefined : (`${declared}` as const),
		cursor: cursor ?? undefined,
	};
	if ("jobSpecId" in of) {
		const query = { ...narrowed, attempt, specialistSpanId };
		return callApi(specialistOperations.listToolInvocations, { params: { jobSpecId: of.jobSpecId }, query }, { signal });
	}
	return callApi(workflowViewOperations.listWorkflowCalls, { params: { workflowId: of.workflowId }, query: { ...narrowed, ...of.period } }, { signal });
}

export function callsQuery(of: CallsOf, filter: CallsFilter, limit = CALLS_PER_PAGE) {
	const place = "jobSpecId" in of ? auditKeys.run(of.jobSpecId) : auditKeys.workflow(of.workflowId, "of", of.period);
	return infiniteQueryOptions({
		queryKey: [...place, "calls", filter, limit],
		queryFn: ({ pageParam, signal }) => fetchCalls(of, filter, limit, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

/** The calls that the waterfall draws, asked again while the run is at work. */
export function waterfallCallsQuery(jobSpecId: string, isAtWork: boolean) {
	return { ...callsQuery({ jobSpecId }, {}, CALLS_OF_WATERFALL), refetchInterval: isAtWork ? WATCHED_EVERY_MS : (false as const) };
}

/** What a call was given and gave; of one that has ended it stays the same for as long as anybody looks. */
export function callContentsQuery({
	jobSpecId,
	invocationId,
	status = "succeeded",
}: Pick<ToolInvocation, "jobSpecId" | "invocationId"> & { status?: InvocationStatus }) {
	return queryOptions({
		queryKey: [...auditKeys.run(jobSpecId), "call", invocationId, status],
		queryFn: ({ signal }) => callApi(callContentOperations.getCallContents, { params: { jobSpecId, invocationId } }, { signal }),
	});
}

export function handoffsQuery(jobSpecId: string) {
	return queryOptions({
		queryKey: auditKeys.handoffs(jobSpecId),
		queryFn: ({ signal }) => callApi(specialistOperations.listHandoffs, { params: { jobSpecId } }, { signal }),
	});
}

export function ticketsQuery(jobSpecId: string) {
	return queryOptions({
		queryKey: auditKeys.tickets(jobSpecId),
		queryFn: ({ signal }) => callApi(specialistOperations.listExceptions, { params: { jobSpecId } }, { signal }),
	});
}

export function outcomesQuery(jobSpecId: string) {
	return queryOptions({
		queryKey: auditKeys.outcomes(jobSpecId),
		queryFn: ({ signal }) => callApi(specialistOperations.specialistOutcomes, { params: { runId: jobSpecId } }, { signal }),
	});
}

export function fetchWorkflows(period: PeriodQuery, cursor: string | null, signal?: AbortSignal) {
	return callApi(workflowViewOperations.listAuditedWorkflows, { query: { ...period, cursor: cursor ?? undefined } }, { signal });
}

export function auditedWorkflowsQuery(period: PeriodQuery) {
	return infiniteQueryOptions({
		queryKey: auditKeys.workflows(period),
		queryFn: ({ pageParam, signal }) =>
			callApi(workflowViewOperations.listAuditedWorkflows, { query: { ...period, cursor: pageParam ?? undefined } }, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

export function costTimelineQuery(workflowId: string, period: PeriodQuery) {
	return queryOptions({
		queryKey: auditKeys.workflow(workflowId, "costs", period),
		queryFn: ({ signal }) => callApi(workflowViewOperations.getCostTimeline, { params: { workflowId }, query: period }, { signal }),
	});
}

export function reliabilityQuery(workflowId: string, period: PeriodQuery) {
	return queryOptions({
		queryKey: auditKeys.workflow(workflowId, "reliability", period),
		queryFn: ({ signal }) => callApi(specialistOperations.specialistReliability, { params: { workflowId }, query: period }, { signal }),
	});
}

export function trendsQuery(workflowId: string, period: PeriodQuery) {
	return queryOptions({
		queryKey: auditKeys.workflow(workflowId, "trends", period),
		queryFn: ({ signal }) => callApi(workflowViewOperations.listSpecialistTrends, { params: { workflowId }, query: period }, { signal }),
	});
}

export function worstCallsQuery(workflowId: string, period: PeriodQuery, agentRole: string) {
	return queryOptions({
		queryKey: auditKeys.workflow(workflowId, "worst", period, agentRole),
		queryFn: ({ signal }) => callApi(workflowViewOperations.listWorstCalls, { params: { workflowId }, query: { ...period, agentRole } }, { signal }),
	});
}

export interface OutcomesFilter {
	readonly agentRole?: string;
	readonly outcome?: SpanOutcome;
}

export function fetchOutcomes(workflowId: string, period: PeriodQuery, filter: OutcomesFilter, cursor: string | null, signal?: AbortSignal) {
	const query = { ...period, ...filter, cursor: cursor ?? undefined };
	return callApi(workflowViewOperations.listWorkflowOutcomes, { params: { workflowId }, query }, { signal });
}

export function workflowOutcomesQuery(workflowId: string, period: PeriodQuery, filter: OutcomesFilter) {
	return infiniteQueryOptions({
		queryKey: auditKeys.workflow(workflowId, "outcomes", period, filter),
		queryFn: ({ pageParam, signal }) => fetchOutcomes(workflowId, period, filter, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

type Status = readonly AuditedRun["status"][] | null;

export function fetchRuns(workflowId: string, period: PeriodQuery, status: Status, cursor: string | null, signal?: AbortSignal) {
	const query = { ...period, status: status ? [...status] : undefined, cursor: cursor ?? undefined };
	return callApi(workflowViewOperations.listWorkflowRuns, { params: { workflowId }, query }, { signal });
}

export function workflowRunsQuery(workflowId: string, period: PeriodQuery, status: Status) {
	return infiniteQueryOptions({
		queryKey: auditKeys.workflow(workflowId, "runs", period, status),
		queryFn: ({ pageParam, signal }) => fetchRuns(workflowId, period, status, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}
