// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import { callsOf } from "@/lib/platform/contract/call";
import type { userWorkflowOperations as UserWorkflowOperations } from "@/lib/user-workflows/operations";
import type { workflowVersionOperations as WorkflowVersionOperations } from "@/lib/user-workflows/versions/operations";

export const userWorkflowOperations = callsOf<typeof UserWorkflowOperations>({
	listUserWorkflows: ["GET", "/user_workflows"],
	createUserWorkflow: ["POST", "/user_workflows"],
	getUserWorkflow: ["GET", "/user_workflows/{workflowId}"],
	updateUserWorkflow: ["PATCH", "/user_workflows/{workflowId}"],
	deleteUserWorkflow: ["DELETE", "/user_workflows/{workflowId}"],
	exportUserWorkflow: ["GET", "/user_workflows/{workflowId}/export"],
	importUserWorkflow: ["POST", "/user_workflows/import"],
	preflightImport: ["POST", "/user_workflows/import/preflight", false],
	forkUserWorkflow: ["POST", "/user_workflows/fork"],
	validateUserWorkflow: ["POST", "/user_workflows/validate", false],
	listWorkflowRuns: ["GET", "/user_workflows/{workflowId}/runs"],
	runFromTool: ["POST", "/user_workflows/{workflowId}/run-from"],
	listCommunity: ["GET", "/user_workflows/community"],
	listCommunityTags: ["GET", "/user_workflows/community/tags"],
	likeUserWorkflow: ["POST", "/user_workflows/{workflowId}/like"],
	listComments: ["GET", "/user_workflows/{workflowId}/comments"],
	addComment: ["POST", "/user_workflows/{workflowId}/comments"],
	deleteComment: ["DELETE", "/user_workflows/{workflowId}/comments/{commentId}"],
	estimateCost: ["POST", "/user_workflows/cost-estimate", false],
	getToolCatalog: ["GET", "/mcp/tools/catalog"],
});

export const workflowVersionOperations = callsOf<typeof WorkflowVersionOperations>({
	listVersions: ["GET", "/user_workflows/{workflowId}/versions"],
	getVersion: ["GET", "/user_workflows/{workflowId}/versions/{version}"],
	restoreVersion: ["POST", "/user_workflows/{workflowId}/versions/{version}/restore"],
	getParentChanges: ["GET", "/user_workflows/{workflowId}/parent-changes"],
	takeParentChanges: ["POST", "/user_workflows/{workflowId}/parent-changes"],
	getForkTree: ["GET", "/user_workflows/{workflowId}/forks"],
	getSampleResult: ["GET", "/user_workflows/{workflowId}/sample"],
});
