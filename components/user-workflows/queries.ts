import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiError, callApi } from "@/components/api-client";
import { userWorkflowOperations, workflowVersionOperations } from "@/components/calls/user-workflows";
import type { CanvasDocument } from "@/components/user-workflows/document/document";
import type { ToolTable } from "@/components/user-workflows/document/fit";
import { settingsOf } from "@/components/user-workflows/document/note-settings";
import { toWire } from "@/components/user-workflows/document/wire";
import type { Finding, Visibility } from "@/lib/user-workflows/schemas";
import type { ToolCatalog } from "@/lib/user-workflows/tool-catalog-schemas";

const CATALOG_FRESH_MS = 5 * 60_000;
export const WORKFLOWS_PER_PAGE = 20;
const RUNS_SHOWN = 20;

export const workflowKeys = {
	all: ["user-workflows"] as const,
	lists: ["user-workflows", "list"] as const,
	list: (visibility: Visibility | null) => ["user-workflows", "list", visibility] as const,
	detail: (workflowId: string) => ["user-workflows", "detail", workflowId] as const,
	runs: (workflowId: string) => ["user-workflows", "runs", workflowId] as const,
	versions: (workflowId: string) => ["user-workflows", "versions", workflowId] as const,
	version: (workflowId: string, version: number) => ["user-workflows", "versions", workflowId, version] as const,
	parent: (workflowId: string) => ["user-workflows", "parent", workflowId] as const,
	catalog: ["tool-catalog"] as const,
};

export function workflowListQuery(visibility: Visibility | null) {
	return infiniteQueryOptions({
		queryKey: workflowKeys.list(visibility),
		queryFn: ({ pageParam, signal }) =>
			callApi(
				userWorkflowOperations.listUserWorkflows,
				{ query: { limit: WORKFLOWS_PER_PAGE, ...(visibility && { visibility }), ...(pageParam && { cursor: pageParam }) } },
				{ signal },
			),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.cursor,
	});
}

export function toolCatalogQuery() {
	return queryOptions({
		queryKey: workflowKeys.catalog,
		queryFn: ({ signal }) => callApi(userWorkflowOperations.getToolCatalog, {}, { signal }),
		staleTime: CATALOG_FRESH_MS,
	});
}

/** The catalog as the canvas looks things up in it. */
export function toolTable({ servers, fits }: Pick<ToolCatalog, "servers" | "fits">): ToolTable {
	const tools = servers.flatMap((server) =>
		server.tools.map(({ toolName, title, description, ports, perInvocationMicroU, inputSchema }) => ({
			toolName,
			title,
			description,
			server: server.title,
			inputs: ports.inputs,
			outputs: ports.outputs.map((port) => ({ ...port, isRequired: true })),
			perInvocationMicroU,
			settings: settingsOf(inputSchema),
		})),
	);
	return { tools: new Map(tools.map((tool) => [tool.toolName, tool])), fits: new Map(fits.map(({ from, to, inputs }) => [`${from}>${to}`, inputs])) };
}

/** Something that the validator found, on the tool and the edge of this page that it is about. */
export interface PlacedFinding extends Finding {
	readonly nodeId: string | null;
	readonly edgeId: string | null;
}

export function placeFindings(document: CanvasDocument, findings: readonly Finding[]): PlacedFinding[] {
	return findings.map((finding) => {
		const edge = finding.edge === null ? undefined : document.edges[finding.edge];
		return {
			...finding,
			nodeId: (finding.tool === null ? undefined : document.nodes[finding.tool]?.nodeId) ?? null,
			edgeId: edge ? `${edge.from}>${edge.to}` : null,
		};
	});
}

/** Everything that is wrong with a document. It is asked again when something else than a place has changed. */
export function findingsQuery(document: CanvasDocument) {
	const { toolPalette, canvasLayout, name, description, systemPrompt } = toWire(document);
	const asked = {
		// A name is wanted by the call; that it is missing here is said by the field.
		name: name.trim() === "" ? "Untitled" : name,
		description,
		systemPrompt,
		toolPalette: toolPalette.map(({ toolName, note }) => ({ toolName, note })),
		canvasLayout: { edges: [...canvasLayout.edges], groups: canvasLayout.groups.filter((group) => group.name.trim() !== "") },
	};
	return queryOptions({
		queryKey: ["user-workflows", "validate", asked, document.nodes.map(({ nodeId }) => nodeId)],
		queryFn: async ({ signal }) => {
			const { findings, isRunnable, specialists } = await callApi(userWorkflowOperations.validateUserWorkflow, { body: asked }, { signal });
			return { findings: placeFindings(document, findings), isRunnable, specialists };
		},
		staleTime: CATALOG_FRESH_MS,
	});
}

export function costEstimateQuery(toolNames: readonly string[]) {
	return queryOptions({
		queryKey: ["user-workflows", "estimate", ...toolNames],
		queryFn: ({ signal }) => callApi(userWorkflowOperations.estimateCost, { body: { toolNames: [...toolNames] } }, { signal }),
		staleTime: 60_000,
	});
}

export function workflowRunsQuery(workflowId: string) {
	return queryOptions({
		queryKey: workflowKeys.runs(workflowId),
		queryFn: ({ signal }) => callApi(userWorkflowOperations.listWorkflowRuns, { params: { workflowId }, query: { limit: RUNS_SHOWN } }, { signal }),
	});
}

const PARENT_FRESH_MS = 60_000;

/** What the workflow that a copy was made from has changed since; null where there is none any more. */
export function parentChangesQuery(workflowId: string) {
	return queryOptions({
		queryKey: workflowKeys.parent(workflowId),
		queryFn: async ({ signal }) => {
			try {
				return await callApi(workflowVersionOperations.getParentChanges, { params: { workflowId } }, { signal });
			} catch (error) {
				if (error instanceof ApiError && error.code === "SOURCE_NOT_FOUND") return null;
				throw error;
			}
		},
		staleTime: PARENT_FRESH_MS,
		refetchInterval: PARENT_FRESH_MS,
	});
}

export function versionsQuery(workflowId: string) {
	return infiniteQueryOptions({
		queryKey: workflowKeys.versions(workflowId),
		queryFn: ({ pageParam, signal }) =>
			callApi(workflowVersionOperations.listVersions, { params: { workflowId }, query: { limit: 20, ...(pageParam && { cursor: pageParam }) } }, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.cursor,
	});
}

export function versionQuery(workflowId: string, version: number) {
	return queryOptions({
		queryKey: workflowKeys.version(workflowId, version),
		queryFn: ({ signal }) => callApi(workflowVersionOperations.getVersion, { params: { workflowId, version } }, { signal }),
	});
}
