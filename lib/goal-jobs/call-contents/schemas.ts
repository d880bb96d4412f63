import { z } from "zod";
import { ToolInvocation } from "@/lib/specialists/schemas";

export const CallParams = z.object({ jobSpecId: z.uuid(), invocationId: z.uuid() });

export const ContentCut = z.object({
	path: z.string().describe("Where: names of fields and places from 1, with dots between; empty for the whole"),
	kept: z.int().min(0),
	of: z.int().min(0),
	unit: z.enum(["characters", "entries", "fields"]),
});
export type ContentCut = z.infer<typeof ContentCut>;

/** What a call was given, or what it gave. */
export const CallContent = z.object({
	value: z.unknown(),
	cuts: z.array(ContentCut).describe("Where it was shortened, at most 100 places; empty when it is whole"),
});
export type CallContent = z.infer<typeof CallContent>;

export const CallContents = z.object({
	call: ToolInvocation,
	arguments: CallContent.nullable().describe("Null for a call on a user's device, and for one older than the record of arguments"),
	output: CallContent.nullable().describe("Null for a call that gave nothing, on a user's device, or whose output was replaced by that of a later call"),
});
export type CallContents = z.infer<typeof CallContents>;
