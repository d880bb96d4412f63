import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { endingOf } from "@/lib/files/file-ending";
import { loadOwned } from "@/lib/files/internal";
import { presentFile } from "@/lib/files/present";
import type { File, RenameFileBody } from "@/lib/files/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { validationError } from "@/lib/platform/errors";

/**
 * Gives a file of the caller another name. Its ending stays, for tools tell formats by it; runs keep the name that it had.
 * @throws AppError FILE_NOT_FOUND, VALIDATION_ERROR (another ending).
 */
export async function renameFile({ actor, requestId }: ActorContext, fileId: string, { fileName }: RenameFileBody): Promise<File> {
	return transaction(async (tx) => {
		const file = await loadOwned(tx, fileId, actor.userId);
		const ending = endingOf(file.fileName);
		if (endingOf(fileName).toLowerCase() !== ending.toLowerCase()) {
			throw validationError([{ path: "fileName", message: ending === "" ? "This file has no ending. Leave it without one." : `Keep the ending ${ending}.` }]);
		}
		const row = await tx.file.update({ where: { id: file.id }, data: { fileName } });
		await writeAudit(tx, { actorId: actor.userId, action: "file.rename", targetType: "file", targetId: file.id, requestId });
		return presentFile(row);
	});
}
