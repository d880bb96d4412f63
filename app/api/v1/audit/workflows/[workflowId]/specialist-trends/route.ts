import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listSpecialistTrends } from "@/lib/specialists/workflow-views/list-specialist-trends";
import { workflowViewOperations } from "@/lib/specialists/workflow-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowViewOperations.listSpecialistTrends, ({ context, params, query }) => listSpecialistTrends(context, params.workflowId, query)),
]);
