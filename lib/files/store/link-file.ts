import "server-only";
import { loadReady } from "@/lib/files/internal";
import { db } from "@/lib/platform/database/db";
import { fileStore } from "./file-store";
import type { StorageKey } from "./storage";

const LINK_MS = 5 * 60_000;

/** A link of five minutes to a file's content. @throws AppError FILE_NOT_FOUND as readFileBytes does. */
export async function linkFile(fileId: string, ownerId: string): Promise<{ fileId: string; fileName: string; mimeType: string; url: string }> {
	const { id, fileName, mimeType, storageKey } = await loadReady(db(), fileId, ownerId);
	return linkStored({ fileId: id, fileName, mimeType, storageKey });
}

/** The same to a stored object that is known already. */
export async function linkStored({ storageKey, ...file }: { fileId: string; fileName: string; mimeType: string; storageKey: string }) {
	const url = await fileStore().presignGet(storageKey as StorageKey, { fileName: file.fileName, mimeType: file.mimeType }, new Date(Date.now() + LINK_MS));
	return { ...file, url };
}
