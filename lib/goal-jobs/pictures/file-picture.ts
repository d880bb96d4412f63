import "server-only";
import { getOwnedFile } from "@/lib/files/owners/get-owned-file";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { answerPicture } from "./page-picture";

/** The first page of one of the caller's files. @throws AppError FILE_NOT_FOUND, PICTURE_NOT_FOUND, SERVICE_UNAVAILABLE. */
export async function filePicture({ actor }: ActorContext, fileId: string, request: Request): Promise<Response> {
	const { status, storageKey, sha256, fileName, mimeType } = await getOwnedFile(fileId, actor.userId);
	if (status !== "ready" || storageKey === null || sha256 === null)
		throw new AppError("PICTURE_NOT_FOUND", "The content of this file is not here to be shown.");
	return answerPicture({ storageKey, sha256, fileName, mimeType }, actor.userId, request);
}
