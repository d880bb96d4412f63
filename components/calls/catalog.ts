// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { catalogOperations as CatalogOperations } from "@/lib/catalog/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const catalogOperations = callsOf<typeof CatalogOperations>({
	getCatalog: ["GET", "/workflows/catalog"],
	resolveGoal: ["POST", "/workflows/resolve", false],
});
