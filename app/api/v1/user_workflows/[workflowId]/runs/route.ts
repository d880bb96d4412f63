import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listWorkflowRuns } from "@/lib/user-workflows/list-workflow-runs";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.listWorkflowRuns, ({ context, params, query }) => listWorkflowRuns(context, params.workflowId, query)),
]);
