import { callApi } from "@/components/api-client";
import { fileOperations } from "@/components/calls/files";
import { isArchive } from "@/lib/files/formats";
import type { FileCheck, File as StoredFile } from "@/lib/files/schemas";
import { isPictured } from "./pages/pictured";

export function checkFile(fileId: string, workflowId: string | undefined, signal: AbortSignal): Promise<FileCheck> {
	return callApi(fileOperations.checkFile, { params: { fileId }, query: workflowId === undefined ? {} : { workflowId } }, { signal });
}

/** Why a file that has arrived can't be opened, in words; null where it can, and where the look failed. */
export async function problemOf({ fileId, mimeType }: StoredFile, signal: AbortSignal): Promise<string | null> {
	if (!isPictured(mimeType) && !isArchive(mimeType)) return null;
	try {
		const { errors } = await checkFile(fileId, undefined, signal);
		return errors[0]?.message ?? null;
	} catch {
		return null;
	}
}
