import "server-only";
import { loadReady } from "@/lib/files/internal";
import { db } from "@/lib/platform/database/db";
import { fileStore } from "./file-store";

const LINK_MS = 5 * 60_000;

/** A link of five minutes to a file's content. @throws AppError FILE_NOT_FOUND as readFileBytes does. */
export async function linkFile(fileId: string, ownerId: string): Promise<{ fileId: string; fileName: string; mimeType: string; url: string }> {
	const { id, fileName, mimeType, storageKey } = await loadReady(db(), fileId, ownerId);
	const url = await fileStore().presignGet(storageKey, { fileName, mimeType }, new Date(Date.now() + LINK_MS));
	return { fileId: id, fileName, mimeType, url };
}
