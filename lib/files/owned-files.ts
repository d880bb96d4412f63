import "server-only";
import type { Actor } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import { loadOwned } from "./internal";
import { presentFile } from "./present";
import type { File } from "./schemas";

/** A file for other domains. @throws AppError FILE_NOT_FOUND when it is missing or somebody else's. */
export async function getOwnedFile(fileId: string, ownerId: string): Promise<File> {
	return presentFile(await loadOwned(db(), fileId, ownerId));
}

/**
 * The named files in their order, whatever their status.
 * @throws AppError FILE_FORBIDDEN (details.fileIds) when one is not the actor's, whether it exists or not.
 */
export async function assertFilesOwned(fileIds: readonly string[], actor: Pick<Actor, "userId">, tx: Pick<Transaction, "file"> = db()): Promise<File[]> {
	const rows = await tx.file.findMany({ where: { ownerId: actor.userId, id: { in: fileIds.filter(isId) } } });
	const found = new Map(rows.map((row) => [row.id, presentFile(row)]));
	const forbidden = fileIds.filter((fileId) => !found.has(fileId.toLowerCase()));
	if (forbidden.length > 0) throw new AppError("FILE_FORBIDDEN", "These files are not yours to use.", { fileIds: forbidden });
	return fileIds.flatMap((fileId) => found.get(fileId.toLowerCase()) ?? []);
}
