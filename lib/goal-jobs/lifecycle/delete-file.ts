import "server-only";
import { deleteFiles } from "@/lib/files/delete-files";
import { holdFiles } from "@/lib/files/hold-files";
import { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { usersOfFiles } from "./files-in-use";

const NEEDING: readonly GoalJobStatus[] = ["queued", "executing"];

/**
 * Deletes a file of the caller unless a run that is queued or under way was made with it. A job that has not started says so at its confirm.
 * @throws AppError FILE_NOT_FOUND; INVALID_STATE_TRANSITION with details {status, allowed, jobSpecIds}.
 */
export async function deleteFile(context: ActorContext, fileId: string): Promise<{ success: true }> {
	return transaction(async (tx) => {
		const held = await holdFiles(tx, context.actor.userId, [fileId], "delete");
		if (held.length === 0) throw new AppError("FILE_NOT_FOUND", "There is no such file.");
		const needing = (await usersOfFiles(tx, context.actor.userId, held)).filter(({ status }) => NEEDING.includes(status));
		const [first] = needing;
		if (first) {
			const jobSpecIds = needing.map(({ jobSpecId }) => jobSpecId);
			throw new AppError("INVALID_STATE_TRANSITION", `The run ${first.jobSpecId} still needs this file. Wait until it has ended, or cancel it.`, {
				status: first.status,
				allowed: GoalJobStatus.options.filter((status) => !NEEDING.includes(status)),
				jobSpecIds,
			});
		}
		await deleteFiles(context, held);
		return { success: true };
	});
}
