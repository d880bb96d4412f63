import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listWorkflowCalls } from "@/lib/specialists/workflow-views/list-workflow-calls";
import { workflowViewOperations } from "@/lib/specialists/workflow-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowViewOperations.listWorkflowCalls, ({ context, params, query }) => listWorkflowCalls(context, params.workflowId, query)),
]);
