import { z } from "zod";
import { MicroU, SpanOutcome, TicketState, Timestamp } from "@/lib/specialists/schemas";

const AttemptNumber = z.int().describe("Counted from 1");

export const TimelineAttempt = z.object({
	attemptId: z.uuid(),
	attempt: AttemptNumber,
	startedAt: Timestamp,
	finishedAt: Timestamp.nullable(),
	outcome: z.string().nullable(),
	errorMessage: z.string().nullable(),
});
export type TimelineAttempt = z.infer<typeof TimelineAttempt>;

export const TimelinePause = z.object({
	interruptId: z.uuid(),
	attempt: AttemptNumber,
	stepName: z.string().nullable(),
	title: z.string().describe("What was asked, in words"),
	startedAt: Timestamp,
	finishedAt: Timestamp.nullable().describe("Null while the user is waited for"),
});
export type TimelinePause = z.infer<typeof TimelinePause>;

export const TimelineSpan = z.object({
	specialistSpanId: z.uuid(),
	attempt: AttemptNumber,
	agentRole: z.string(),
	outcome: SpanOutcome.nullable(),
	startedAt: Timestamp,
	finishedAt: Timestamp.nullable(),
});
export type TimelineSpan = z.infer<typeof TimelineSpan>;

export const TimelineStep = z.object({
	specialistSpanId: z.uuid(),
	attempt: AttemptNumber,
	stepName: z.string(),
	title: z.string(),
	calls: z.int(),
	extraCalls: z.int().describe("Of tools that the workflow does not name"),
	failedCalls: z.int(),
	costMicroU: MicroU,
	startedAt: Timestamp,
	finishedAt: Timestamp.nullable(),
});
export type TimelineStep = z.infer<typeof TimelineStep>;

export const RunTimeline = z.object({
	jobSpecId: z.string(),
	workflowId: z.string().nullable(),
	status: z.string(),
	costMicroU: MicroU,
	now: Timestamp.describe("When this was read: what has no end yet lasts up to here"),
	attempts: z.array(TimelineAttempt),
	pauses: z.array(TimelinePause),
	spans: z.array(TimelineSpan),
	steps: z.array(TimelineStep).describe("In the order in which they began, once for each stretch of a specialist's work"),
});
export type RunTimeline = z.infer<typeof RunTimeline>;

export const ExceptionParams = z.object({ jobSpecId: z.uuid(), ticketId: z.uuid() });
/** What is left out stays as it is. */
export const ExceptionChange = z.object({ state: TicketState.optional(), owner_note: z.string().trim().max(2000).optional() });
export type ExceptionChange = z.output<typeof ExceptionChange>;
