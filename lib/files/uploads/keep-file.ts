import "server-only";
import { fileKey } from "@/lib/files/internal";
import { FILE_LIMITS } from "@/lib/files/limits";
import { checkRoom, takeRoom } from "@/lib/files/quota";
import { fileStore } from "@/lib/files/store/file-store";
import type { StoredArtifact } from "@/lib/files/store/store-artifact";
import type { AccountActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";

/** Keeps bytes as a file of their owner, who can list, download and delete it like an upload. @throws AppError PAYLOAD_TOO_LARGE, QUOTA_EXCEEDED. */
export async function keepFile(actor: AccountActor, file: { fileName: string; mimeType: string; bytes: Uint8Array }): Promise<StoredArtifact> {
	const { fileName, mimeType, bytes } = file;
	await checkRoom(db(), actor, bytes.byteLength);
	const id = newId();
	const storageKey = fileKey(id);
	const content = await fileStore().put(storageKey, bytes, { mimeType, maxBytes: FILE_LIMITS.maxBytes });
	try {
		await transaction(async (tx) => {
			await takeRoom(tx, actor, content.sizeBytes);
			await tx.file.create({ data: { id, ownerId: actor.userId, fileName, mimeType, status: "ready", storageKey, ...content } });
		});
	} catch (error) {
		await fileStore().delete(storageKey);
		throw error;
	}
	return { storageKey, fileName, mimeType, ...content };
}
