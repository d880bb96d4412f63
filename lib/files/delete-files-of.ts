import "server-only";
import { deleteStored } from "@/lib/files/store/delete-stored";
import { db } from "@/lib/platform/db";
import { fileKey, uploadKey } from "./internal";
import { fileLimits } from "./limits";

const batch = 100;

type Condition = { ownerId: string } | { status: "pending"; createdAt: { lt: Date } };

async function deleteAll(where: Condition): Promise<number> {
	let deleted = 0;
	for (;;) {
		const rows = await db().file.findMany({ where, select: { id: true }, take: batch });
		if (rows.length === 0) return deleted;
		const ids = rows.map(({ id }) => id);
		await deleteStored(ids.flatMap((id) => [fileKey(id), uploadKey(id)]));
		const { count } = await db().file.deleteMany({ where: { id: { in: ids } } });
		deleted += count;
	}
}

/** Deletes all files of a user that is gone, bytes first. Returns how many; a repeat finishes what an earlier call did not. */
export function deleteFilesOf(ownerId: string): Promise<number> {
	return deleteAll({ ownerId });
}

/** Forgets uploads that were announced and never completed. Returns how many. */
export function deleteAbandonedUploads(): Promise<number> {
	return deleteAll({ status: "pending", createdAt: { lt: new Date(Date.now() - fileLimits.abandonedMs) } });
}
