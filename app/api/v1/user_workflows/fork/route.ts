import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { forkUserWorkflow } from "@/lib/user-workflows/editing/fork-user-workflow";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.forkUserWorkflow, ({ context, body }) => forkUserWorkflow(context, body)),
]);
