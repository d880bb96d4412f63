import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { createUserWorkflow } from "@/lib/user-workflows/editing/create-user-workflow";
import { listUserWorkflows } from "@/lib/user-workflows/list-user-workflows";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.listUserWorkflows, ({ context, query }) => listUserWorkflows(context, query)),
	bind(userWorkflowOperations.createUserWorkflow, ({ context, body }) => createUserWorkflow(context, body)),
]);
