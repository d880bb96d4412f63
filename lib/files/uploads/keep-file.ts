import "server-only";
import { fileKey } from "@/lib/files/internal";
import { FILE_LIMITS } from "@/lib/files/limits";
import { fileStore } from "@/lib/files/store/file-store";
import type { StoredArtifact } from "@/lib/files/store/store-artifact";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";

/** Keeps bytes as a file of their owner, who can list, download and delete it like an upload. @throws AppError PAYLOAD_TOO_LARGE. */
export async function keepFile(ownerId: string, file: { fileName: string; mimeType: string; bytes: Uint8Array }): Promise<StoredArtifact> {
	const { fileName, mimeType, bytes } = file;
	const id = newId();
	const storageKey = fileKey(id);
	const content = await fileStore().put(storageKey, bytes, { mimeType, maxBytes: FILE_LIMITS.maxBytes });
	await db().file.create({ data: { id, ownerId, fileName, mimeType, status: "ready", storageKey, ...content } });
	return { storageKey, fileName, mimeType, ...content };
}
