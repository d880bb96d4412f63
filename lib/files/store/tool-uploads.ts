import "server-only";
import { fileNotFound } from "@/lib/files/internal";
import { newId } from "@/lib/platform/ids";
import { fileStore } from "./file-store";
import type { StorageKey, UploadLink } from "./storage";

const LINK_MS = 5 * 60_000;

export interface OpenUpload {
	readonly storageKey: StorageKey;
	readonly link: UploadLink;
}

/** A place for one artifact of this size and type, and the link that fills it. */
export async function openUpload({ mimeType, sizeBytes }: { mimeType: string; sizeBytes: number }): Promise<OpenUpload> {
	const storageKey: StorageKey = `artifacts/${newId()}`;
	return { storageKey, link: await fileStore().presignPut(storageKey, { mimeType, sizeBytes }, new Date(Date.now() + LINK_MS)) };
}

/** @throws AppError FILE_NOT_FOUND for an object that has not arrived whole. */
export async function keepUploaded(storageKey: StorageKey, sizeBytes: number): Promise<void> {
	const found = await fileStore().stat(storageKey);
	if (found?.sizeBytes !== sizeBytes) throw fileNotFound();
}
