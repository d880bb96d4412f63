import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { viewOperations } from "@/lib/goal-jobs/views/operations";

const MOST_WORKFLOWS = 50;
const MOST_FOUND = 8;
/** The API takes no longer words. */
const MAX_WORDS_LENGTH = 200;
const SHORTEST_SEARCH = 2;

/** The workflows that anybody can begin. What describes them to the API is loaded when the palette is opened, not with every page. */
export function catalogQuery() {
	return queryOptions({
		queryKey: ["palette", "catalog"],
		queryFn: async ({ signal }) => {
			const { catalogOperations } = await import("@/lib/catalog/operations");
			return (await callApi(catalogOperations.getCatalog, {}, { signal })).workflows.filter(({ deprecated }) => !deprecated);
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** The person's own workflows. */
export function ownWorkflowsQuery() {
	return queryOptions({
		queryKey: ["palette", "own-workflows"],
		queryFn: async ({ signal }) => {
			const { userWorkflowOperations } = await import("@/lib/user-workflows/operations");
			return (await callApi(userWorkflowOperations.listUserWorkflows, { query: { limit: MOST_WORKFLOWS } }, { signal })).items;
		},
	});
}

/** Runs of any age that have the typed words. */
export function foundRunsQuery(typed: string) {
	const q = typed.trim().slice(0, MAX_WORDS_LENGTH);
	return queryOptions({
		queryKey: ["palette", "runs", q],
		queryFn: async ({ signal }) => (await callApi(viewOperations.listSessions, { query: { q, limit: MOST_FOUND } }, { signal })).sessions,
		enabled: q.length >= SHORTEST_SEARCH,
		placeholderData: keepPreviousData,
	});
}
