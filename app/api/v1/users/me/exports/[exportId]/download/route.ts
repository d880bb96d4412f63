import { downloadExport } from "@/lib/data-exports/download-export";
import { dataExportOperations } from "@/lib/data-exports/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(dataExportOperations.downloadExport, ({ context, params }) => downloadExport(context, params.exportId)),
]);
