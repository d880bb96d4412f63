import type { DataExportModel } from "@/lib/platform/prisma/models";
import type { DataExport } from "./schemas";

export function presentExport(row: DataExportModel): DataExport {
	return {
		exportId: row.id,
		status: row.status,
		progress: row.progress,
		message: row.message,
		sizeBytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
		fileCount: row.fileCount,
		leftOut: row.leftOut,
		createdAt: row.createdAt.toISOString(),
		finishedAt: row.finishedAt?.toISOString() ?? null,
		expiresAt: row.expiresAt?.toISOString() ?? null,
	};
}
