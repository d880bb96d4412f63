import { z } from "zod";
import type { Interrupt } from "@/lib/goal-jobs/schemas";
import { Slot } from "@/lib/questions/schemas";

const CheckpointPayload = z.object({ checkpointId: z.string(), slots: z.array(Slot), stepOutputPreview: z.unknown() });
export type CheckpointPayload = z.infer<typeof CheckpointPayload>;

/** The questions and findings of a pause, or null when the pause is of another kind. */
export function checkpointOf(interrupt: Interrupt): CheckpointPayload | null {
	const parsed = CheckpointPayload.safeParse(interrupt.payload);
	return parsed.success ? parsed.data : null;
}
