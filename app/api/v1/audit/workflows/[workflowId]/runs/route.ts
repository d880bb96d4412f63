import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listWorkflowRuns } from "@/lib/specialists/workflow-views/list-workflow-runs";
import { workflowViewOperations } from "@/lib/specialists/workflow-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowViewOperations.listWorkflowRuns, ({ context, params, query }) => listWorkflowRuns(context, params.workflowId, query)),
]);
