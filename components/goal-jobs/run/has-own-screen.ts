import { screensOf } from "@/components/workflows/registry";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

/** Whether what a run waits for has a screen of its own, which needs the room of a page. */
export function hasOwnScreen({ useCaseType, waitingFor }: Pick<SessionSummary, "useCaseType" | "waitingFor">): boolean {
	const checkpointId = waitingFor?.checkpointId;
	return checkpointId ? screensOf(useCaseType).checkpoints?.[checkpointId] !== undefined : false;
}
