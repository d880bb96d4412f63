import { catalogOperations } from "@/lib/catalog/operations";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(catalogOperations.getCatalog, () => listWorkflows())]);
