// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { dataExportOperations as DataExportOperations } from "@/lib/data-exports/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const dataExportOperations = callsOf<typeof DataExportOperations>({
	requestExport: ["POST", "/users/me/exports"],
	listExports: ["GET", "/users/me/exports"],
	downloadExport: ["GET", "/users/me/exports/{exportId}/download"],
});
