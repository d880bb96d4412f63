import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { workflowVersionOperations } from "@/lib/user-workflows/versions/operations";
import { restoreVersion } from "@/lib/user-workflows/versions/restore-version";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowVersionOperations.restoreVersion, ({ context, params, body }) => restoreVersion(context, params, body)),
]);
