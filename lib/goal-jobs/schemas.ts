import { z } from "zod";
import { BudgetMicroU } from "@/lib/goal-jobs/budget-schemas";
import { Range } from "@/lib/goal-jobs/range";
import { CancelReceipt, RetryPlan } from "@/lib/goal-jobs/receipts/schemas";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";
import { Slot, SlotAnswer } from "@/lib/questions/schemas";
import { INSPECTION_CODES } from "@/lib/tools/inspection";

const Timestamp = z.iso.datetime();
const Percent = z.int().min(0).max(100);
const WaitedMs = z
	.int()
	.min(0)
	.describe("How long the run has stood still for its user since startedAt: at pauses, the open one up to now, and between a failure and its retry");

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

const ErrorMessage = z
	.string()
	.nullable()
	.describe("Why a job failed, or which parts of a partial one could not be made, each with its reason; null in every other status");
const AgentMessage = z.string().nullable().describe("What the service says to the user now: what it asks, or of a failed or partial job what comes of it");

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

export const LinkedArtifact = Artifact.extend({ downloadUrl: z.url(), expiresAt: Timestamp });
export type LinkedArtifact = z.infer<typeof LinkedArtifact>;

export const ArtifactList = z.object({ artifacts: z.array(LinkedArtifact), total: z.int() });
export type ArtifactList = z.infer<typeof ArtifactList>;

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
export const PreflightWarning = PreflightIssue.extend({ code: z.literal("NOTE") });
export const PreflightResult = z.object({ passed: z.boolean(), errors: z.array(PreflightIssue), warnings: z.array(PreflightWarning) });
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
	cancelReceipt: CancelReceipt.nullable().default(null).describe("Of a cancelled job: what was stopped and what is kept"),
});
export type GoalJob = z.infer<typeof GoalJob>;

export const StatusView = z.object({
	jobSpecId: z.string(),
	status: GoalJobStatus,
	progress: Percent,
	itemVersion: z.int(),
	attemptId: z.uuid(),
	tasksCompleted: z.int(),
	tasksFailed: z.int(),
	tasksTotal: z.int(),
	errorMessage: ErrorMessage,
	progressMessage: z.string().nullable(),
	agentMessage: AgentMessage,
	suggestedPollIntervalMs: z.int().describe("0 means: nothing more will change, do not poll"),
	deliveryMode: z.string(),
	pendingInterrupts: z.array(Interrupt),
	lastSeq: z.int(),
});
export type StatusView = z.infer<typeof StatusView>;

/** Until when a run stands still, and what for. */
export const WaitingFor = z.object({
	kind: z
		.enum(["checkpoint", "device", "questions", "workflow_choice", "preview", "start"])
		.describe(
			"A pause of the run for its user or for a device of theirs; or before the run: questions, the choice of a workflow, a preview, or its start alone",
		),
	title: z.string().describe("What is asked, in words"),
	questions: z.array(z.string()).describe("The questions that are open, as they are worded"),
	checkpointId: z.string().nullable(),
	since: Timestamp,
	until: Timestamp.nullable().describe("When a pause is closed and the run fails; null where nothing is closed by itself"),
});
export type WaitingFor = z.infer<typeof WaitingFor>;

export const SessionSummary = z.object({
	jobSpecId: z.string(),
	status: GoalJobStatus,
	goalText: z.string(),
	useCaseType: z.string(),
	progress: Percent,
	createdAt: Timestamp,
	updatedAt: Timestamp,
	completedAt: Timestamp.nullable(),
	inputFileNames: z.array(z.string()),
	// Additions to the contract: what a list shows.
	workflowId: z.string().nullable(),
	workflowName: z.string().nullable(),
	errorCode: ErrorCode.nullable().describe("Why it failed; FILE_INCOMPATIBLE: its files did not fit, and nothing ran"),
	isWaitingForUser: z.boolean().describe("Whether it stands still in a pause"),
	waitingFor: WaitingFor.nullable().describe("What its user has to do, in a pause or before the run; null when nothing waits for them"),
	waitedMs: WaitedMs,
	costMicroU: z.int().describe("Spent so far, in millionths of a US dollar"),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const SessionList = z.object({ sessions: z.array(SessionSummary), total: z.int(), nextCursor: z.string().nullable() });
export type SessionList = z.infer<typeof SessionList>;

/** One value or several. */
const Statuses = z.union([GoalJobStatus, z.array(GoalJobStatus).max(100)]).transform((given) => [given].flat());

/** Which of the caller's jobs; every condition that is given must hold. */
export const SessionFilter = z.object({
	status: GoalJobStatus.optional(),
	statuses: Statuses.optional().describe("May be given several times; a job in any of them passes"),
	q: z.string().trim().min(1).max(200).optional().describe("Words to find in the goal, the workflow or the file names"),
	workflowId: z.string().min(1).max(128).optional(),
	from: z.iso.date().optional().describe("Made on this UTC day or later"),
	to: z.iso.date().optional().describe("Made on this UTC day or earlier"),
	waiting: z
		.enum(["true", "false"])
		.transform((text) => text === "true")
		.optional()
		.describe("true: only those that wait for the caller, in a pause or before the run; false: only the others"),
});
export type SessionFilter = z.infer<typeof SessionFilter>;

export const SessionListQuery = SessionFilter.extend({
	limit: z.coerce.number().int().min(1).max(50).default(20),
	cursor: z.string().optional(),
});
export type SessionListQuery = z.infer<typeof SessionListQuery>;

/** One id or several. */
const FileIdsQuery = z.union([z.uuid(), z.array(z.uuid()).min(1).max(100)]).transform((given) => [given].flat());
export const FileUsesQuery = z.object({ fileId: FileIdsQuery.describe("May be given up to 100 times") });
export type FileUsesQuery = z.output<typeof FileUsesQuery>;
export const FileUse = z.object({
	fileId: z.uuid(),
	runs: z.int().describe("How many of the caller's jobs were made with the file"),
	openRuns: z.int().describe("How many of them have not ended and would miss it"),
});
export type FileUse = z.infer<typeof FileUse>;
export const FileUses = z.object({ items: z.array(FileUse) });

export const UsageQuery = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });
/** Runs by what became of them, and what they cost: additions to the contract. */
const Outcomes = {
	completed: z.int().describe("Partial ones too"),
	failed: z.int(),
	cancelled: z.int(),
	open: z.int().describe("Not ended yet"),
	costMicroU: z.int().describe("In millionths of a US dollar"),
};

export const UsageStatistics = z.object({
	totalSessions: z.int(),
	...Outcomes,
	from: z.iso.date(),
	to: z.iso.date(),
	byWorkflow: z.array(z.object({ workflowId: z.string(), workflowName: z.string(), count: z.int(), ...Outcomes })),
	byPeriod: z.array(z.object({ date: z.iso.date(), count: z.int(), ...Outcomes })),
});
export type UsageStatistics = z.infer<typeof UsageStatistics>;

export const QueuedAcknowledgement = z.object({
	jobSpecId: z.string(),
	status: z.literal("queued"),
	messageId: z.string(),
	submittedAt: Timestamp,
	estimatedStartSeconds: z.int(),
	pollingUrl: z.string(),
	tasks: z.array(Task),
	receipt: RetryPlan.nullable().default(null).describe("Of a retry: what is kept, what is done again and what it costs"),
});
export type QueuedAcknowledgement = z.infer<typeof QueuedAcknowledgement>;

export const RetriedJobs = z.object({
	retried: z.array(QueuedAcknowledgement).describe("Each with its own receipt"),
	refused: z.array(z.object({ jobSpecId: z.string(), code: ErrorCode, message: z.string() })).describe("Those that can't be retried, with the reason"),
	costMicroU: Range.describe("What all retries cost together, by their receipts"),
	left: z.int().min(0).describe("How many more failed alike; call again for them"),
});
export type RetriedJobs = z.infer<typeof RetriedJobs>;

export const CancelResult = z.object({ jobSpecId: z.string(), status: z.literal("cancelled"), receipt: CancelReceipt });
export type CancelResult = z.infer<typeof CancelResult>;
export const DownloadLink = z.object({ downloadUrl: z.url(), fileName: z.string(), sizeBytes: z.int(), mimeType: z.string(), expiresAt: Timestamp });
export type DownloadLink = z.infer<typeof DownloadLink>;

export const DeleteSessionQuery = z.object({
	deleteFiles: z
		.enum(["true", "false"])
		.default("false")
		.transform((text) => text === "true")
		.describe("true: its input files go as well, those that no other job of the caller uses"),
});
export const DeletedSession = z.object({ success: z.literal(true), deletedFileIds: z.array(z.string()) });
export const FeedbackInput = z.object({ rating: z.enum(["positive", "negative"]), note: z.string().max(500).nullish() });
export const Feedback = z.object({
	jobSpecId: z.string(),
	sourceSpecId: z.string(),
	userId: z.string(),
	rating: z.enum(["positive", "negative"]),
	note: z.string().nullable(),
	createdAt: Timestamp,
	updatedAt: Timestamp,
});
export type Feedback = z.infer<typeof Feedback>;

/** How many files a workflow takes is its own to say. */
const FileIds = z.array(z.string().min(1)).max(200);

/** How the ways exclude each other, for the API's document; the checks below say it in words. */
const ONE_WAY = [
	{
		required: ["goalText", "fileIds"],
		properties: {
			goalText: { type: "string" },
			workflowId: { type: "null" },
			userWorkflowId: { type: "null" },
			fileIds: { minItems: 1 },
			slotAnswers: { anyOf: [{ type: "null" }, { maxItems: 0 }] },
		},
	},
	{ required: ["workflowId"], properties: { workflowId: { type: "string" }, goalText: { type: "null" }, userWorkflowId: { type: "null" } } },
	{ required: ["userWorkflowId"], properties: { userWorkflowId: { type: "string" }, goalText: { type: "null" }, workflowId: { type: "null" } } },
];

/** Body of create. Which of goalText, workflowId and userWorkflowId is given decides the way; exactly one of them is. */
export const CreateGoalJobInput = z
	.object({
		goalText: z.string().trim().min(3).max(2000).meta({ pattern: "^[^\\u0000]*[^\\s\\u0000][^\\u0000]+[^\\s\\u0000][^\\u0000]*$" }).nullish(),
		workflowId: z.string().min(1).max(128).nullish(),
		userWorkflowId: z
			.string()
			.regex(/^uw_[a-zA-Z0-9_-]+$/, "Give the id of a workflow of yours, such as uw_3f2a.")
			.nullish(),
		fileIds: FileIds.meta({ uniqueItems: true }).default([]),
		sensitiveLocalFileIds: FileIds.describe("Those of fileIds that stay on the device").default([]),
		slotAnswers: z.array(SlotAnswer).max(64).nullish(),
	})
	.superRefine((input, context) => {
		const ways = [input.goalText, input.workflowId, input.userWorkflowId].filter((way) => way !== null && way !== undefined);
		if (ways.length === 0)
			context.addIssue({ code: "custom", path: ["goalText"], message: "Say a goal (goalText) or pick a workflow (workflowId or userWorkflowId)." });
		if (ways.length > 1) context.addIssue({ code: "custom", path: ["workflowId"], message: "Give only one of goalText, workflowId and userWorkflowId." });
		if (!input.workflowId && !input.userWorkflowId) {
			if (input.fileIds.length === 0)
				context.addIssue({ code: "custom", path: ["fileIds"], message: "At least one file is needed when no workflow is picked." });
			if (input.slotAnswers?.length)
				context.addIssue({ code: "custom", path: ["slotAnswers"], message: "Answers can be sent along only with a workflowId or userWorkflowId." });
		}
		if (new Set(input.fileIds).size !== input.fileIds.length) context.addIssue({ code: "custom", path: ["fileIds"], message: "A file is listed twice." });
		for (const [index, fileId] of input.sensitiveLocalFileIds.entries()) {
			if (!input.fileIds.includes(fileId)) {
				context.addIssue({ code: "custom", path: ["sensitiveLocalFileIds", index], message: "Every sensitive file must also be listed in fileIds." });
			}
		}
	})
	.meta({ oneOf: ONE_WAY });
export type CreateGoalJobInput = z.infer<typeof CreateGoalJobInput>;

const ExpectedVersion = z.int().nullish();
export const UpdateSlotsInput = z.object({ answers: z.array(SlotAnswer).min(1).max(64), expectedVersion: ExpectedVersion });
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
export const ConfirmInput = z
	.object({
		expectedVersion: ExpectedVersion,
		budgetMicroU: BudgetMicroU.nullish().describe("The most that the run may spend; without it the workflow's own limit"),
	})
	.default({});
export const RetryInput = z
	.object({ rerunMode: z.enum(["resume", "retry_same_thread", "fresh_rerun"]).default("retry_same_thread"), reason: z.string().max(512).nullish() })
	.default({ rerunMode: "retry_same_thread" });
export type RetryInput = z.infer<typeof RetryInput>;
export const BatchDownloadInput = z.object({ artifactIds: z.array(z.string()).max(500).default([]) }).default({ artifactIds: [] });

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
 * job_updated {status, progress, progressMessage, agentMessage, errorCode, errorMessage, itemVersion, costMicroU, waitedMs (pauses that are over)}; step_* {stepId, title, role, status, progress, progressMessage, errorMessage};
 * tool_* {invocationId, toolRef, stepId, itemKey, role, success, durationMs, costMicroU, outputSummary, errorMessage}; slot_needed {checkpointId, interruptId, title, stepOutputPreview};
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

/** What a run will probably take, told before it starts. */
export const RunEstimate = z.object({
	source: z
		.enum(["history", "step_prices"])
		.describe("From runs of this workflow on this installation, or from the prices of its steps while there are too few"),
	runs: z.int().min(0).describe("How many runs it was made from"),
	seconds: Range.nullable().describe("Work without the time that the run waits for its user; null where no run tells"),
	costMicroU: Range,
	suggestedBudgetMicroU: z.int().min(1).default(1).describe("A budget that a run of this kind hardly ever reaches"),
	medianError: z
		.number()
		.min(0)
		.nullable()
		.default(null)
		.describe("How far the estimates of this workflow's runs were off by the median, as a share of what they cost; null while none tells"),
});
export type RunEstimate = z.infer<typeof RunEstimate>;
