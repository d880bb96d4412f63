import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { fileKey, uploadKey } from "@/lib/files/internal";
import { FILE_LIMITS } from "@/lib/files/limits";
import { deleteStored } from "@/lib/files/store/delete-stored";
import type { SystemContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";

const BATCH = 100;

type Condition = { ownerId: string } | { status: "pending"; createdAt: { lt: Date } };

async function deleteAll({ actor, requestId }: SystemContext, where: Condition): Promise<number> {
	for (let deleted = 0; ; ) {
		const ids = (await db().file.findMany({ where, select: { id: true }, take: BATCH })).map(({ id }) => id);
		if (ids.length === 0) return deleted;
		await deleteStored(ids.flatMap((id) => [fileKey(id), uploadKey(id)]));
		deleted += await transaction(async (tx) => {
			const { count } = await tx.file.deleteMany({ where: { id: { in: ids } } });
			const done = { action: "file.delete", targetType: "file", details: { by: actor.name } };
			for (const id of ids) await writeAudit(tx, { actorId: null, targetId: id, ...done, requestId });
			return count;
		});
	}
}

/** Deletes all files of a user that is gone, bytes first. Returns how many; a repeat finishes what an earlier call did not. */
export function deleteFilesOf(context: SystemContext, ownerId: string): Promise<number> {
	return deleteAll(context, { ownerId });
}

/** Forgets uploads that were announced and never completed. Returns how many. */
export function deleteAbandonedUploads(context: SystemContext): Promise<number> {
	return deleteAll(context, { status: "pending", createdAt: { lt: new Date(Date.now() - FILE_LIMITS.abandonedMs) } });
}
