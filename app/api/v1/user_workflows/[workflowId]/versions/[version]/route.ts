import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getVersion } from "@/lib/user-workflows/versions/get-version";
import { workflowVersionOperations } from "@/lib/user-workflows/versions/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(workflowVersionOperations.getVersion, ({ context, params }) => getVersion(context, params))]);
