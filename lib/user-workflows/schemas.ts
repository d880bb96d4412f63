import { z } from "zod";
import { DEFAULT_MAX_ITERATIONS, LIMITS, SCHEMA_VERSION, WORKFLOW_ID } from "./limits";

const Timestamp = z.iso.datetime();
const Cursor = z.string().max(500).optional();

export const WorkflowId = z.string().regex(WORKFLOW_ID, "Give the id of a workflow of a user: uw_ and 24 letters and digits.");
export const Visibility = z.enum(["private", "public", "archived"]);
export type Visibility = z.infer<typeof Visibility>;
export const SourceType = z.enum(["curated", "user", "blank", "import"]);
export type SourceType = z.infer<typeof SourceType>;

const Name = z.string().trim().min(1).max(LIMITS.name);
const Description = z.string().max(LIMITS.description);
const SystemPrompt = z.string().max(LIMITS.systemPrompt);
const Tags = z
	.array(z.string().trim().min(1).max(LIMITS.tag))
	.max(LIMITS.tags)
	.transform((tags) => [...new Set(tags)]);

export const Position = z.object({ x: z.number(), y: z.number() });
export type Position = z.infer<typeof Position>;

/** Where a tool stands on the canvas is the builder's; its order in the list names it in edges that don't give a tool's name. */
export const ToolPaletteItem = z.object({
	toolName: z.string().min(1).max(LIMITS.toolName).describe("`server:tool`, as the tool catalog lists it"),
	position: Position.default({ x: 0, y: 0 }),
	note: z.string().max(LIMITS.note).default(""),
});
export type ToolPaletteItem = z.infer<typeof ToolPaletteItem>;
export const ToolPalette = z.array(ToolPaletteItem).max(LIMITS.tools);
export type ToolPalette = z.infer<typeof ToolPalette>;

/** An edge leads from a tool whose result is used to one that uses it. A tool that stands more than once is named `server:tool#2` from its second place on. */
export const Edge = z.object({
	from: z
		.string()
		.min(1)
		.max(LIMITS.toolName + 4),
	to: z
		.string()
		.min(1)
		.max(LIMITS.toolName + 4),
});
export type Edge = z.infer<typeof Edge>;
export const Viewport = z.object({ zoom: z.number().default(1), pan: Position.default({ x: 0, y: 0 }) });
/** A specialist: the group of connected tools that has this one in it. An addition. */
export const GroupName = z.object({
	tool: z
		.string()
		.min(1)
		.max(LIMITS.toolName + 4),
	name: z.string().trim().min(1).max(LIMITS.name),
});
export type GroupName = z.infer<typeof GroupName>;
export const CanvasLayout = z.object({
	edges: z.array(Edge).max(LIMITS.edges).default([]),
	viewport: Viewport.default({ zoom: 1, pan: { x: 0, y: 0 } }),
	groups: z.array(GroupName).max(LIMITS.groups).default([]).describe("Names of specialists, each by one of its tools"),
});
export type CanvasLayout = z.infer<typeof CanvasLayout>;
export const EMPTY_LAYOUT: CanvasLayout = { edges: [], viewport: { zoom: 1, pan: { x: 0, y: 0 } }, groups: [] };

/** `refused`: can't be kept. `not_runnable`: can be kept but not run. `note`: runs, and is worth knowing. */
export const FindingLevel = z.enum(["refused", "not_runnable", "note"]);
export const FindingCode = z.enum([
	"EMPTY_WORKFLOW",
	"FORBIDDEN_TOOL",
	"UNKNOWN_TOOL",
	"UNAVAILABLE_TOOL",
	"UNKNOWN_EDGE",
	"SELF_EDGE",
	"CYCLE",
	"EDGE_DOES_NOT_FIT",
	"MISSING_INPUT",
	"NOTHING_DELIVERED",
	"OVER_BUDGET",
	"UNUSED_GROUP_NAME",
	"INVALID_SPEC",
]);
export type FindingCode = z.infer<typeof FindingCode>;
/** One thing that is wrong, and where it is on the canvas. */
export const Finding = z.object({
	code: FindingCode,
	level: FindingLevel,
	message: z.string().describe("What is wrong and what to do, in words for a person"),
	tool: z.int().nullable().describe("The place in toolPalette, from 0"),
	edge: z.int().nullable().describe("The place in canvasLayout.edges, from 0"),
	field: z.string().nullable().describe("`systemPrompt` or `toolPalette`, or the input of the tool that is missing"),
	suggestions: z.array(z.string()).describe("Tools that would mend it"),
});
export type Finding = z.infer<typeof Finding>;

export const Specialist = z.object({ role: z.string(), name: z.string(), tools: z.array(z.int()).describe("Places in toolPalette") });
export type Specialist = z.infer<typeof Specialist>;

export const WorkflowStats = z.object({ runCount: z.int().min(0), forkCount: z.int().min(0), likeCount: z.int().min(0) });

export const UserWorkflow = z.object({
	workflowId: WorkflowId,
	ownerId: z.string(),
	specId: z.string(),
	sourceSpecId: z.string(),
	sourceType: SourceType,
	sourceVersion: z.string(),
	name: z.string(),
	description: z.string(),
	systemPrompt: z.string(),
	toolPalette: ToolPalette,
	canvasLayout: CanvasLayout,
	specJson: z.record(z.string(), z.unknown()).describe("What is run; empty while it can't be"),
	visibility: Visibility,
	tags: z.array(z.string()),
	foundingIntent: z.string(),
	stats: WorkflowStats,
	createdAt: Timestamp,
	updatedAt: Timestamp,
	itemVersion: z.int(),
	// Additions to the contract.
	version: z.int().describe("Counts the saved changes of what it does, from 1"),
	isRunnable: z.boolean(),
	findings: z.array(Finding).describe("All that the validator finds, by its place"),
	specialists: z.array(Specialist),
	publishedAt: Timestamp.nullable(),
	sourceName: z.string().describe("What it was made from, by name"),
	isOwn: z.boolean(),
	isLiked: z.boolean().describe("Whether the caller likes it"),
	ownerDisplayName: z.string(),
	sampleRunId: z.string().nullable().describe("The run whose results its owner shows to everybody"),
});
export type UserWorkflow = z.infer<typeof UserWorkflow>;

export const UserWorkflowSummary = z.object({
	workflowId: WorkflowId,
	ownerId: z.string(),
	specId: z.string(),
	name: z.string(),
	descriptionPreview: z.string(),
	visibility: Visibility,
	tags: z.array(z.string()),
	stats: WorkflowStats,
	sourceType: SourceType,
	sourceSpecId: z.string(),
	updatedAt: Timestamp,
	treasureId: z.string().nullable(),
	createdAt: Timestamp,
	itemVersion: z.int(),
	isRunnable: z.boolean(),
	toolNames: z.array(z.string()),
});
export type UserWorkflowSummary = z.infer<typeof UserWorkflowSummary>;

export const WorkflowParams = z.object({ workflowId: WorkflowId });
export const CreateBlankInput = z.object({ name: Name, description: Description.default("") });
export type CreateBlankInput = z.infer<typeof CreateBlankInput>;

export const ListOwnQuery = z.object({ visibility: Visibility.optional(), limit: z.coerce.number().int().min(1).max(100).default(20), cursor: Cursor });
/** An addition: what a copy's parent has changed since, told where a person looks for their own workflows. */
export const OwnWorkflowSummary = UserWorkflowSummary.extend({
	parentChanges: z.int().min(0).describe("How many changes of the workflow that it was made from can be taken over; parent-changes tells them"),
});
export type OwnWorkflowSummary = z.infer<typeof OwnWorkflowSummary>;
export const UserWorkflowList = z.object({ items: z.array(OwnWorkflowSummary), cursor: z.string().nullable() });

/** Only what is given is changed. */
export const UpdateInput = z.object({
	name: Name.optional(),
	description: Description.optional(),
	systemPrompt: SystemPrompt.optional(),
	toolPalette: ToolPalette.optional(),
	canvasLayout: CanvasLayout.optional(),
	tags: Tags.optional(),
	foundingIntent: z.string().max(LIMITS.description).optional(),
	visibility: Visibility.optional(),
	expectedVersion: z.int().nullish().describe("The itemVersion that the change is made to"),
	sampleRunId: z.uuid().nullish().describe("A finished run of the caller's own whose results everybody may see; null shows none"),
	versionNote: z.string().max(200).optional().describe("What was changed, for the list of versions"),
});
export type UpdateInput = z.infer<typeof UpdateInput>;

/** Where a run begins anew: with what an earlier run did before it kept. */
export const RunFromInput = z.object({
	jobSpecId: z.uuid().describe("An earlier run of this workflow that has ended"),
	fromTool: z
		.string()
		.min(1)
		.max(LIMITS.toolName + 4)
		.describe("The tool that is called anew, as edges name it, with all that come after it"),
});
export type RunFromInput = z.infer<typeof RunFromInput>;

export const Deleted = z.object({ success: z.literal(true) });

export const ExportDocument = z.object({
	schemaVersion: z.string(),
	name: z.string(),
	description: z.string(),
	systemPrompt: z.string(),
	toolPalette: ToolPalette,
	canvasLayout: CanvasLayout,
	tags: z.array(z.string()),
});
export type ExportDocument = z.infer<typeof ExportDocument>;

export const ImportInput = z.object({
	schemaVersion: z.string().max(20).default(SCHEMA_VERSION),
	name: Name,
	description: Description.default(""),
	systemPrompt: SystemPrompt.default(""),
	toolPalette: ToolPalette.default([]),
	canvasLayout: CanvasLayout.default(EMPTY_LAYOUT),
	tags: Tags.default([]),
});
export type ImportInput = z.infer<typeof ImportInput>;

export const ImportPreflight = z.object({
	canImport: z.boolean(),
	schemaVersion: z.object({ given: z.string(), current: z.string(), isKnown: z.boolean() }),
	tools: z.array(
		z.object({
			toolName: z.string(),
			state: z.enum(["known", "unknown", "forbidden"]),
			message: z.string().nullable(),
			substitutes: z.array(z.object({ toolName: z.string(), description: z.string(), why: z.string() })).describe("The nearest tools, best first"),
		}),
	),
	findings: z.array(Finding),
	isRunnable: z.boolean().describe("Whether it runs as soon as it is imported"),
	leftOut: z.array(z.string()).describe("Fields of the document that are not taken over"),
	needsPro: z.boolean().describe("Whether the caller has to be on Pro to import"),
});
export type ImportPreflight = z.infer<typeof ImportPreflight>;

export const ForkInput = z.object({
	sourceSpecId: z.string().min(1).max(128).describe("A workflow of the catalog, a public or own user workflow (uw_…), or `blank`"),
	name: Name.optional(),
});
export type ForkInput = z.infer<typeof ForkInput>;

export const ValidateInput = z.object({
	name: Name,
	description: Description.default(""),
	systemPrompt: SystemPrompt.default(""),
	toolPalette: z
		.array(z.union([z.string().min(1).max(LIMITS.toolName), ToolPaletteItem], { error: "Give the name of a tool, as documents:convert_to_pdf." }))
		.max(LIMITS.tools)
		.default([])
		.describe("Names of tools, or items of a palette"),
	canvasLayout: CanvasLayout.optional().describe("With it the edges are checked as well; without it any tool may use what another gives"),
});
export type ValidateInput = z.infer<typeof ValidateInput>;

export const ValidationResult = z.object({
	success: z.boolean().describe("Whether it can be kept and there is something to run"),
	errors: z.array(z.string()),
	failureType: z.string().describe("The code of the first error; empty without one"),
	isRunnable: z.boolean().describe("Whether it would run as it stands, on this installation"),
	findings: z.array(Finding),
	specialists: z.array(Specialist),
});
export type ValidationResult = z.infer<typeof ValidationResult>;

export const RunsQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(5) });
export const RunSummary = z.object({
	jobSpecId: z.string(),
	status: z.string(),
	startedAt: Timestamp.nullable(),
	completedAt: Timestamp.nullable(),
	progress: z.int().min(0).max(100),
	errorCode: z.string().nullable(),
	errorMessage: z.string().nullable(),
	costMicroU: z.int(),
	createdAt: Timestamp,
});
export const RunList = z.object({ items: z.array(RunSummary) });

export const CostEstimateInput = z.object({
	toolNames: z.array(z.string().min(1).max(LIMITS.toolName)).max(LIMITS.tools),
	maxIterations: z.int().min(1).max(200).nullish(),
});
export const CostEstimate = z.object({
	estimatedMicroU: z.int(),
	estimatedUsd: z.number(),
	maxIterations: z.int(),
	llmCostPerIterMicroU: z.int(),
	tools: z.array(z.object({ toolName: z.string(), perInvocationMicroU: z.int() })),
	quotaCheck: z.object({
		state: z.enum(["ok", "warn", "exceeded"]),
		tier: z.enum(["free", "pro"]),
		estimatedMicroU: z.int(),
		thresholdMicroU: z.int(),
		upgradeUrl: z.string(),
	}),
	unknownTools: z.array(z.string()).describe("Tools that add nothing, for there is none of that name"),
	method: z.enum(["rules", "model"]).describe("By rules each tool is called once: then one iteration is what a run costs"),
});
export type CostEstimate = z.infer<typeof CostEstimate>;
export { DEFAULT_MAX_ITERATIONS };
