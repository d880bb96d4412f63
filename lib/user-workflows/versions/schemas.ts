import { z } from "zod";
import { CanvasLayout, ToolPalette, WorkflowId } from "@/lib/user-workflows/schemas";

const Timestamp = z.iso.datetime();

export const VersionParams = z.object({ workflowId: WorkflowId, version: z.coerce.number().int().min(1).max(1_000_000) });
export const VersionsQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), cursor: z.string().max(500).optional() });

/** A run of words that stayed, went or came. */
export const WordChange = z.object({ kind: z.enum(["same", "removed", "added"]), text: z.string() });
export const VersionDiff = z.object({
	name: z.object({ from: z.string(), to: z.string() }).nullable(),
	prompt: z.array(WordChange).describe("By words; empty when the prompt is the same"),
	toolsAdded: z.array(z.string()),
	toolsRemoved: z.array(z.string()),
	notesChanged: z.array(z.string()),
	edgesAdded: z.array(z.object({ from: z.string(), to: z.string() })),
	edgesRemoved: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type VersionDiff = z.infer<typeof VersionDiff>;

export const WorkflowVersion = z.object({
	version: z.int(),
	name: z.string(),
	note: z.string(),
	restoredFrom: z.int().nullable(),
	createdAt: Timestamp,
	diff: VersionDiff.describe("Against the version before"),
});
export type WorkflowVersion = z.infer<typeof WorkflowVersion>;
export const VersionList = z.object({ items: z.array(WorkflowVersion), cursor: z.string().nullable() });

export const VersionContent = WorkflowVersion.extend({
	systemPrompt: z.string(),
	toolPalette: ToolPalette,
	canvasLayout: CanvasLayout,
	fromCurrent: VersionDiff.describe("What restoring it would change"),
});
export type VersionContent = z.infer<typeof VersionContent>;

export const RestoreInput = z.object({ expectedVersion: z.int().nullish() }).default({});

/** One paragraph, tool or edge that the parent has changed since it was taken. */
export const ParentChange = z.object({
	changeId: z.string(),
	kind: z.enum(["paragraph", "tool", "edge"]),
	action: z.enum(["added", "removed", "changed"]),
	base: z.string().nullable().describe("As it was taken from the parent"),
	mine: z.string().nullable().describe("As it is here now"),
	theirs: z.string().nullable().describe("As the parent has it now"),
	isConflict: z.boolean().describe("Both have changed it since"),
	summary: z.string(),
});
export type ParentChange = z.infer<typeof ParentChange>;

export const ParentChanges = z.object({
	sourceSpecId: z.string(),
	sourceName: z.string(),
	baseVersion: z.string().describe("The parent's version that this one last took from"),
	parentVersion: z.string(),
	isUpToDate: z.boolean(),
	changes: z.array(ParentChange),
});
export type ParentChanges = z.infer<typeof ParentChanges>;

export const TakeChangesInput = z.object({
	take: z.array(z.string().min(1).max(300)).max(500).describe("changeIds to take over; the others are kept as they are here, and not offered again"),
	parentVersion: z.string().max(40).describe("As it was when the changes were shown"),
	expectedVersion: z.int().nullish(),
});
export type TakeChangesInput = z.infer<typeof TakeChangesInput>;

/** A workflow in the tree of what was made from what. */
export const ForkNode = z.object({
	workflowId: z.string(),
	name: z.string(),
	ownerDisplayName: z.string(),
	parentId: z.string().nullable(),
	depth: z.int(),
	stats: z.object({ runCount: z.int(), forkCount: z.int(), likeCount: z.int() }),
});
export const ForkTree = z.object({ nodes: z.array(ForkNode).describe("Public ones, parents before their forks"), isWhole: z.boolean() });
export type ForkTree = z.infer<typeof ForkTree>;

export const SampleResult = z.object({
	jobSpecId: z.string(),
	completedAt: Timestamp.nullable(),
	costMicroU: z.int(),
	artifacts: z.array(
		z.object({
			artifactId: z.string(),
			fileName: z.string(),
			mimeType: z.string(),
			sizeBytes: z.int(),
			isPrimary: z.boolean(),
			downloadUrl: z.string(),
			expiresAt: Timestamp,
		}),
	),
});
export type SampleResult = z.infer<typeof SampleResult>;
