import "server-only";
import { loadOwned } from "@/lib/files/internal";
import { db } from "@/lib/platform/database/db";
import type { FileModel } from "@/lib/platform/prisma/models";

/** A file's row for other domains. @throws AppError FILE_NOT_FOUND when it is missing or somebody else's. */
export function getOwnedFile(fileId: string, ownerId: string): Promise<FileModel> {
	return loadOwned(db(), fileId, ownerId);
}
