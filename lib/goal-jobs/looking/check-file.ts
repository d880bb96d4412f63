import "server-only";
import { findSpec } from "@/lib/catalog/registry";
import { isArchive } from "@/lib/files/formats";
import { getOwnedFile } from "@/lib/files/owners/get-owned-file";
import type { FileCheck } from "@/lib/files/schemas";
import type { StorageKey } from "@/lib/files/store/storage";
import { hasArchiveEnd } from "@/lib/files/unreadable/archive-end";
import { noteUnreadable } from "@/lib/files/unreadable/note-unreadable";
import { type UnreadableCode, unreadableCode, unreadableOf } from "@/lib/files/unreadable/unreadable";
import { analyzeFiles } from "@/lib/goal-jobs/lifecycle/analyze-files";
import { drawFile } from "@/lib/goal-jobs/pictures/file-picture";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import type { FileModel } from "@/lib/platform/prisma/models";

/** What keeps a file from being opened: a page of it is drawn, of an archive, which has none, its end is looked for. */
async function openingProblem(file: FileModel): Promise<UnreadableCode | null> {
	if (file.status !== "ready" || file.storageKey === null || !isArchive(file.mimeType)) return unreadableCode(await drawFile(file));
	if (await hasArchiveEnd(file.storageKey as StorageKey)) return null;
	await noteUnreadable(file.id, "FILE_UNREADABLE");
	return "FILE_UNREADABLE";
}

/**
 * Looks into one of the caller's files before anything is made with it: whether it can be opened at all, and with a workflow whether it fits that one.
 * @throws AppError FILE_NOT_FOUND, WORKFLOW_NOT_FOUND.
 */
export async function checkFile({ actor }: ActorContext, fileId: string, workflowId: string | undefined): Promise<FileCheck> {
	const file = await getOwnedFile(fileId, actor.userId);
	if (workflowId === undefined) {
		const found = unreadableOf(file.unreadable ?? (await openingProblem(file)));
		return { fileId, passed: found === null, errors: found ? [found] : [], warnings: [] };
	}
	const spec = findSpec(workflowId);
	if (!spec) throw new AppError("WORKFLOW_NOT_FOUND", "There is no such workflow in the catalog.");
	const { passed, errors, warnings } = await analyzeFiles(spec, [file], []);
	const told = (issues: ReadonlyArray<{ readonly code: string; readonly message: string }>) => issues.map(({ code, message }) => ({ code, message }));
	return { fileId, passed, errors: told(errors), warnings: told(warnings) };
}
