import { z } from "zod";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";

export const MOST_AT_ONCE = 100;

/** Several jobs, and what is to happen to each of them. */
export const ChangeSessionsInput = z.object({
	action: z.enum(["cancel", "delete"]),
	jobSpecIds: z.array(z.uuid()).min(1).max(MOST_AT_ONCE),
});
export type ChangeSessionsInput = z.infer<typeof ChangeSessionsInput>;

export const ChangedSession = z.object({
	jobSpecId: z.uuid(),
	success: z.boolean(),
	code: ErrorCode.nullable().describe("Why this one stayed as it was, as its own operation would have answered; null when it was changed"),
	message: z.string().nullable(),
});
export type ChangedSession = z.infer<typeof ChangedSession>;

export const ChangedSessions = z.object({
	results: z.array(ChangedSession).describe("One for each job, in the order in which they were given"),
	succeeded: z.int().min(0),
	failed: z.int().min(0),
});
export type ChangedSessions = z.infer<typeof ChangedSessions>;
