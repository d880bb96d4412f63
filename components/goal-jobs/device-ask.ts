import type { GoalJob, Interrupt } from "@/lib/goal-jobs/schemas";
import { isText, isTexts } from "@/lib/platform/contract/plain-shapes";
import type { SlotAnswer } from "@/lib/questions/schemas";

export interface DeviceAsk {
	readonly stepId: string;
	readonly toolRef: string;
	readonly title: string;
	readonly fileIds: string[];
	readonly input: unknown;
	readonly outputSchema: unknown;
}

const SURFACE = "local_processing";

/** What a pause asks of the device; null for a pause of another kind. */
export function deviceAskOf(interrupt: Interrupt): DeviceAsk | null {
	if (interrupt.uiSurface !== SURFACE) return null;
	const { stepId, toolRef, title, fileIds, input, outputSchema } = interrupt.payload;
	return isText(stepId) && isText(toolRef) && isText(title) && isTexts(fileIds) ? { stepId, toolRef, title, fileIds, input, outputSchema } : null;
}

/** What the screen of a pause on the device is given. */
export interface DeviceScreenProps {
	readonly job: GoalJob;
	readonly ask: DeviceAsk;
	readonly isSending: boolean;
	readonly error: Error | null;
	readonly onAnswer: (answers: SlotAnswer[]) => void;
}

/** The answer of a device: the output of the step that it did. */
export function deviceAnswer(output: unknown): SlotAnswer[] {
	return [{ slotId: "output", value: output }];
}
