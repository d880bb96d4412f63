import type { FileModel } from "@/lib/platform/prisma/models";
import type { File } from "./schemas";

/** The file on the wire; where it is stored stays inside. */
export function presentFile(row: FileModel): File {
	return {
		fileId: row.id,
		fileName: row.fileName,
		mimeType: row.mimeType,
		sizeBytes: row.sizeBytes,
		sha256: row.sha256,
		status: row.status,
		createdAt: row.createdAt.toISOString(),
	};
}
