import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { FileModel } from "@/lib/platform/prisma/models";

/**
 * The named files in their order, whatever their status. `reader` is the open transaction, or db().
 * @throws AppError FILE_FORBIDDEN (details.fileIds) when one is not the owner's, whether it exists or not.
 */
export async function assertFilesOwned(reader: Transaction, ownerId: string, fileIds: readonly string[]): Promise<FileModel[]> {
	if (fileIds.length === 0) return [];
	const rows = await reader.file.findMany({ where: { ownerId, id: { in: fileIds.filter(isId) } } });
	const found = new Map(rows.map((row) => [row.id, row]));
	const forbidden = fileIds.filter((fileId) => !found.has(fileId.toLowerCase()));
	if (forbidden.length > 0) throw new AppError("FILE_FORBIDDEN", "These files are not yours to use.", { fileIds: forbidden });
	return fileIds.flatMap((fileId) => found.get(fileId.toLowerCase()) ?? []);
}
