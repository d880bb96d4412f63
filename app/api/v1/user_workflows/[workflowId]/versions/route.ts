import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listVersions } from "@/lib/user-workflows/versions/list-versions";
import { workflowVersionOperations } from "@/lib/user-workflows/versions/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowVersionOperations.listVersions, ({ context, params, query }) => listVersions(context, params.workflowId, query)),
]);
