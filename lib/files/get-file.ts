import "server-only";
import { signDownload } from "@/lib/files/content/sign-download";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { loadOwned } from "./internal";
import { presentFile } from "./present";
import type { FileWithLink } from "./schemas";

/** One file of the caller, with a link to its content once it is ready. @throws AppError FILE_NOT_FOUND. */
export async function getFile({ actor }: ActorContext, fileId: string): Promise<FileWithLink> {
	const file = await loadOwned(db(), fileId, actor.userId);
	const hasContent = file.status === "ready" && file.storageKey !== null;
	const link = hasContent ? await signDownload(file.storageKey ?? "", file.fileName, file.mimeType) : { downloadUrl: null, expiresAt: null };
	return { ...presentFile(file), ...link };
}
