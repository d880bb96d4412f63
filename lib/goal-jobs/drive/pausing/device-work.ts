import "server-only";
import { z } from "zod";
import { lockForDrive, workNode } from "@/lib/goal-jobs/drive/drive";
import { type JobWithParts, jobUpdated } from "@/lib/goal-jobs/internal";
import { itemsOf } from "@/lib/goal-jobs/plan/items-of";
import { filesNamedIn, resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { noteSuccess } from "@/lib/goal-jobs/record/note-end";
import { noteStart } from "@/lib/goal-jobs/record/note-start";
import { packedOutput } from "@/lib/goal-jobs/record/packed-output";
import { recordIn } from "@/lib/goal-jobs/record/record";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { isRecord } from "@/lib/platform/records";
import { wrongAnswers } from "@/lib/questions/answers";
import type { Slot, SlotAnswer } from "@/lib/questions/schemas";
import { finishedOnDevice } from "@/lib/tools/device/device-call";
import { DEVICE_TOOLS } from "@/lib/tools/device/device-tools";
import { findTool } from "@/lib/tools/servers";
import { openPause } from "./open-pause";

/** Marks an interrupt whose answer is a step's output, computed where a sensitive file is. */
export const DEVICE_SURFACE = "local_processing";
export const DEVICE_SLOT_ID = "output";

/** What the device is asked for. `input` is what the server's own tool would have got. */
const DevicePayload = z.object({ stepId: z.string(), itemKey: z.string().nullable(), toolRef: z.string(), fileIds: z.array(z.string()) });

/**
 * Pauses the job where a tool would read a file that stays on the device: the device computes the tool's output and sends it through the
 * slots update. Asking twice changes nothing. @throws AppError FILE_INCOMPATIBLE for a step that makes files by a tool that no device has.
 */
export async function openDeviceWork(drive: DriveRef, stepId: string, itemKey: string | null): Promise<void> {
	const current = await db().goalJob.findUniqueOrThrow({ where: { id: drive.jobSpecId } });
	const { step, title } = workNode(current, stepId);
	const tool = findTool(step.tool);
	if (!tool || (step.artifacts && !DEVICE_TOOLS.has(step.tool))) {
		throw new AppError("FILE_INCOMPATIBLE", `"${title}" can't be done on your device. Start a new job with the file uploaded.`);
	}
	const scope = scopeOf(db(), current, itemKey);
	const named = filesNamedIn(step.inputs, scope).filter((fileId) => current.sensitiveLocalFileIds.includes(fileId));
	const payload = {
		stepId,
		itemKey,
		toolRef: step.tool,
		title,
		// A step that takes what an earlier one left on the device names no file itself.
		fileIds: named.length > 0 ? named : current.sensitiveLocalFileIds,
		input: await resolveReference(step.inputs, scope),
		outputSchema: z.toJSONSchema(tool.output, { io: "input", unrepresentable: "any" }),
		slots: [outputSlot(title)],
	};
	await transaction(async (tx) => {
		const job = await lockForDrive(tx, drive);
		if (job.interrupts.length > 0) return;
		const { interruptId, paused } = await openPause(tx, job, {
			kind: { interruptType: "slot_fill", uiSurface: DEVICE_SURFACE },
			stepId,
			ownerStepId: stepId,
			checkpointId: null,
			title,
			payload,
			waitingFor: "Waiting for your device",
		});
		await appendEvents(tx, job.id, [{ type: "slot_needed", data: { checkpointId: null, interruptId, title, stepOutputPreview: {} } }, jobUpdated(paused)]);
	});
}

function outputSlot(title: string): Slot {
	return {
		slotId: DEVICE_SLOT_ID,
		slotType: "textarea",
		question: `${title}: what your device computed`,
		options: [],
		default: null,
		required: true,
		acceptedFormats: ["application/json"],
		hidden: true,
		isDisambiguation: false,
		config: { isObject: true },
		suggestedValue: null,
		suggestedConfidence: null,
		suggestedSource: null,
	};
}

/**
 * Checks what the device computed as the tool server would have, and keeps it as the step's result with an invocation of its own. Call with
 * the job locked and waiting on its device. @throws AppError SLOT_VALIDATION_ERROR naming every wrong field.
 */
export async function keepDeviceOutput(tx: Transaction, job: JobWithParts, answers: readonly SlotAnswer[]): Promise<void> {
	const [interrupt] = job.interrupts;
	const { stepId, itemKey, toolRef, fileIds } = DevicePayload.parse(interrupt?.payload);
	const tool = findTool(toolRef);
	if (!tool || !interrupt) throw new Error(`There is no tool ${toolRef}`);
	const [answer, ...rest] = answers;
	const unknown = [answer, ...rest].filter((given) => given?.slotId !== DEVICE_SLOT_ID);
	if (!answer || rest.length > 0 || unknown.length > 0) {
		throw wrongAnswers([{ slotId: unknown[0]?.slotId ?? DEVICE_SLOT_ID, message: `Send one answer, with the slotId ${DEVICE_SLOT_ID}.` }]);
	}
	const checked = tool.output.safeParse(answer.value);
	if (!checked.success) {
		throw wrongAnswers(issuesInWords(checked.error).map((issue) => ({ slotId: DEVICE_SLOT_ID, message: `${issue.path || "The answer"}: ${issue.message}` })));
	}
	const node = workNode(job, stepId);
	const output: unknown = checked.data;
	if (!isRecord(output)) throw new Error("A tool's output is an object");
	// Its places in the store are for the server's own tools to name.
	if (node.step.artifacts && (!Array.isArray(output.files) || output.files.length > 0)) {
		throw wrongAnswers([{ slotId: DEVICE_SLOT_ID, message: "files: What your device makes stays there, so this list is empty." }]);
	}
	const outcome = finishedOnDevice({ toolRef, startedAt: interrupt.createdAt, fileCount: fileIds.length, output });
	const ended = { outcome, packed: await packedOutput(toolRef, outcome), metadata: {} };
	const place = { node, itemKey, items: await itemsOf(tx, job, node) };
	await recordIn(tx, job.id, (record) => {
		noteStart(record, place, { now: interrupt.createdAt, invocation: outcome.invocation });
		noteSuccess(record, place, ended);
	});
}
