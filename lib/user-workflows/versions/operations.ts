import { contract } from "@/lib/platform/contract/contract";
import { UserWorkflow, WorkflowParams } from "@/lib/user-workflows/schemas";
import { ForkTree, ParentChanges, RestoreInput, SampleResult, TakeChangesInput, VersionContent, VersionList, VersionParams, VersionsQuery } from "./schemas";

const OWN = "/user_workflows/{workflowId}";
const shared = { tag: "User workflows", auth: "required", scope: "workflows", notFound: "WORKFLOW_NOT_FOUND" } as const;
const one = { ...shared, params: WorkflowParams } as const;

/** Additions to the contract: what a workflow was, what its parent has changed, and what was made from it. */
export const workflowVersionOperations = {
	listVersions: contract({
		...one,
		operationId: "listWorkflowVersions",
		method: "GET",
		path: `${OWN}/versions`,
		summary: "The saved versions of a workflow, newest first, each with what it changed",
		description: "A change of the prompt, the tools, the edges or the name makes a version; moving a tool on the canvas makes none.",
		query: VersionsQuery,
		response: VersionList,
		errors: ["WORKFLOW_NOT_FOUND", "INVALID_REQUEST"],
	}),
	getVersion: contract({
		...shared,
		operationId: "getWorkflowVersion",
		method: "GET",
		path: `${OWN}/versions/{version}`,
		summary: "One version whole, and what restoring it would change",
		params: VersionParams,
		response: VersionContent,
		errors: ["WORKFLOW_NOT_FOUND", "VERSION_NOT_FOUND"],
	}),
	restoreVersion: contract({
		...shared,
		operationId: "restoreWorkflowVersion",
		method: "POST",
		path: `${OWN}/versions/{version}/restore`,
		summary: "Make an earlier version the current one, as a new version",
		description: "Needs Pro.",
		params: VersionParams,
		body: RestoreInput,
		response: UserWorkflow,
		errors: ["WORKFLOW_NOT_FOUND", "VERSION_NOT_FOUND", "PRO_REQUIRED", "VERSION_CONFLICT", "UNKNOWN_TOOL", "FORBIDDEN_TOOL"],
		example: { request: { expectedVersion: 4 } },
	}),
	getParentChanges: contract({
		...one,
		operationId: "getParentChanges",
		method: "GET",
		path: `${OWN}/parent-changes`,
		summary: "What the workflow that this one was forked from has changed since",
		description: "Three ways: as it was taken, as it is here, as the parent has it; by paragraph of the prompt, by tool and by edge.",
		response: ParentChanges,
		errors: ["WORKFLOW_NOT_FOUND", "SOURCE_NOT_FOUND"],
	}),
	takeParentChanges: contract({
		...one,
		operationId: "takeParentChanges",
		method: "POST",
		path: `${OWN}/parent-changes`,
		summary: "Take over chosen changes of the parent",
		description: "Needs Pro.",
		body: TakeChangesInput,
		response: UserWorkflow,
		errors: ["WORKFLOW_NOT_FOUND", "SOURCE_NOT_FOUND", "PRO_REQUIRED", "VERSION_CONFLICT", "UNKNOWN_TOOL", "FORBIDDEN_TOOL"],
		example: { request: { take: ["paragraph:2", "tool:tables:clean_table"], parentVersion: "3" } },
	}),
	getForkTree: contract({
		...one,
		auth: "optional",
		operationId: "getForkTree",
		method: "GET",
		path: `${OWN}/forks`,
		summary: "The public workflows that this one was made from and that were made from it",
		response: ForkTree,
		errors: ["WORKFLOW_NOT_FOUND"],
	}),
	getSampleResult: contract({
		...one,
		auth: "optional",
		operationId: "getSampleResult",
		method: "GET",
		path: `${OWN}/sample`,
		summary: "The results of the run that the owner shows to everybody",
		response: SampleResult,
		errors: ["WORKFLOW_NOT_FOUND", "SAMPLE_NOT_FOUND"],
	}),
};
