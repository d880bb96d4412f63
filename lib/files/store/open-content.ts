import "server-only";
import { fileStore } from "./file-store";
import type { StorageKey } from "./storage";

/** The content of a stored object as it is read; null when it is no longer there. */
export function openContent(storageKey: string): Promise<ReadableStream<Uint8Array> | null> {
	return fileStore().open(storageKey as StorageKey);
}
