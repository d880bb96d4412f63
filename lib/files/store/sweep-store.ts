import "server-only";
import { fileStore } from "./file-store";
import type { StorageFolder, StorageKey } from "./storage";

/** Longer than any call that writes an object before its row: what is older and has no row never gets one. */
const UNCLAIMED_MS = 24 * 3_600_000;
const PAGE = 1000;

/** Where a sweep goes on; null once it has seen all. */
export interface SweptPage {
	readonly deleted: number;
	readonly next: StorageKey | null;
}

/**
 * Deletes the objects of one page of a folder that are older than a day and that no row names: what a cancelled or overtaken call had written,
 * or a crash left between an object and its row. Every object is written once under a key of its own, so none of them is still to be named.
 */
export async function sweepPage(
	folder: StorageFolder,
	after: StorageKey | null,
	claimedAmong: (keys: readonly StorageKey[]) => Promise<ReadonlySet<string>>,
	now = new Date(),
): Promise<SweptPage> {
	const objects = await fileStore().list(folder, { after, limit: PAGE });
	const old = objects.filter(({ modifiedAt }) => modifiedAt.getTime() < now.getTime() - UNCLAIMED_MS).map(({ key }) => key);
	const claimed = old.length > 0 ? await claimedAmong(old) : new Set();
	const unclaimed = old.filter((key) => !claimed.has(key));
	for (const key of unclaimed) await fileStore().delete(key);
	return { deleted: unclaimed.length, next: objects.length < PAGE ? null : (objects.at(-1)?.key ?? null) };
}

/** Removes what writes that were cut off have left. */
export function sweepUnfinished(now = new Date()): Promise<number> {
	return fileStore().dropUnfinished(new Date(now.getTime() - UNCLAIMED_MS));
}
