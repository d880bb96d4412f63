import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** Of which questions a draft would be: those of the open pause, or those before the start; null while nothing is asked. */
export function draftPlace({ status, pendingInterrupts }: Pick<GoalJob, "status" | "pendingInterrupts">): string | null {
	const pause = pendingInterrupts.find((interrupt) => interrupt.status === "pending");
	if (pause) return pause.interruptId;
	return status === "slots_pending" || status === "ready_with_preview" ? "before" : null;
}
