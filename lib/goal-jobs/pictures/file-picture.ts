import "server-only";
import { getOwnedFile } from "@/lib/files/owners/get-owned-file";
import { noteUnreadable } from "@/lib/files/unreadable/note-unreadable";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import type { FileModel } from "@/lib/platform/prisma/models";
import { answerPicture, drawn, type PicturedFile } from "./page-picture";

function pictured({ id, status, storageKey, sha256, fileName, mimeType }: FileModel): PicturedFile | null {
	if (status !== "ready" || storageKey === null || sha256 === null) return null;
	return { storageKey, sha256, fileName, mimeType, noteUnreadable: (code) => noteUnreadable(id, code) };
}

/** The first page of one of the caller's files. @throws AppError FILE_NOT_FOUND, PICTURE_NOT_FOUND, SERVICE_UNAVAILABLE. */
export async function filePicture({ actor }: ActorContext, fileId: string, request: Request): Promise<Response> {
	const file = pictured(await getOwnedFile(fileId, actor.userId));
	if (!file) throw new AppError("PICTURE_NOT_FOUND", "The content of this file is not here to be shown.");
	return answerPicture(file, actor.userId, request);
}

/** Draws the first page of a file and keeps it. Gives the code of what kept it from being opened; null where nothing did, and where it didn't get its turn. */
export async function drawFile(row: FileModel): Promise<string | null> {
	const file = pictured(row);
	if (!file) return null;
	let found: string | null = null;
	const noted = async (code: Parameters<typeof noteUnreadable>[1]) => {
		found = code;
		await noteUnreadable(row.id, code);
	};
	try {
		await drawn({ ...file, noteUnreadable: noted }, row.ownerId);
	} catch (error) {
		if (error instanceof AppError && error.code === "SERVICE_UNAVAILABLE") return null;
		throw error;
	}
	return found;
}
