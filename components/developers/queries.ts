import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiError, callApi } from "@/components/api-client";
import { developerOperations } from "@/components/calls/developers";
import type { AgentDocument, SandboxInput } from "@/lib/developers/schemas";

export const AGENTS_PER_PAGE = 20;

export const agentKeys = {
	all: ["agents"] as const,
	list: ["agents", "list"] as const,
	one: (agentName: string) => ["agents", "one", agentName] as const,
	version: (agentName: string, version: string) => ["agents", "version", agentName, version] as const,
	usage: (from: string, to: string) => ["agents", "usage", from, to] as const,
	earnings: (from: string, to: string) => ["agents", "earnings", from, to] as const,
};

export function agentsQuery() {
	return infiniteQueryOptions({
		queryKey: agentKeys.list,
		queryFn: ({ pageParam, signal }) =>
			callApi(developerOperations.listAgents, { query: { limit: AGENTS_PER_PAGE, ...(pageParam && { cursor: pageParam }) } }, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

export function agentQuery(agentName: string) {
	return queryOptions({
		queryKey: agentKeys.one(agentName),
		queryFn: ({ signal }) => callApi(developerOperations.getAgent, { params: { agentName } }, { signal }),
	});
}

/** An agent that may not be there yet, looked at again and again: it may be made from a shell at any moment. */
export function awaitedAgentQuery(agentName: string, everyMs: number) {
	return queryOptions({
		queryKey: agentKeys.one(agentName),
		queryFn: async ({ signal }) => {
			try {
				return await callApi(developerOperations.getAgent, { params: { agentName } }, { signal });
			} catch (error) {
				if (error instanceof ApiError && error.code === "AGENT_NOT_FOUND") return null;
				throw error;
			}
		},
		refetchInterval: ({ state }) => (state.data?.publishedVersion ? false : everyMs),
	});
}

export function versionQuery(agentName: string, version: string) {
	return queryOptions({
		queryKey: agentKeys.version(agentName, version),
		queryFn: ({ signal }) => callApi(developerOperations.getAgentVersion, { params: { agentName, version } }, { signal }),
	});
}

export function creatorUsageQuery(period: { from: string; to: string }) {
	return queryOptions({
		queryKey: agentKeys.usage(period.from, period.to),
		queryFn: ({ signal }) => callApi(developerOperations.getCreatorUsage, { query: period }, { signal }),
	});
}

export function creatorEarningsQuery(period: { from: string; to: string }) {
	return queryOptions({
		queryKey: agentKeys.earnings(period.from, period.to),
		queryFn: ({ signal }) => callApi(developerOperations.getCreatorEarnings, { query: period }, { signal }),
	});
}

export const checkAgent = (body: AgentDocument) => callApi(developerOperations.checkAgent, { body });
export const submitAgent = (body: AgentDocument) => callApi(developerOperations.submitAgent, { body });
export const runSandbox = (agentName: string, version: string, body: SandboxInput) =>
	callApi(developerOperations.runSandbox, { params: { agentName, version }, body });
export const publishAgent = (agentName: string, version: string) => callApi(developerOperations.publishAgent, { params: { agentName, version } });
export const withdrawAgent = (agentName: string) => callApi(developerOperations.withdrawAgent, { params: { agentName } });
export const deleteAgent = (agentName: string) => callApi(developerOperations.deleteAgent, { params: { agentName } });
