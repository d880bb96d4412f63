import "server-only";
import { requestDrive } from "@/lib/goal-jobs/drive/request-drive";
import { filledSlotsOf, findSpecOf, JOB_INCLUDE, type JobWithParts } from "@/lib/goal-jobs/internal";
import { forgetPreview, layOutSteps } from "@/lib/goal-jobs/plan/laid-steps";
import { previewSteps } from "@/lib/goal-jobs/plan/preview-steps";
import type { Transaction } from "@/lib/platform/database/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { withDefaults } from "@/lib/questions/answers";

const PROGRESS_WORDS = "Making a preview";

/** Whether a ready job gets a preview: what stays on the user's device is not read before the run. */
function wantsPreview(job: JobWithParts): boolean {
	return job.status === "ready" && previewSteps(findSpecOf(job)).length > 0 && job.sensitiveLocalFileIds.length === 0;
}

/** Has a locked job that became ready make its preview, where its workflow has one; a preview of earlier answers goes. Gives the job as it then is. */
export async function startPreview(tx: Transaction, job: JobWithParts): Promise<JobWithParts> {
	const spec = findSpecOf(job);
	if (!spec || !wantsPreview(job)) return job;
	await layOutSteps(tx, job, spec);
	await forgetPreview(tx, job.id, spec);
	const filledSlots = withDefaults(spec.slots, filledSlotsOf(job)) as Prisma.InputJsonObject;
	await tx.goalJob.update({ where: { id: job.id }, data: { filledSlots, progressMessage: PROGRESS_WORDS, agentMessage: null }, select: { id: true } });
	await requestDrive(tx, job);
	return tx.goalJob.findUniqueOrThrow({ where: { id: job.id }, include: JOB_INCLUDE });
}
