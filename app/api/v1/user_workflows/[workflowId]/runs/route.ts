import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";
import { listWorkflowRuns } from "@/lib/user-workflows/running/list-workflow-runs";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.listWorkflowRuns, ({ context, params, query }) => listWorkflowRuns(context, params.workflowId, query)),
]);
