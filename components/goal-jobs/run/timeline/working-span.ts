import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { pendingPause, stepsOf } from "./timeline";

/** When the run's own work began, moved on by the time that it waited for its user, and when it ended or stood still. */
export interface WorkingSpan {
	from: string;
	to: string | null;
	/** What the pauses that are over took. */
	waitedMs: number;
}

/** How long a run has worked: what a person takes to answer is not its time. Null before it started. */
export function workingSpan(job: GoalJob, events: readonly JobEvent[]): WorkingSpan | null {
	if (!job.startedAt) return null;
	const pausedAt = pendingPause(job) ? stepsOf(job).find((step) => step.status === "awaiting_input")?.startedAt : null;
	// A snapshot counts the open pause up to the moment it was read; the log counts only those that are over.
	const waitedMs = pausedAt ? closedPausesMs(events) : job.waitedMs;
	return { from: new Date(Date.parse(job.startedAt) + waitedMs).toISOString(), to: job.completedAt ?? pausedAt ?? null, waitedMs };
}

function closedPausesMs(events: readonly JobEvent[]): number {
	const waited = events.findLast((event) => event.type === "job_updated" && typeof event.data.waitedMs === "number")?.data.waitedMs;
	return typeof waited === "number" ? waited : 0;
}
