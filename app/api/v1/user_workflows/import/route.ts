import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";
import { importUserWorkflow } from "@/lib/user-workflows/portable/import-user-workflow";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.importUserWorkflow, ({ context, body }) => importUserWorkflow(context, body)),
]);
