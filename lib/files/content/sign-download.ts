import "server-only";
import { FILE_LIMITS } from "@/lib/files/limits";
import type { DownloadLink } from "@/lib/files/schemas";
import { fileStore } from "@/lib/files/store/file-store";
import type { StorageKey } from "@/lib/files/store/storage";

/** An absolute link that downloads one stored object for 15 minutes, for whoever has it. Check the right to it first. */
export async function signDownload(storageKey: string, fileName: string, mimeType: string): Promise<DownloadLink> {
	const expiresAt = new Date(Date.now() + FILE_LIMITS.linkMs);
	const downloadUrl = await fileStore().presignGet(storageKey as StorageKey, { fileName, mimeType }, expiresAt);
	return { downloadUrl, expiresAt: expiresAt.toISOString() };
}
