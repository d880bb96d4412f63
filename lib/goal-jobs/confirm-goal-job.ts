import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { filledSlotsOf, findSpecOf, JOB_INCLUDE, type JobWithParts, jobUpdated, loadJob, lockOwnedJob, preflightOf } from "@/lib/goal-jobs/internal";
import { planOf } from "@/lib/goal-jobs/plan";
import { requestDrive } from "@/lib/goal-jobs/request-drive";
import { openSlots, slotValidationError, withDefaults } from "@/lib/goal-jobs/slots";
import { transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/platform/prisma/client";
import { transaction } from "@/lib/platform/transaction";

/**
 * Queues a job whose questions are answered; open optional questions get their defaults.
 * @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION, VERSION_CONFLICT, SLOT_VALIDATION_ERROR (a required question is open), FILE_INCOMPATIBLE.
 */
export async function confirmGoalJob(context: ActorContext, jobSpecId: string, expectedVersion?: number | null): Promise<{ job: JobWithParts; messageId: string }> {
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId, expectedVersion);
		const confirmed = transition(job.status, "confirm");
		const spec = findSpecOf(job);
		if (!spec) throw slotValidationError([{ slotId: "workflow", message: "Pick the workflow you mean first." }]);
		const filled = filledSlotsOf(job);
		const missing = openSlots(spec.slots, filled).filter((slot) => slot.required);
		if (missing.length > 0) throw slotValidationError(missing.map((slot) => ({ slotId: slot.slotId, message: "An answer is needed before the run can start." })));
		if (!preflightOf(job).passed) throw new AppError("FILE_INCOMPATIBLE", "The files don't fit this workflow.", { preflightResult: job.preflightResult });

		const queued = await tx.goalJob.update({
			where: { id: job.id },
			data: {
				status: transition(confirmed, "queue"),
				filledSlots: withDefaults(spec.slots, filled) as Prisma.InputJsonObject,
				itemVersion: { increment: 1 },
				queuedAt: new Date(),
				steps: {
					createMany: {
						data: planOf(spec).map((node, index) => ({
							stepId: node.stepId,
							stepOrder: index + 1,
							stepType: node.stepType,
							title: node.title,
							role: node.kind === "work" ? node.step.role : null,
							toolRef: node.kind === "work" ? node.step.tool : null,
						})),
					},
				},
			},
			include: JOB_INCLUDE,
		});
		const messageId = await requestDrive(tx, queued);
		await appendEvents(tx, job.id, [{ type: "job_updated", data: { status: confirmed } }, jobUpdated(queued)]);
		await writeAudit(tx, { actorId: context.actor.userId, action: "goal_job.confirm", targetType: "goal_job", targetId: job.id, requestId: context.requestId });
		return { job: await loadJob(context, job.id, tx), messageId };
	});
}
