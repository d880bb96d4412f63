import "server-only";
import type { Checkpoint, Spec } from "@/lib/catalog/spec";
import { namesOfFiles } from "@/lib/files/naming/names-of-files";
import { lockForDrive } from "@/lib/goal-jobs/drive/drive";
import { jobUpdated, specOf } from "@/lib/goal-jobs/internal";
import { briefPreview } from "@/lib/goal-jobs/pauses/brief-preview";
import { askSlot } from "@/lib/goal-jobs/pauses/checkpoint-slots";
import { messageWhenEmpty } from "@/lib/goal-jobs/pauses/message-when-empty";
import { type PlanNode, planOf } from "@/lib/goal-jobs/plan/plan";
import { type ReferenceScope, resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { priceOfItems } from "@/lib/goal-jobs/prices/price-of-items";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { progressAfter } from "@/lib/goal-jobs/record/note-end";
import { stepData } from "@/lib/goal-jobs/record/place";
import { record } from "@/lib/goal-jobs/record/record";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { modelRates } from "@/lib/models/model-rates";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, knownCode } from "@/lib/platform/errors";
import type { Slot } from "@/lib/questions/schemas";
import { handToUser } from "@/lib/specialists/spans";
import { openPause } from "./open-pause";

/** Questions that can't be answered without options. */
const CHOICES = ["select", "multi_select"];

/**
 * Pauses the job for the user: one open interrupt with the questions, their options and suggestions from finished steps, and a preview.
 * Opening it twice changes nothing. Where there is nothing to choose it is passed, and the answer is false. @throws AppError with the spec's words when there is nothing to choose from.
 */
export async function openCheckpoint(drive: DriveRef, checkpointId: string): Promise<boolean> {
	const current = await db().goalJob.findUniqueOrThrow({ where: { id: drive.jobSpecId } });
	const node = planOf(specOf(current)).find((candidate) => candidate.stepId === checkpointId);
	if (node?.kind !== "checkpoint") throw new Error(`The workflow has no checkpoint ${checkpointId}`);
	const scope = scopeOf(db(), current, null);
	if (await isNeedless(node.checkpoint, scope)) {
		await passCheckpoint(drive, node);
		return false;
	}
	const fileNames = await namesOfFiles(db(), current.fileIds);
	const asked = await Promise.all(node.checkpoint.slots.map((slot) => askSlot(slot, scope, fileNames)));
	const slots = asked.map((slot) => priced(slot, specOf(current)));
	const stepOutputPreview = (await resolveReference(node.checkpoint.preview ?? {}, scope)) ?? {};

	const emptyMessages = await Promise.all(node.checkpoint.slots.map(({ whenEmpty }) => messageWhenEmpty(whenEmpty, scope)));

	const refusal = await transaction(async (tx) => {
		const job = await lockForDrive(tx, drive);
		if (job.interrupts.length > 0) return null;
		const nothing = slots.findIndex(
			(slot) => slot.required && CHOICES.includes(slot.slotType) && slot.options.length === 0 && slot.config.allowFreeEntries !== true,
		);
		const whenEmpty = node.checkpoint.slots[nothing]?.whenEmpty;
		if (whenEmpty) {
			const error = new AppError(knownCode(whenEmpty.errorCode, "NOTHING_TO_CHOOSE"), emptyMessages[nothing] ?? whenEmpty.message);
			await tx.jobStep.update({
				where: { jobId_stepId: { jobId: job.id, stepId: checkpointId } },
				data: { errorCode: error.code, errorMessage: error.message },
				select: { stepId: true },
			});
			return error;
		}
		const { interruptId, paused } = await openPause(tx, job, {
			kind: { interruptType: "checkpoint", uiSurface: "checkpoint_screen" },
			stepId: checkpointId,
			ownerStepId: node.step.stepId,
			checkpointId,
			title: node.title,
			payload: { checkpointId, title: node.title, slots, stepOutputPreview },
			waitingFor: "Waiting for you",
		});
		const handoff = await handToUser(tx, job, node.title);
		await appendEvents(tx, job.id, [...handoff, slotNeeded(node.checkpoint, interruptId, stepOutputPreview), jobUpdated(paused)]);
		return null;
	});
	if (refusal) throw refusal;
	return true;
}

async function isNeedless({ needs }: Checkpoint, scope: ReferenceScope): Promise<boolean> {
	if (!needs) return false;
	const list = await resolveReference(needs.list, scope);
	return Array.isArray(list) && list.length < needs.least;
}

/** Ends a pause that asks nothing. */
async function passCheckpoint(drive: DriveRef, node: PlanNode): Promise<void> {
	await record(drive, (passed) => {
		passed.changeStep(node.stepId, { status: "completed", progress: 100, progressMessage: null, finishedAt: new Date(), errorCode: null, errorMessage: null });
		passed.tell({ type: "step_finished", data: stepData(node, { status: "completed", progress: 100 }) });
		passed.changeJob({ progress: progressAfter(passed) });
	});
}

/** What is worked through one by one says what each of them adds to the price. */
function priced(slot: Slot, spec: Spec): Slot {
	const prices = priceOfItems(spec, slot.slotId, modelRates());
	return prices === null ? slot : { ...slot, config: { ...slot.config, priceOfItems: prices } };
}

function slotNeeded(checkpoint: Checkpoint, interruptId: string, stepOutputPreview: unknown) {
	const { checkpointId, title } = checkpoint;
	return { type: "slot_needed" as const, data: { checkpointId, interruptId, title, stepOutputPreview: briefPreview(stepOutputPreview) } };
}
