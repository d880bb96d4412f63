import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getCostTimeline } from "@/lib/specialists/workflow-views/get-cost-timeline";
import { workflowViewOperations } from "@/lib/specialists/workflow-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowViewOperations.getCostTimeline, ({ context, params, query }) => getCostTimeline(context, params.workflowId, query)),
]);
