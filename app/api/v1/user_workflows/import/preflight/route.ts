import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";
import { preflightImport } from "@/lib/user-workflows/portable/preflight-import";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.preflightImport, ({ context, body }) => preflightImport(context, body)),
]);
