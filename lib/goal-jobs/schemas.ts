import { z } from "zod";
import { GoalRemark } from "@/lib/catalog/schemas";
import { AgentMessage, ErrorMessage, Percent, WaitedMs } from "@/lib/goal-jobs/fields";
import { Range } from "@/lib/goal-jobs/range";
import { CancelReceipt } from "@/lib/goal-jobs/receipts/schemas";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";
import { Slot } from "@/lib/questions/schemas";
import { INSPECTION_CODES } from "@/lib/tools/inspection";

const Timestamp = z.iso.datetime();

export const GoalJobStatus = z.enum([
	"draft",
	"created",
	"analyzing",
	"slots_pending",
	"ready",
	"ready_with_preview",
	"confirmed",
	"queued",
	"executing",
	"completed",
	"partial",
	"failed",
	"cancelled",
]);
export type GoalJobStatus = z.infer<typeof GoalJobStatus>;

export const Destination = z.object({
	destinationId: z.string(),
	confidence: z.number().min(0).max(1),
	matchReason: z.string(),
	requiresDisambiguation: z.boolean(),
});
export type Destination = z.infer<typeof Destination>;

export const Interrupt = z.object({
	interruptId: z.uuid(),
	interruptType: z.enum(["slot_fill", "checkpoint", "disambiguation"]),
	ownerPath: z.string(),
	uiSurface: z.enum(["slot_panel", "checkpoint_screen", "disambiguation_panel", "local_processing"]),
	payload: z.record(z.string(), z.unknown()).describe("A checkpoint's is {checkpointId, slots, stepOutputPreview}"),
	status: z.enum(["pending", "resolved", "expired", "cancelled"]),
});
export type Interrupt = z.infer<typeof Interrupt>;

export const StepStatus = z.enum(["pending", "running", "awaiting_input", "completed", "failed", "skipped", "cancelled"]);
export type StepStatus = z.infer<typeof StepStatus>;

export const Step = z.object({
	stepId: z.string(),
	stepOrder: z.int(),
	stepType: z.enum(["tool", "agent", "checkpoint", "deliver"]),
	status: StepStatus,
	progress: Percent,
	errorMessage: z.string().nullable().describe("Why the step failed, or of a completed step which of its items failed and why"),
	// Additions to the contract: what a person sees on the timeline.
	title: z.string(),
	role: z.string().nullable(),
	toolRef: z.string().nullable(),
	progressMessage: z.string().nullable(),
	startedAt: Timestamp.nullable(),
	finishedAt: Timestamp.nullable(),
	isKept: z.boolean().default(false).describe("Done by the earlier run that this one began with, at no cost here"),
});
export type Step = z.infer<typeof Step>;

export const Artifact = z.object({
	artifactId: z.string(),
	fileName: z.string(),
	mimeType: z.string(),
	sizeBytes: z.int(),
	artifactType: z.enum(["document", "data", "image", "video", "archive"]),
	platform: z.string(),
	metadata: z.record(z.string(), z.unknown()).describe("Of a tailored file: {postingId, postingTitle, company, kind}"),
	isPrimary: z.boolean(),
	isPreview: z.boolean(),
	description: z.string(),
});
export type Artifact = z.infer<typeof Artifact>;

export const Task = z.object({
	taskId: z.string(),
	destinationId: z.string(),
	status: z.enum(["pending", "running", "completed", "partial", "failed", "cancelled"]),
	progress: Percent,
	specVersion: z.string(),
	dag: z.array(Step),
	outputArtifacts: z.array(Artifact),
	errorMessage: ErrorMessage,
});
export type Task = z.infer<typeof Task>;

/** Why a file is refused before the run: for what it is to the workflow, or for what a look into it found. */
export const PreflightCode = z.enum(["FILE_LOCAL", "FILE_NOT_READY", "FILE_TYPE_UNSUPPORTED", ...INSPECTION_CODES]);
export type PreflightCode = z.infer<typeof PreflightCode>;

export const PreflightIssue = z.object({ fileId: z.string(), code: PreflightCode, message: z.string() });
export const PreflightWarning = PreflightIssue.extend({
	code: z.enum(["NOTE", "FILE_DOUBTED"]).describe("FILE_DOUBTED: it is hardly what the workflow takes; it may be used anyway"),
});
export const PreflightResult = z.object({
	passed: z.boolean(),
	errors: z.array(PreflightIssue),
	warnings: z.array(PreflightWarning),
	choices: z.record(z.string(), z.array(z.string())).default({}).describe("What the files hold that questions ask for by name: columns, sheets"),
});
export type PreflightResult = z.infer<typeof PreflightResult>;

/** A question that the goal itself answered. */
export const GoalAnswer = z.object({
	slot: Slot,
	value: z.unknown(),
	evidence: z.string().describe("The words of the goal that say so"),
	confidence: z.number().min(0).max(1),
});
export type GoalAnswer = z.infer<typeof GoalAnswer>;

export const GoalJob = z.object({
	jobSpecId: z.string(),
	itemVersion: z.int(),
	attemptId: z.uuid(),
	goalText: z.string(),
	fileIds: z.array(z.string()),
	status: GoalJobStatus,
	progress: Percent,
	resolvedDestinations: z.array(Destination),
	pendingSlots: z.array(Slot),
	filledSlots: z.record(z.string(), z.unknown()),
	goalAnswers: z.array(GoalAnswer).describe("What the goal said in answer to questions; each can be answered otherwise while questions are open"),
	goalRemarks: z
		.array(GoalRemark)
		.default([])
		.describe("What the goal says that answers no question before the start, and what becomes of it; while questions are open"),
	pendingInterrupts: z.array(Interrupt),
	preflightResult: PreflightResult,
	tasks: z.array(Task),
	useCaseType: z.string(),
	agentMessage: AgentMessage,
	errorMessage: ErrorMessage,
	errorCode: ErrorCode.nullable().describe("The code of errorMessage; of a partial job that of the first part that is missing"),
	deliveryMode: z.string(),
	createdAt: Timestamp,
	updatedAt: Timestamp,
	startedAt: Timestamp.nullable(),
	completedAt: Timestamp.nullable(),
	progressMessage: z.string().nullable(),
	artifacts: z.array(Artifact),
	// Additions to the contract.
	workflowId: z.string().nullable(),
	workflowName: z.string().nullable(),
	hasPreview: z.boolean().describe("Whether its workflow shows what the answers lead to before the run is confirmed"),
	inputFileNames: z.array(z.string()),
	sensitiveLocalFileIds: z.array(z.string()),
	costMicroU: z.int().describe("Spent so far, in millionths of a US dollar"),
	lastSeq: z.int().describe("The newest event of the stream"),
	waitedMs: WaitedMs,
	budgetMicroU: z
		.int()
		.nullable()
		.default(null)
		.describe("The most that the run may spend, chosen at confirm; where it does not reach the next call, the run pauses and asks"),
	estimatedCostMicroU: Range.nullable().default(null).describe("What the run was told to cost when it was confirmed"),
	keptFromJobSpecId: z.string().nullable().default(null).describe("The earlier run whose finished steps it began with"),
	cancelReceipt: CancelReceipt.nullable().default(null).describe("Of a cancelled job: what was stopped and what is kept"),
});
export type GoalJob = z.infer<typeof GoalJob>;
