import "server-only";
import type { FileStore, StorageKey } from "@/lib/files/store/storage";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { FileModel } from "@/lib/platform/prisma/models";

/** Where a file's bytes arrive; nothing reads them there. */
export function uploadKey(fileId: string): StorageKey {
	return `uploads/${fileId}`;
}

/** Where checked bytes live: out of reach of an upload link that is still good. */
export function fileKey(fileId: string): StorageKey {
	return `files/${fileId}`;
}

export function fileNotFound(): AppError {
	return new AppError("FILE_NOT_FOUND", "There is no such file, or it is not yours.");
}

/** @throws AppError FILE_NOT_FOUND when it is missing or somebody else's. */
export async function loadOwned(tx: Pick<Transaction, "file">, fileId: string, ownerId: string): Promise<FileModel> {
	const file = isId(fileId) ? await tx.file.findFirst({ where: { id: fileId, ownerId } }) : null;
	if (!file) throw fileNotFound();
	return file;
}

/** The same of a file whose content is here. @throws AppError FILE_NOT_FOUND also while it is pending, when it was rejected, and for one that stays on its device. */
export async function loadReady(tx: Pick<Transaction, "file">, fileId: string, ownerId: string): Promise<FileModel & { storageKey: StorageKey }> {
	const file = await loadOwned(tx, fileId, ownerId);
	if (file.status !== "ready" || file.storageKey === null) throw fileNotFound();
	return { ...file, storageKey: file.storageKey as StorageKey };
}

/** Opens an object that must be there. */
export async function openStored(store: FileStore, key: StorageKey): Promise<ReadableStream<Uint8Array>> {
	const stream = await store.open(key);
	if (!stream) throw fileNotFound();
	return stream;
}
