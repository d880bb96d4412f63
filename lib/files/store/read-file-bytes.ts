import "server-only";
import { loadReady, openStored } from "@/lib/files/internal";
import { db } from "@/lib/platform/database/db";
import { fileStore } from "./file-store";
import type { StorageKey } from "./storage";

/** A file with its content, as a tool reads it. */
export interface FileBytes {
	readonly fileId: string;
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Uint8Array;
}

/** The whole content of a stored object, at most 100 MB. @throws AppError FILE_NOT_FOUND. */
export async function readStoredBytes(storageKey: string): Promise<Uint8Array> {
	const stream = await openStored(fileStore(), storageKey as StorageKey);
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @throws AppError FILE_NOT_FOUND when the file is missing, somebody else's, or has no content here (pending, rejected, local). */
export async function readFileBytes(fileId: string, ownerId: string): Promise<FileBytes> {
	const file = await loadReady(db(), fileId, ownerId);
	return { fileId: file.id, fileName: file.fileName, mimeType: file.mimeType, bytes: await readStoredBytes(file.storageKey) };
}
