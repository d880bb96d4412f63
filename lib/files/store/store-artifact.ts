import "server-only";
import { newId } from "@/lib/platform/ids";
import { fileStore } from "./file-store";
import type { StorageKey } from "./storage";

/** An artifact's content in the store. */
export interface StoredArtifact {
	readonly storageKey: string;
	readonly fileName: string;
	readonly mimeType: string;
	readonly sizeBytes: number;
	readonly sha256: string;
}

/** Far above what any workflow makes; a guard, not a product limit. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** Keeps what a run made. With the same `objectId` (letters, digits, - and _) a repeated step overwrites its own earlier object. */
export async function storeArtifactBytes(
	artifact: { fileName: string; mimeType: string; bytes: Uint8Array },
	objectId: string = newId(),
): Promise<StoredArtifact> {
	const { fileName, mimeType, bytes } = artifact;
	const storageKey: StorageKey = `artifacts/${objectId}`;
	const content = await fileStore().put(storageKey, bytes, { mimeType, maxBytes: MAX_BYTES });
	return { storageKey, fileName, mimeType, ...content };
}
