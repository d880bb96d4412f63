import { catalogOperations } from "@/lib/catalog/operations";
import { readGoal } from "@/lib/catalog/read-goal";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(catalogOperations.resolveGoal, async ({ body }) => readGoal(body))]);
