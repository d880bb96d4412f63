import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { fileKey } from "@/lib/files/internal";
import { FILE_LIMITS } from "@/lib/files/limits";
import { presentFile } from "@/lib/files/present";
import { checkRoom, takeRoom } from "@/lib/files/quota";
import { type File, FileName, MimeType } from "@/lib/files/schemas";
import { fileStore } from "@/lib/files/store/file-store";
import { refuseLarger } from "@/lib/files/store/measure";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, validationError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { checkContent } from "./check-content";
import { type MultipartFile, readMultipartFile } from "./read-multipart";

/** Room for the boundaries and headers around the file. */
const ENVELOPE_BYTES = 64 * 1024;

function parseName(fileName: string): string {
	const result = FileName.safeParse(fileName);
	if (result.success) return result.data;
	throw validationError(issuesInWords(result.error).map(({ message }) => ({ path: "fileName", message })));
}

async function store({ actor, requestId }: ActorContext, part: MultipartFile): Promise<File> {
	const id = newId();
	const key = fileKey(id);
	const fileName = parseName(part.fileName);
	// What names no type is left to the bytes.
	const declared = MimeType.safeParse(part.mimeType).data ?? "application/octet-stream";
	const leftBytes = await checkRoom(db(), actor, 1);
	const maxBytes = Math.min(FILE_LIMITS.maxBytes, leftBytes);
	const content = await fileStore()
		.put(key, part.content, { mimeType: declared, maxBytes })
		.catch(async (error: unknown) => {
			if (leftBytes < FILE_LIMITS.maxBytes && error instanceof AppError) await checkRoom(db(), actor, leftBytes + 1);
			throw error;
		});
	try {
		if (content.sizeBytes === 0) throw validationError([{ path: "file", message: "The file is empty." }]);
		const checked = await checkContent(key, { fileName, mimeType: declared, sizeBytes: null, sha256: null }, content);
		if ("rejectedReason" in checked) throw new AppError("FILE_REJECTED", checked.rejectedReason);
		await part.whole;
		return await transaction(async (tx) => {
			await takeRoom(tx, actor, content.sizeBytes);
			const row = await tx.file.create({ data: { id, ownerId: actor.userId, fileName, ...checked, status: "ready", storageKey: key } });
			await writeAudit(tx, { actorId: actor.userId, action: "file.upload", targetType: "file", targetId: id, requestId });
			return presentFile(row);
		});
	} catch (error) {
		await fileStore().delete(key);
		throw error;
	}
}

/**
 * Takes a file in one call, streamed from a multipart request into storage.
 * @throws AppError PAYLOAD_TOO_LARGE, QUOTA_EXCEEDED (both while it arrives), UNSUPPORTED_MEDIA_TYPE, INVALID_REQUEST, VALIDATION_ERROR, FILE_REJECTED.
 */
export async function uploadFile(context: ActorContext, request: Request): Promise<File> {
	refuseLarger(request.headers, FILE_LIMITS.maxBytes, ENVELOPE_BYTES);
	return readMultipartFile(request, FILE_LIMITS.maxBytes + ENVELOPE_BYTES, (part) => store(context, part));
}
