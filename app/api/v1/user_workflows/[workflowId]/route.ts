import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { deleteUserWorkflow } from "@/lib/user-workflows/editing/delete-user-workflow";
import { updateUserWorkflow } from "@/lib/user-workflows/editing/update-user-workflow";
import { getUserWorkflow } from "@/lib/user-workflows/get-user-workflow";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.getUserWorkflow, ({ context, params }) => getUserWorkflow(context, params.workflowId)),
	bind(userWorkflowOperations.updateUserWorkflow, ({ context, params, body }) => updateUserWorkflow(context, params.workflowId, body)),
	bind(userWorkflowOperations.deleteUserWorkflow, ({ context, params }) => deleteUserWorkflow(context, params.workflowId)),
]);
