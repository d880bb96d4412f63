import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { fileKey, uploadKey } from "@/lib/files/internal";
import { FILE_LIMITS } from "@/lib/files/limits";
import { presentFile } from "@/lib/files/present";
import { takeRoom } from "@/lib/files/quota";
import type { RegisteredFile, RegisterFileBody } from "@/lib/files/schemas";
import { fileStore } from "@/lib/files/store/file-store";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";

/** Announces a file and gives a link to upload it with; a local file stays on its device and gets none. @throws AppError QUOTA_EXCEEDED. */
export async function registerFile({ actor, requestId }: ActorContext, body: RegisterFileBody): Promise<RegisteredFile> {
	const { local, ...described } = body;
	const id = newId();
	const row = await transaction(async (tx) => {
		if (!local) await takeRoom(tx, actor, described.sizeBytes);
		const file = await tx.file.create({
			data: { id, ownerId: actor.userId, ...described, status: local ? "local" : "pending", storageKey: local ? null : fileKey(id) },
		});
		await writeAudit(tx, { actorId: actor.userId, action: "file.register", targetType: "file", targetId: id, details: { local }, requestId });
		return file;
	});
	if (local) return { ...presentFile(row), upload: null };
	const expiresAt = new Date(Date.now() + FILE_LIMITS.linkMs);
	const upload = await fileStore().presignPut(uploadKey(id), body, expiresAt);
	return { ...presentFile(row), upload: { ...upload, expiresAt: expiresAt.toISOString() } };
}
