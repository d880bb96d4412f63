import "server-only";
import { fileStore } from "./file-store";
import type { StorageKey } from "./storage";

/** Deletes stored objects; missing ones are no error, so a repeat is harmless. */
export async function deleteStored(storageKeys: readonly string[]): Promise<void> {
	for (const key of storageKeys) await fileStore().delete(key as StorageKey);
}
