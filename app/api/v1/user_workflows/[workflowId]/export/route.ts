import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { exportUserWorkflow } from "@/lib/user-workflows/export-user-workflow";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.exportUserWorkflow, ({ context, params }) => exportUserWorkflow(context, params.workflowId)),
]);
