import { catalogOperations } from "@/lib/catalog/operations";
import { listCatalog } from "@/lib/catalog/registry";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(catalogOperations.getCatalog, async () => listCatalog())]);
