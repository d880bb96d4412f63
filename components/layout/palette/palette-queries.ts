import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { catalogOperations } from "@/components/calls/catalog";
import { fileOperations } from "@/components/calls/files";
import { applicationOperations, viewOperations } from "@/components/calls/goal-jobs";
import { userWorkflowOperations } from "@/components/calls/user-workflows";

const MOST_WORKFLOWS = 50;
const MOST_FOUND = 8;
/** The API takes no longer words. */
const MAX_WORDS_LENGTH = 200;
const SHORTEST_SEARCH = 2;

/** The workflows that anybody can begin. */
export function catalogQuery() {
	return queryOptions({
		queryKey: ["palette", "catalog"],
		queryFn: async ({ signal }) => {
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

const MOST_OF_OTHERS = 5;

/** Files of any age whose name has the typed words. */
export function foundFilesQuery(typed: string) {
	const q = typed.trim().slice(0, MAX_WORDS_LENGTH);
	return queryOptions({
		queryKey: ["palette", "files", q],
		queryFn: async ({ signal }) => (await callApi(fileOperations.listFiles, { query: { q, limit: MOST_OF_OTHERS } }, { signal })).items,
		enabled: q.length >= SHORTEST_SEARCH,
	});
}

/** Postings that the person follows and that have the typed words. */
export function foundApplicationsQuery(typed: string) {
	const q = typed.trim().slice(0, MAX_WORDS_LENGTH);
	return queryOptions({
		queryKey: ["palette", "applications", q],
		queryFn: async ({ signal }) => (await callApi(applicationOperations.listApplications, { query: { q, limit: MOST_OF_OTHERS } }, { signal })).items,
		enabled: q.length >= SHORTEST_SEARCH,
	});
}
