import "server-only";
import { fileNotFound, loadOwned } from "@/lib/files/internal";
import { db } from "@/lib/platform/database/db";
import { fileStore } from "./file-store";
import type { StorageKey } from "./storage";

const LINK_MS = 5 * 60_000;

/** A link of five minutes to a file's content. @throws AppError FILE_NOT_FOUND as readFileBytes does. */
export async function linkFile(fileId: string, ownerId: string): Promise<{ fileId: string; fileName: string; mimeType: string; url: string }> {
	const file = await loadOwned(db(), fileId, ownerId);
	if (file.status !== "ready" || file.storageKey === null) throw fileNotFound();
	const { fileName, mimeType } = file;
	const url = await fileStore().presignGet(file.storageKey as StorageKey, { fileName, mimeType }, new Date(Date.now() + LINK_MS));
	return { fileId: file.id, fileName, mimeType, url };
}
