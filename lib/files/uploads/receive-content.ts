import "server-only";
import { fileNotFound, uploadKey } from "@/lib/files/internal";
import { verifyContentLink } from "@/lib/files/store/content-link";
import { fileStore, linkKey } from "@/lib/files/store/file-store";
import { refuseLarger } from "@/lib/files/store/measure";
import type { StoredContent } from "@/lib/files/store/storage";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";

/**
 * Takes the bytes of a registered file, or of an artifact that a tool wrote, by their signed upload link; sending them again replaces them until the file is completed.
 * @throws AppError UNAUTHENTICATED, LINK_EXPIRED, FORBIDDEN (the link), FILE_NOT_FOUND, INVALID_STATE_TRANSITION (completed before), PAYLOAD_TOO_LARGE (more than announced).
 */
export async function receiveContent(fileId: string, token: string | undefined, { headers, body }: Pick<Request, "headers" | "body">): Promise<StoredContent> {
	const link = await verifyContentLink(token ?? null, { use: "put", objectId: fileId }, linkKey());
	refuseLarger(headers, link.sizeBytes);
	// What a tool wrote has no row: it is kept by the call that asked for the link.
	if (link.key.startsWith("artifacts/")) return fileStore().put(link.key, body ?? new Uint8Array(), { mimeType: link.mimeType, maxBytes: link.sizeBytes });
	const file = await db().file.findUnique({ where: { id: fileId } });
	if (!file) throw fileNotFound();
	if (file.status !== "pending") {
		throw new AppError("INVALID_STATE_TRANSITION", "This file is complete. Register a new one instead.", { status: file.status, allowed: ["pending"] });
	}
	return fileStore().put(uploadKey(fileId), body ?? new Uint8Array(), { mimeType: link.mimeType, maxBytes: link.sizeBytes });
}
