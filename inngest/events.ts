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
export const mailRequested = eventType("mail/requested", { schema: z.object({ mailId: z.string() }) });
export const guestClaimed = eventType("account/guest.claimed", { schema: z.object({ guestId: z.string(), userId: z.string() }) });
export const accountDeleted = eventType("account/deleted", { schema: z.object({ userId: z.string() }) });
export const exportRequested = eventType("account/export.requested", { schema: z.object({ exportId: z.string() }) });
/** A long-lived server has started and is registered: what its end cut off can go on. */
export const appStarted = eventType("platform/app.started", { schema: z.object({}) });

export const EVENTS = {
	"goal-job/drive.requested": driveRequested,
	"goal-job/cancelled": jobCancelled,
	"goal-job/deleted": jobDeleted,
	"tool/readiness.requested": readinessRequested,
	"workflow/committed": workflowCommitted,
	"mail/requested": mailRequested,
	"account/guest.claimed": guestClaimed,
	"account/deleted": accountDeleted,
	"account/export.requested": exportRequested,
	"platform/app.started": appStarted,
} as const;

export type EventName = keyof typeof EVENTS;
type Schema<N extends EventName> = NonNullable<(typeof EVENTS)[N]["schema"]>;
export type EventData<N extends EventName> = z.input<Schema<N>>;
