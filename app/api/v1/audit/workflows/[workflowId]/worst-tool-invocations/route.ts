import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listWorstCalls } from "@/lib/specialists/workflow-views/list-worst-calls";
import { workflowViewOperations } from "@/lib/specialists/workflow-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowViewOperations.listWorstCalls, ({ context, params, query }) => listWorstCalls(context, params.workflowId, query)),
]);
