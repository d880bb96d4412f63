import "server-only";
import { holdFiles } from "@/lib/files/hold-files";
import { filledSlotsOf, findSpecOf, type JobWithParts, preflightOf } from "@/lib/goal-jobs/internal";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { openQuestions, wrongAnswers } from "@/lib/questions/answers";
import { oneOfProblems } from "@/lib/questions/one-of";

/**
 * Whether a job may start as it stands: its required questions are answered, and its files fit and are there.
 * @throws AppError SLOT_VALIDATION_ERROR, FILE_INCOMPATIBLE.
 */
export async function requireConfirmable(tx: Transaction, job: JobWithParts): Promise<void> {
	requireAnswers(job);
	if (!preflightOf(job).passed) throw new AppError("FILE_INCOMPATIBLE", "The files don't fit this workflow.", { preflightResult: job.preflightResult });
	await requireFiles(tx, job);
}

/** A file may have been deleted since the job was made; from here on it can't be until the run has ended. */
async function requireFiles(tx: Transaction, job: JobWithParts): Promise<void> {
	const kept = await holdFiles(tx, job.ownerId, job.fileIds, "use");
	if (kept.length < job.fileIds.length) throw new AppError("FILE_INCOMPATIBLE", "A file of this job was deleted. Upload it again and start a new job with it.");
}

function requireAnswers(job: JobWithParts): void {
	const spec = findSpecOf(job);
	if (!spec) throw wrongAnswers([{ slotId: "workflow", message: "Pick the workflow you mean first." }]);
	const filled = filledSlotsOf(job);
	const missing = openQuestions(spec.slots, filled).filter((slot) => slot.required);
	const problems = [
		...missing.map(({ slotId }) => ({ slotId, message: "An answer is needed before the run can start." })),
		...oneOfProblems(spec.slots, filled, true),
	];
	if (problems.length > 0) throw wrongAnswers(problems);
}
