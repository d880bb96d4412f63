import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { validateUserWorkflow } from "@/lib/user-workflows/editing/validate-user-workflow";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.validateUserWorkflow, ({ context, body }) => validateUserWorkflow(context, body)),
]);
