import { z } from "zod";
import type { GoalJob, Interrupt } from "@/lib/goal-jobs/schemas";
import type { SlotAnswer } from "@/lib/questions/schemas";

const DeviceAsk = z.object({
	stepId: z.string(),
	toolRef: z.string(),
	title: z.string(),
	fileIds: z.array(z.string()),
	input: z.unknown(),
	outputSchema: z.unknown(),
});
export type DeviceAsk = z.infer<typeof DeviceAsk>;

const SURFACE = "local_processing";

/** What a pause asks of the device; null for a pause of another kind. */
export function deviceAskOf(interrupt: Interrupt): DeviceAsk | null {
	return interrupt.uiSurface === SURFACE ? (DeviceAsk.safeParse(interrupt.payload).data ?? null) : null;
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
