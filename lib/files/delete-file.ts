import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { fileStore } from "@/lib/files/store/file-store";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";
import { transaction } from "@/lib/platform/transaction";
import { fileKey, fileNotFound, loadOwned, uploadKey } from "./internal";

/** Deletes a file of the caller; its bytes go first, so that none outlive their row. @throws AppError FILE_NOT_FOUND. */
export async function deleteFile({ actor, requestId }: ActorContext, fileId: string): Promise<{ success: true }> {
	const file = await loadOwned(db(), fileId, actor.userId);
	await Promise.all([fileStore().delete(fileKey(file.id)), fileStore().delete(uploadKey(file.id))]);
	await transaction(async (tx) => {
		const { count } = await tx.file.deleteMany({ where: { id: file.id, ownerId: actor.userId } });
		if (count === 0) throw fileNotFound();
		await writeAudit(tx, { actorId: actor.userId, action: "file.delete", targetType: "file", targetId: file.id, requestId });
	});
	return { success: true };
}
