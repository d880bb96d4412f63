import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { deleteStored } from "@/lib/files/store/delete-stored";
import type { ActorContext } from "@/lib/platform/context";
import { afterCommit, transaction } from "@/lib/platform/database/transaction";
import { holdFiles } from "./hold-files";
import { fileKey, uploadKey } from "./internal";

/**
 * Deletes files of the caller, those that there are, and returns their ids. Their bytes go right after the commit; what is missed then is
 * found by the daily sweep.
 */
export async function deleteFiles({ actor, requestId }: ActorContext, fileIds: readonly string[]): Promise<string[]> {
	return transaction(async (tx) => {
		const held = await holdFiles(tx, actor.userId, fileIds, "delete");
		await tx.file.deleteMany({ where: { id: { in: held } } });
		for (const targetId of held) await writeAudit(tx, { actorId: actor.userId, action: "file.delete", targetType: "file", targetId, requestId });
		afterCommit(tx, () => deleteStored(held.flatMap((id) => [fileKey(id), uploadKey(id)])));
		return held;
	});
}
