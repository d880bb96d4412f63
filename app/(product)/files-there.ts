import "server-only";
import { getFile } from "@/lib/files/get-file";
import type { FileWithLink } from "@/lib/files/schemas";
import type { ActorContext } from "@/lib/platform/context";

/** No page is begun with more files than a workflow takes. */
const MOST_FILES = 200;

/** Those of the named files that are the person's, have arrived and can be opened, each once and in their order. */
export async function filesThere(context: ActorContext, fileIds: readonly string[]): Promise<FileWithLink[]> {
	const wanted = [...new Set(fileIds)].slice(0, MOST_FILES);
	const found = await Promise.all(wanted.map((fileId) => getFile(context, fileId).catch(() => null)));
	return found.flatMap((file) => (file?.status === "ready" && file.unreadable === null ? [file] : []));
}
