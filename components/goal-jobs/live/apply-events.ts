import type { GoalJob, Step } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { fieldsOf, isNumber, isText, orNull } from "@/lib/platform/contract/plain-shapes";
import type { ErrorCode } from "@/lib/platform/errors";

const isTextOrNull = orNull(isText);

// The names of statuses and codes are the server's own: a page that is older than one of them shows the run all the same.
const isStepStatus = (value: unknown): value is Step["status"] => isText(value);
const isJobStatus = (value: unknown): value is GoalJob["status"] => isText(value);
const isErrorCode = (value: unknown): value is ErrorCode => isText(value);

/** What an event may change of a step, and of the run; what it says nothing of stays. */
const STEP_DATA = {
	status: isStepStatus,
	progress: isNumber,
	progressMessage: isTextOrNull,
	errorMessage: isTextOrNull,
	startedAt: isTextOrNull,
	finishedAt: isTextOrNull,
};
const JOB_DATA = {
	status: isJobStatus,
	progress: isNumber,
	progressMessage: isTextOrNull,
	agentMessage: isTextOrNull,
	errorCode: orNull(isErrorCode),
	errorMessage: isTextOrNull,
	itemVersion: isNumber,
	costMicroU: isNumber,
	waitedMs: isNumber,
};

function applyToStep(step: Step, event: JobEvent): Step {
	const data = fieldsOf(event.data, STEP_DATA);
	if (!data || event.data.stepId !== step.stepId) return step;
	const next = { ...step, ...data };
	// A log of before the times were told has only those of its events.
	if (event.type === "step_started") return { ...next, status: "running", startedAt: data.startedAt ?? step.startedAt ?? event.ts, finishedAt: null };
	if (event.type === "step_finished") return { ...next, finishedAt: data.finishedAt ?? event.ts };
	return next;
}

function applyEvent(job: GoalJob, event: JobEvent): GoalJob {
	if (event.type === "job_updated") {
		const data = fieldsOf(event.data, JOB_DATA);
		return data ? { ...job, ...data, attemptId: event.attemptId } : job;
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
