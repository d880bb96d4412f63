import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";
import { validateUserWorkflow } from "@/lib/user-workflows/validate-user-workflow";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.validateUserWorkflow, ({ context, body }) => validateUserWorkflow(context, body)),
]);
