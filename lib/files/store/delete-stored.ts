import "server-only";
import { fileStore } from "./file-store";
import { pictureKey } from "./picture-key";
import type { StorageKey } from "./storage";

/** Deletes stored objects and the pictures that were drawn of them; missing ones are no error, so a repeat is harmless. */
export async function deleteStored(storageKeys: readonly string[]): Promise<void> {
	for (const key of storageKeys as readonly StorageKey[]) {
		await fileStore().delete(key);
		const picture = pictureKey(key);
		if (picture) await fileStore().delete(picture);
	}
}
