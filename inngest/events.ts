import { eventType } from "inngest";
import { z } from "zod";

/** Every event that the app sends or listens to. Names: `<domain>/<noun>.<past participle>`. */
export const driveRequested = eventType("goal-job/drive.requested", {
	schema: z.object({
		jobSpecId: z.string(),
		attemptId: z.string(),
		driveId: z.string(),
		ownerId: z.string(),
		/** How much earlier than the event the job has its place in line. */
		headStartSeconds: z.int(),
	}),
});
export const jobCancelled = eventType("goal-job/cancelled", { schema: z.object({ jobSpecId: z.string(), attemptId: z.string() }) });
export const jobDeleted = eventType("goal-job/deleted", { schema: z.object({ jobSpecId: z.string(), storageKeys: z.array(z.string()) }) });
/** A run was confirmed whose tools may need what can be made ready for all runs alike. */
export const readinessRequested = eventType("tool/readiness.requested", { schema: z.object({ workflowSpecId: z.string(), toolRefs: z.array(z.string()) }) });
/** A run was paid for before its job was made. */
export const workflowCommitted = eventType("workflow/committed", { schema: z.object({ runId: z.string(), ownerId: z.string(), specId: z.string() }) });
/** A run of a user workflow was queued for the first time. */
export const workflowRunQueued = eventType("user-workflow/run.queued", { schema: z.object({ jobSpecId: z.string(), workflowId: z.string() }) });
export const mailRequested = eventType("mail/requested", { schema: z.object({ mailId: z.string() }) });
export const guestClaimed = eventType("account/guest.claimed", { schema: z.object({ guestId: z.string(), userId: z.string() }) });
export const accountDeleted = eventType("account/deleted", { schema: z.object({ userId: z.string() }) });
export const exportRequested = eventType("account/export.requested", { schema: z.object({ exportId: z.string() }) });
/**
 * A reward can be told of: to one respondent, whose messaging account is bound, or, where `responseId` is null, to all such respondents of the
 * survey, whose count has reached the threshold. Sent once for each.
 */
export const mysteryUnlocked = eventType("survey/mystery.unlocked", {
	schema: z.object({ surveyId: z.string(), responseId: z.string().nullable(), unlockType: z.enum(["completion", "threshold", "both"]) }),
});
/** A respondent's messaging account was bound to the response. */
export const responseBound = eventType("survey/response.bound", { schema: z.object({ surveyId: z.string(), responseId: z.string() }) });
/** A message to a respondent is queued. */
export const pushRequested = eventType("messaging/push.requested", { schema: z.object({ pushId: z.string() }) });
/** A long-lived server has started and is registered: what its end cut off can go on. */
export const appStarted = eventType("platform/app.started", { schema: z.object({}) });

export const EVENTS = {
	"goal-job/drive.requested": driveRequested,
	"goal-job/cancelled": jobCancelled,
	"goal-job/deleted": jobDeleted,
	"tool/readiness.requested": readinessRequested,
	"workflow/committed": workflowCommitted,
	"user-workflow/run.queued": workflowRunQueued,
	"mail/requested": mailRequested,
	"account/guest.claimed": guestClaimed,
	"account/deleted": accountDeleted,
	"account/export.requested": exportRequested,
	"survey/mystery.unlocked": mysteryUnlocked,
	"survey/response.bound": responseBound,
	"messaging/push.requested": pushRequested,
	"platform/app.started": appStarted,
} as const;

export type EventName = keyof typeof EVENTS;
type Schema<N extends EventName> = NonNullable<(typeof EVENTS)[N]["schema"]>;
export type EventData<N extends EventName> = z.input<Schema<N>>;
