import type { FileModel } from "@/lib/platform/prisma/models";
import type { File } from "./schemas";
import { unreadableOf } from "./unreadable/unreadable";

/** The file on the wire; where it is stored stays inside. `number` tells it from others of its name in lists. */
export function presentFile(row: FileModel, number = 1): File {
	return {
		fileId: row.id,
		fileName: row.fileName,
		mimeType: row.mimeType,
		sizeBytes: row.sizeBytes,
		sha256: row.sha256,
		status: row.status,
		number,
		unreadable: unreadableOf(row.unreadable),
		createdAt: row.createdAt.toISOString(),
	};
}
