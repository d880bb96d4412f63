import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiError, callApi } from "@/components/api-client";
import { creditOperations } from "@/components/calls/credits";
import type { LedgerFilter, WorkflowKind } from "@/lib/credits/schemas";

export const LINES_PER_PAGE = 50;

export const creditKeys = {
	all: ["credits"] as const,
	balance: ["credits", "balance"] as const,
	quote: (jobSpecId: string) => ["credits", "quote", jobSpecId] as const,
	charge: (runId: string) => ["credits", "charge", runId] as const,
	ledger: (filter: LedgerFilter) => ["credits", "ledger", filter] as const,
};

export function balanceQuery() {
	return queryOptions({ queryKey: creditKeys.balance, queryFn: ({ signal }) => callApi(creditOperations.getBalance, {}, { signal }) });
}

/** What a run that waits for its start costs. */
export function quoteQuery(jobSpecId: string, specId: string | null) {
	return queryOptions({
		queryKey: creditKeys.quote(jobSpecId),
		queryFn: ({ signal }) => {
			const workflowKind = kindOf(specId ?? "");
			return callApi(creditOperations.quoteRun, { body: { workflowKind, specId: specId ?? "", inputsSummary: { jobSpecId } } }, { signal });
		},
		enabled: specId !== null,
	});
}

/** What a run was quoted and came to; null of one that nothing was charged for. */
export function chargeQuery(runId: string, state: string) {
	return queryOptions({
		queryKey: [...creditKeys.charge(runId), state],
		queryFn: async ({ signal }) => {
			try {
				return await callApi(creditOperations.getCharge, { params: { runId } }, { signal });
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
	});
}

export function ledgerQuery(filter: LedgerFilter) {
	return infiniteQueryOptions({
		queryKey: creditKeys.ledger(filter),
		queryFn: ({ pageParam, signal }) =>
			callApi(creditOperations.listLedger, { query: { ...filter, limit: LINES_PER_PAGE, ...(pageParam && { cursor: pageParam }) } }, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

const KINDS: readonly WorkflowKind[] = ["conversion", "forge"];

/** The kind that a workflow's id begins with. */
export function kindOf(specId: string): WorkflowKind {
	return KINDS.find((kind) => specId.startsWith(`${kind}.`)) ?? "goal_lane";
}
