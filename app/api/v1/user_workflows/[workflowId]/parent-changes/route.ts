import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { workflowVersionOperations } from "@/lib/user-workflows/versions/operations";
import { getParentChanges, takeParentChanges } from "@/lib/user-workflows/versions/parent-changes";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowVersionOperations.getParentChanges, ({ context, params }) => getParentChanges(context, params.workflowId)),
	bind(workflowVersionOperations.takeParentChanges, ({ context, params, body }) => takeParentChanges(context, params.workflowId, body)),
]);
