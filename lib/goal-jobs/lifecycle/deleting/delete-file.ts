import "server-only";
import { deleteFiles } from "@/lib/files/delete-files";
import { holdFiles } from "@/lib/files/hold-files";
import { findSpecOf } from "@/lib/goal-jobs/internal";
import { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { usersOfFiles } from "./files-in-use";

const NEEDING: readonly GoalJobStatus[] = ["queued", "executing"];

/** A run as its owner knows it: by its workflow and its files, else by the goal. */
async function runInWords(tx: Transaction, jobSpecId: string): Promise<string> {
	const job = await tx.goalJob.findUniqueOrThrow({ where: { id: jobSpecId }, select: { id: true, spec: true, goalText: true, inputFileNames: true } });
	const name = findSpecOf(job)?.name ?? job.goalText;
	const files = job.inputFileNames.length > 0 ? ` of ${job.inputFileNames.join(", ")}` : "";
	return `The run${name ? ` “${name}”` : ""}${files}`;
}

/**
 * Deletes a file of the caller unless a run that is queued or under way was made with it. A job that has not started says so at its confirm.
 * @throws AppError FILE_NOT_FOUND; INVALID_STATE_TRANSITION with details {status, allowed, jobSpecIds}.
 */
export async function deleteFile(context: ActorContext, fileId: string): Promise<{ success: true }> {
	return transaction(async (tx) => {
		const held = await holdFiles(tx, context.actor.userId, [fileId], "delete");
		if (held.length === 0) throw new AppError("FILE_NOT_FOUND", "There is no such file, or it is not yours.");
		const needing = (await usersOfFiles(tx, context.actor.userId, held)).filter(({ status }) => NEEDING.includes(status));
		const [first] = needing;
		if (first) {
			const jobSpecIds = needing.map(({ jobSpecId }) => jobSpecId);
			throw new AppError("INVALID_STATE_TRANSITION", `${await runInWords(tx, first.jobSpecId)} still needs this file. Wait until it has ended, or cancel it.`, {
				status: first.status,
				allowed: GoalJobStatus.options.filter((status) => !NEEDING.includes(status)),
				jobSpecIds,
			});
		}
		await deleteFiles(context, held);
		return { success: true };
	});
}
