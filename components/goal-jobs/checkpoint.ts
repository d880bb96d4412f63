import type { Interrupt } from "@/lib/goal-jobs/schemas";
import { isText } from "@/lib/platform/contract/plain-shapes";
import { isRecord } from "@/lib/platform/records";
import type { Slot } from "@/lib/questions/schemas";

export interface CheckpointPayload {
	readonly checkpointId: string;
	readonly slots: Slot[];
	readonly stepOutputPreview: unknown;
}

/** The questions and findings of a pause, or null when the pause is of another kind. */
export function checkpointOf(interrupt: Interrupt): CheckpointPayload | null {
	const { checkpointId, slots, stepOutputPreview } = interrupt.payload;
	return isText(checkpointId) && isSlots(slots) ? { checkpointId, slots, stepOutputPreview } : null;
}

function isSlots(value: unknown): value is Slot[] {
	return Array.isArray(value) && value.every((slot) => isRecord(slot) && isText(slot.slotId) && isText(slot.slotType) && isRecord(slot.config));
}
