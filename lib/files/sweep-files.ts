import "server-only";
import { type SweptPage, sweepPage } from "@/lib/files/store/sweep-store";
import { db } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";
import { objectId } from "./store/content-link";
import type { StorageKey } from "./store/storage";

/** Deletes a page of the contents that have no file any more, whole or on their way. */
export function sweepFiles(folder: "files" | "uploads", after: StorageKey | null, now?: Date): Promise<SweptPage> {
	return sweepPage(folder, after, filesAmong, now);
}

/** Those of some keys whose file there is. */
export async function filesAmong(keys: readonly StorageKey[]): Promise<Set<string>> {
	const rows = await db().file.findMany({ where: { id: { in: keys.map(objectId).filter(isId) } }, select: { id: true } });
	const known = new Set(rows.map((row) => row.id));
	return new Set(keys.filter((key) => known.has(objectId(key))));
}
