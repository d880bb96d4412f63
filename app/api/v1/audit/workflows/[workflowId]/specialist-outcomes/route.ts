import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listWorkflowOutcomes } from "@/lib/specialists/workflow-views/list-workflow-outcomes";
import { workflowViewOperations } from "@/lib/specialists/workflow-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowViewOperations.listWorkflowOutcomes, ({ context, params, query }) => listWorkflowOutcomes(context, params.workflowId, query)),
]);
