import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { compareOperations, resultOperations, viewOperations } from "@/components/calls/goal-jobs";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

/** Among so many of the newest runs others of the same workflow are looked for. */
const LOOKED_AT = 50;

export function comparisonQuery(a: string, b: string) {
	return queryOptions({
		queryKey: ["runs", "compare", a, b],
		queryFn: ({ signal }) => callApi(compareOperations.compareRuns, { query: { a, b } }, { signal }),
	});
}

/** The newest runs of a workflow that have begun, without the one in hand. */
export function othersQuery(jobSpecId: string, workflowId: string | null) {
	return queryOptions({
		queryKey: ["runs", "others", jobSpecId],
		queryFn: async ({ signal }): Promise<SessionSummary[]> => {
			const { sessions } = await callApi(viewOperations.listSessions, { query: { limit: LOOKED_AT } }, { signal });
			return sessions.filter((run) => run.jobSpecId !== jobSpecId && run.workflowId === workflowId);
		},
	});
}

/** Links to a file of each of two runs. */
export function linksQuery(a: { jobSpecId: string; artifactId: string }, b: { jobSpecId: string; artifactId: string }) {
	return queryOptions({
		queryKey: ["runs", "compare-links", a.artifactId, b.artifactId],
		queryFn: ({ signal }) =>
			Promise.all([
				callApi(resultOperations.downloadArtifact, { params: a }, { signal }),
				callApi(resultOperations.downloadArtifact, { params: b }, { signal }),
			]),
	});
}
