import "server-only";
import { deleteStored } from "@/lib/files/store/delete-stored";
import type { StorageKey } from "@/lib/files/store/storage";
import { claimedAmong } from "@/lib/goal-jobs/results/sweep-artifacts";

/** Deletes what a deleted job had stored, but for what a later run that began with its results still has. */
export async function deleteUnclaimed(storageKeys: readonly string[]): Promise<void> {
	const claimed = await claimedAmong(storageKeys as readonly StorageKey[]);
	await deleteStored(storageKeys.filter((key) => !claimed.has(key as StorageKey)));
}
