import "server-only";
import { fileKey, fileNotFound } from "@/lib/files/internal";
import { FILE_LIMITS } from "@/lib/files/limits";
import { checkRoom, takeRoom } from "@/lib/files/quota";
import { fileStore } from "@/lib/files/store/file-store";
import type { StorageKey } from "@/lib/files/store/storage";
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
	return keepRow(actor, id, { storageKey, fileName, mimeType, ...content });
}

/** The same of what has arrived by an upload link, as an artifact. @throws AppError FILE_NOT_FOUND, QUOTA_EXCEEDED. */
export async function keepUploadedFile(actor: AccountActor, file: StoredArtifact): Promise<StoredArtifact> {
	await checkRoom(db(), actor, file.sizeBytes);
	const id = newId();
	const storageKey = fileKey(id);
	if (!(await fileStore().move(file.storageKey as StorageKey, storageKey))) throw fileNotFound();
	return keepRow(actor, id, { ...file, storageKey });
}

async function keepRow(actor: AccountActor, id: string, file: StoredArtifact): Promise<StoredArtifact> {
	const { storageKey, fileName, mimeType, sizeBytes, sha256 } = file;
	const data = { id, ownerId: actor.userId, status: "ready" as const, storageKey, fileName, mimeType, sizeBytes, sha256 };
	try {
		await transaction(async (tx) => {
			await takeRoom(tx, actor, sizeBytes);
			await tx.file.create({ data, select: { id: true } });
		});
	} catch (error) {
		await fileStore().delete(storageKey as StorageKey);
		throw error;
	}
	return file;
}
