import { screensOf } from "@/components/workflows/registry";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

/** Whether what a run waits for has a screen of its own, which needs the room of a page. */
export function hasOwnScreen({ useCaseType, waitingFor }: Pick<SessionSummary, "useCaseType" | "waitingFor">): boolean {
	const checkpointId = waitingFor?.checkpointId;
	return checkpointId ? screensOf(useCaseType).checkpoints?.[checkpointId] !== undefined : false;
}

/** What the kind of a run calls the way to what it waits for; null where it says nothing of its own. */
export function ownAction({ useCaseType, waitingFor }: Pick<SessionSummary, "useCaseType" | "waitingFor">): string | null {
	const checkpointId = waitingFor?.checkpointId;
	return (checkpointId && screensOf(useCaseType).actions?.[checkpointId]) || null;
}
