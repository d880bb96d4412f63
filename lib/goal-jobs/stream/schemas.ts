import { z } from "zod";

const Timestamp = z.iso.datetime();

export const JobEventType = z.enum([
	"job_updated",
	"step_started",
	"step_progress",
	"step_finished",
	"tool_started",
	"tool_finished",
	"slot_needed",
	"slot_filled",
	"handoff",
	"exception_raised",
	"artifact_ready",
]);
export type JobEventType = z.infer<typeof JobEventType>;

/** One entry of a job's event log, and the same object on the stream. `data` by type:
 * job_updated {status, progress, progressMessage, agentMessage, errorCode, errorMessage, itemVersion, costMicroU, waitedMs (pauses that are over)}; step_* {stepId, title, role, status, progress, progressMessage, errorMessage, startedAt, finishedAt, isKept (of a step that an earlier run did)};
 * tool_* {invocationId, toolRef, stepId, itemKey, role, success, durationMs, costMicroU, outputSummary, errorMessage, told (what a finished call has come to: {label, amount, note, parts [{name, amount, problem}]})}; slot_needed {checkpointId, interruptId, title, stepOutputPreview};
 * slot_filled {interruptId, checkpointId, slotIds}; handoff {fromRole, toRole, reasonCode, reasonDetail}; exception_raised {ticketId, exceptionType, severity, suggestedResolution};
 * artifact_ready {artifactId, fileName, mimeType, sizeBytes, isPrimary}. A payload too large for the stream comes as {ref} there and whole in the log. */
export const JobEvent = z.object({
	seq: z.int().min(1),
	type: JobEventType,
	ts: Timestamp,
	jobSpecId: z.string(),
	attemptId: z.uuid(),
	data: z.record(z.string(), z.unknown()),
});
export type JobEvent = z.infer<typeof JobEvent>;

export const EventLogQuery = z.object({ after: z.coerce.number().int().min(0).default(0), limit: z.coerce.number().int().min(1).max(500).default(200) });
export const EventLog = z.object({ items: z.array(JobEvent), nextAfter: z.int().nullable() });
export type EventLog = z.infer<typeof EventLog>;
