import { listExports } from "@/lib/data-exports/list-exports";
import { dataExportOperations } from "@/lib/data-exports/operations";
import { requestExport } from "@/lib/data-exports/request-export";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(dataExportOperations.listExports, ({ context, query }) => listExports(context, query)),
	bind(dataExportOperations.requestExport, ({ context }) => requestExport(context)),
]);
