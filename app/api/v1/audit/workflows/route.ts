import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listAuditedWorkflows } from "@/lib/specialists/workflow-views/list-audited-workflows";
import { workflowViewOperations } from "@/lib/specialists/workflow-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowViewOperations.listAuditedWorkflows, ({ context, query }) => listAuditedWorkflows(context, query)),
]);
