import { z } from "zod";
import { SlotAnswer } from "@/lib/questions/schemas";

const Timestamp = z.iso.datetime();

export const UpdateSlotsInput = z.object({ answers: z.array(SlotAnswer).min(1).max(64), expectedVersion: z.int().nullish() });
export type UpdateSlotsInput = z.infer<typeof UpdateSlotsInput>;

/** Answers as a person has left them: kept as they are, never checked against the questions. */
export const SaveDraftInput = z.object({
	answers: z.array(SlotAnswer).max(64),
	baseVersion: z.int().min(0).describe("The itemVersion of the job when the draft was begun"),
});
export type SaveDraftInput = z.infer<typeof SaveDraftInput>;
export const SavedDraft = z.object({ savedAt: Timestamp });
export type SavedDraft = z.infer<typeof SavedDraft>;
export const Draft = z.object({ answers: z.array(SlotAnswer), baseVersion: z.int().nullable(), savedAt: Timestamp.nullable() });
export type Draft = z.infer<typeof Draft>;
