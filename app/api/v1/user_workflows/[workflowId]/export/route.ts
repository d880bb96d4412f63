import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";
import { exportUserWorkflow } from "@/lib/user-workflows/portable/export-user-workflow";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.exportUserWorkflow, ({ context, params }) => exportUserWorkflow(context, params.workflowId)),
]);
