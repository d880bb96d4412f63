import "server-only";
import type { Checkpoint } from "@/lib/catalog/spec";
import { namesOfFiles } from "@/lib/files/names-of-files";
import { jobUpdated, specOf } from "@/lib/goal-jobs/internal";
import { briefPreview } from "@/lib/goal-jobs/pauses/brief-preview";
import { askSlot } from "@/lib/goal-jobs/pauses/checkpoint-slots";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import { resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, knownCode } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";
import { handToUser } from "@/lib/specialists/spans";
import { type DriveRef, lockForDrive } from "./drive";

/** Questions that can't be answered without options. */
const CHOICES = ["select", "multi_select"];
/** A pause may last this long. */
export const CHECKPOINT_DAYS = 30;

/**
 * Pauses the job for the user: one open interrupt with the questions, their options and suggestions from finished steps, and a preview.
 * Opening it twice changes nothing. @throws AppError with the spec's words when there is nothing to choose from.
 */
export async function openCheckpoint(drive: DriveRef, checkpointId: string): Promise<void> {
	const current = await db().goalJob.findUniqueOrThrow({ where: { id: drive.jobSpecId } });
	const node = planOf(specOf(current)).find((candidate) => candidate.stepId === checkpointId);
	if (node?.kind !== "checkpoint") throw new Error(`The workflow has no checkpoint ${checkpointId}`);
	const scope = scopeOf(db(), current, null);
	const fileNames = await namesOfFiles(db(), current.fileIds);
	const slots = await Promise.all(node.checkpoint.slots.map((slot) => askSlot(slot, scope, fileNames)));
	const stepOutputPreview = (await resolveReference(node.checkpoint.preview ?? {}, scope)) ?? {};

	const refusal = await transaction(async (tx) => {
		const job = await lockForDrive(tx, drive);
		if (job.interrupts.length > 0) return null;
		const nothing = slots.findIndex(
			(slot) => slot.required && CHOICES.includes(slot.slotType) && slot.options.length === 0 && slot.config.allowFreeEntries !== true,
		);
		const whenEmpty = node.checkpoint.slots[nothing]?.whenEmpty;
		if (whenEmpty) {
			const error = new AppError(knownCode(whenEmpty.errorCode, "NOTHING_TO_CHOOSE"), whenEmpty.message);
			await tx.jobStep.update({
				where: { jobId_stepId: { jobId: job.id, stepId: checkpointId } },
				data: { errorCode: error.code, errorMessage: error.message },
			});
			return error;
		}
		const now = new Date();
		const interrupt = await tx.interrupt.create({
			data: {
				id: newId(),
				jobId: job.id,
				attemptId: job.attemptId,
				interruptType: "checkpoint",
				uiSurface: "checkpoint_screen",
				ownerPath: `${specOf(job).specId}/${node.step.stepId}`,
				checkpointId,
				stepId: checkpointId,
				payload: { checkpointId, title: node.title, slots, stepOutputPreview } as unknown as Prisma.InputJsonObject,
				expiresAt: new Date(now.getTime() + CHECKPOINT_DAYS * 86_400_000),
			},
		});
		await tx.jobStep.update({ where: { jobId_stepId: { jobId: job.id, stepId: checkpointId } }, data: { status: "awaiting_input", startedAt: now } });
		const handoff = await handToUser(tx, job, node.title);
		const paused = await tx.goalJob.update({
			where: { id: job.id },
			data: { status: transition(job.status, "pause"), progressMessage: "Waiting for you", agentMessage: node.title, itemVersion: { increment: 1 } },
		});
		await appendEvents(tx, job.id, [...handoff, slotNeeded(node.checkpoint, interrupt.id, stepOutputPreview), jobUpdated(paused)]);
		return null;
	});
	if (refusal) throw refusal;
}

function slotNeeded(checkpoint: Checkpoint, interruptId: string, stepOutputPreview: unknown) {
	const { checkpointId, title } = checkpoint;
	return { type: "slot_needed" as const, data: { checkpointId, interruptId, title, stepOutputPreview: briefPreview(stepOutputPreview) } };
}
