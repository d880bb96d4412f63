import { z } from "zod";
import { type GoalJob, GoalJobStatus, type Step, StepStatus } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";

const Text = z.string().nullish();

const StepData = z.object({
	stepId: z.string(),
	status: StepStatus.optional(),
	progress: z.number().optional(),
	progressMessage: Text,
	errorMessage: Text,
});

const JobData = z.object({
	status: GoalJobStatus.optional(),
	progress: z.number().optional(),
	progressMessage: Text,
	agentMessage: Text,
	errorCode: ErrorCode.nullish(),
	errorMessage: Text,
	itemVersion: z.number().optional(),
	costMicroU: z.number().optional(),
	waitedMs: z.number().optional(),
});

/** Keeps the old value where the event says nothing. */
function defined<T extends object>(values: T): Partial<T> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function applyToStep(step: Step, event: JobEvent): Step {
	const parsed = StepData.safeParse(event.data);
	if (!parsed.success || parsed.data.stepId !== step.stepId) return step;
	const { status, progress, progressMessage, errorMessage } = parsed.data;
	const next = { ...step, ...defined({ status, progress, progressMessage, errorMessage }) };
	if (event.type === "step_started") return { ...next, status: "running", startedAt: step.startedAt ?? event.ts, finishedAt: null };
	if (event.type === "step_finished") return { ...next, finishedAt: event.ts };
	return next;
}

function applyEvent(job: GoalJob, event: JobEvent): GoalJob {
	if (event.type === "job_updated") {
		const parsed = JobData.safeParse(event.data);
		return parsed.success ? { ...job, ...defined(parsed.data), attemptId: event.attemptId } : job;
	}
	if (event.type === "step_started" || event.type === "step_progress" || event.type === "step_finished") {
		return { ...job, tasks: job.tasks.map((task) => ({ ...task, dag: task.dag.map((step) => applyToStep(step, event)) })) };
	}
	return job;
}

/** The run as it is now: a snapshot of the API with the events that came after it. Events that the snapshot already holds change nothing. */
export function applyEvents(snapshot: GoalJob, events: readonly JobEvent[]): GoalJob {
	const newer = events.filter((event) => event.seq > snapshot.lastSeq);
	const job = newer.reduce(applyEvent, snapshot);
	const lastSeq = newer.at(-1)?.seq;
	return lastSeq === undefined ? job : { ...job, lastSeq };
}

/** Whether an event changes what only a fresh snapshot can show: questions, files, another status. */
export function needsSnapshot(event: JobEvent, shown: GoalJob): boolean {
	if (event.type === "slot_needed" || event.type === "slot_filled" || event.type === "artifact_ready") return true;
	return event.type === "job_updated" && (event.attemptId !== shown.attemptId || event.data.status !== shown.status);
}
