import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getToolCatalog } from "@/lib/user-workflows/get-tool-catalog";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(userWorkflowOperations.getToolCatalog, () => getToolCatalog())]);
