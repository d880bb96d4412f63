import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { fileKey, loadOwned, uploadKey } from "@/lib/files/internal";
import { presentFile } from "@/lib/files/present";
import type { File } from "@/lib/files/schemas";
import { fileStore } from "@/lib/files/store/file-store";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { FileModel } from "@/lib/platform/prisma/models";
import { type Checked, checkContent, measureStored } from "./check-content";

function wrongState(file: FileModel, message: string): AppError {
	return new AppError("INVALID_STATE_TRANSITION", message, { status: file.status, allowed: ["pending"] });
}

async function settle({ actor, requestId }: ActorContext, fileId: string, checked: Checked): Promise<FileModel> {
	return transaction(async (tx) => {
		const isRejected = "rejectedReason" in checked;
		const data = isRejected ? { ...checked, status: "rejected" as const, storageKey: null } : { ...checked, status: "ready" as const };
		const { count } = await tx.file.updateMany({ where: { id: fileId, ownerId: actor.userId, status: "pending" }, data });
		if (count > 0) {
			const action = isRejected ? "file.reject" : "file.complete";
			await writeAudit(tx, { actorId: actor.userId, action, targetType: "file", targetId: fileId, requestId });
		}
		return loadOwned(tx, fileId, actor.userId);
	});
}

/**
 * Checks what was uploaded: size, hash, and type by its bytes. A repeat answers alike.
 * @throws AppError FILE_NOT_FOUND, INVALID_STATE_TRANSITION (nothing uploaded yet, local or rejected), FILE_REJECTED (the file is then rejected and its bytes are gone).
 */
export async function completeUpload(context: ActorContext, fileId: string): Promise<File> {
	const file = await loadOwned(db(), fileId, context.actor.userId);
	if (file.status === "ready") return presentFile(file);
	if (file.status !== "pending") throw wrongState(file, `A ${file.status} file can't be completed.`);

	const store = fileStore();
	const key = fileKey(fileId);
	// Moved before it is checked: a link that is still good can't change what has been checked.
	const hasArrived = (await store.move(uploadKey(fileId), key)) || (await store.stat(key)) !== null;
	if (!hasArrived) throw wrongState(file, "Nothing has been uploaded yet. Send the content to the upload link first.");

	const settled = await settle(context, fileId, await checkContent(key, file, await measureStored(key)));
	if (settled.status !== "rejected") return presentFile(settled);
	await store.delete(key);
	throw new AppError("FILE_REJECTED", settled.rejectedReason ?? "The file was rejected.", { fileId, status: "rejected" });
}
