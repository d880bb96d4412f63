import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { importUserWorkflow } from "@/lib/user-workflows/import-user-workflow";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.importUserWorkflow, ({ context, body }) => importUserWorkflow(context, body)),
]);
