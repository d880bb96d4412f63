import "server-only";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { remarksOn } from "@/lib/catalog/goals/remarks/goal-remarks";
import type { QueuedAcknowledgement } from "@/lib/goal-jobs/lifecycle/schemas";
import { storedCode } from "@/lib/platform/errors";
import type { Artifact as ArtifactRow, Interrupt as InterruptRow, JobStep } from "@/lib/platform/prisma/client";
import { openQuestions, presentQuestion } from "@/lib/questions/answers";
import { isNeedless, withFileChoices } from "@/lib/questions/file-choices";
import { type Question, Slot } from "@/lib/questions/schemas";
import { disambiguationSlot } from "./destinations";
import { filledSlotsOf, findSpecOf, type JobWithParts, preflightOf } from "./internal";
import type { QueuedJob } from "./lifecycle/confirm-goal-job";
import { previewSteps } from "./plan/preview-steps";
import { CancelReceipt } from "./receipts/schemas";
import { type Artifact, Destination, GoalAnswer, type GoalJob, type Interrupt, type Step, type Task } from "./schemas";
import { waitedMsOf } from "./waited";

/** While questions can be answered. */
const OPEN: ReadonlySet<GoalJob["status"]> = new Set(["slots_pending", "ready", "ready_with_preview"]);

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentGoalJob(job: JobWithParts): GoalJob {
	const artifacts = job.artifacts.map(presentArtifact);
	const spec = findSpecOf(job);
	return {
		jobSpecId: job.id,
		itemVersion: job.itemVersion,
		attemptId: job.attemptId,
		goalText: job.goalText,
		fileIds: job.fileIds,
		status: job.status,
		progress: job.progress,
		resolvedDestinations: Destination.array().parse(job.resolvedDestinations),
		pendingSlots: pendingSlotsOf(job),
		filledSlots: filledSlotsOf(job),
		goalAnswers: goalAnswersOf(job),
		goalRemarks: spec && OPEN.has(job.status) && job.goalText !== "" ? remarksOn(spec, job.goalText) : [],
		pendingInterrupts: job.interrupts.map(presentInterrupt),
		preflightResult: preflightOf(job),
		tasks: presentTasks(job, artifacts),
		useCaseType: job.useCaseType,
		agentMessage: job.agentMessage,
		errorMessage: job.errorMessage,
		errorCode: storedCode(job.errorCode),
		deliveryMode: job.deliveryMode,
		createdAt: job.createdAt.toISOString(),
		updatedAt: job.updatedAt.toISOString(),
		startedAt: iso(job.startedAt),
		completedAt: iso(job.completedAt),
		progressMessage: job.progressMessage,
		artifacts,
		workflowId: job.workflowId,
		workflowName: spec?.name ?? null,
		hasPreview: previewSteps(spec).length > 0,
		inputFileNames: job.inputFileNames,
		sensitiveLocalFileIds: job.sensitiveLocalFileIds,
		costMicroU: job.costMicroU,
		lastSeq: job.lastSeq,
		waitedMs: waitedMsOf(job),
		budgetMicroU: job.budgetMicroU,
		estimatedCostMicroU:
			job.estimateLowMicroU === null || job.estimateHighMicroU === null ? null : { low: job.estimateLowMicroU, high: job.estimateHighMicroU },
		keptFromJobSpecId: job.keptFromJobId,
		cancelReceipt: job.cancelReceipt === null ? null : CancelReceipt.parse(job.cancelReceipt),
	};
}

/** The questions that wait for an answer: those of the open checkpoint, or of the workflow before it starts. Beside a preview all may be answered anew. */
export function pendingSlotsOf(job: JobWithParts): Slot[] {
	const [interrupt] = job.interrupts;
	if (interrupt) return Slot.array().catch([]).parse(Object(interrupt.payload).slots);
	if (job.status !== "slots_pending" && job.status !== "ready_with_preview") return [];
	const spec = findSpecOf(job);
	if (!spec) return [disambiguationSlot(Destination.array().parse(job.resolvedDestinations))];
	const filled = filledSlotsOf(job);
	const open = openQuestions(spec.slots, filled);
	const { choices } = preflightOf(job);
	const present = (slot: Question) => withFileChoices(presentQuestion(slot), choices);
	if (open.length > 0 || previewSteps(spec).length === 0) return open.map(present);
	return spec.slots.filter((slot) => !isNeedless(slot, choices)).map((slot) => ({ ...present(slot), suggestedValue: filled[slot.slotId] ?? null }));
}

/** What the goal answered and nobody has answered otherwise. */
function goalAnswersOf(job: JobWithParts): GoalAnswer[] {
	const [slots, filled] = [findSpecOf(job)?.slots ?? [], filledSlotsOf(job)];
	return KeptGoalAnswer.array()
		.parse(job.goalAnswers)
		.flatMap(({ slotId, value, evidence, confidence }) => {
			const slot = slots.find((candidate) => candidate.slotId === slotId);
			const isKept = slot !== undefined && isDeepStrictEqual(filled[slotId], value);
			return isKept ? [{ slot: presentQuestion(slot, { value, confidence, source: "goal" }), value, evidence, confidence }] : [];
		});
}

/** As it is kept with the job. */
const KeptGoalAnswer = GoalAnswer.omit({ slot: true }).extend({ slotId: z.string() });

export function presentInterrupt(row: InterruptRow): Interrupt {
	return {
		interruptId: row.id,
		interruptType: row.interruptType as Interrupt["interruptType"],
		ownerPath: row.ownerPath,
		uiSurface: row.uiSurface as Interrupt["uiSurface"],
		payload: Object(row.payload),
		status: row.status,
	};
}

const TASK_STATUS: Partial<Record<GoalJob["status"], Task["status"]>> = {
	queued: "pending",
	executing: "running",
	completed: "completed",
	partial: "partial",
	failed: "failed",
	cancelled: "cancelled",
};

/** A job has one task: its workflow. None before a workflow is known. */
export function presentTasks(job: JobWithParts, artifacts: Artifact[]): Task[] {
	const spec = findSpecOf(job);
	if (!spec) return [];
	return [
		{
			taskId: job.taskId,
			destinationId: spec.specId,
			status: TASK_STATUS[job.status] ?? "pending",
			progress: job.progress,
			specVersion: spec.version,
			dag: job.steps.map(presentStep),
			outputArtifacts: artifacts,
			errorMessage: job.errorMessage,
		},
	];
}

function presentStep(row: JobStep): Step {
	return {
		stepId: row.stepId,
		stepOrder: row.stepOrder,
		stepType: row.stepType as Step["stepType"],
		status: row.status,
		progress: row.progress,
		errorMessage: row.errorMessage,
		title: row.title,
		role: row.role,
		toolRef: row.toolRef,
		progressMessage: row.progressMessage,
		startedAt: iso(row.startedAt),
		finishedAt: iso(row.finishedAt),
		isKept: row.isKept,
	};
}

export function presentArtifact(row: ArtifactRow): Artifact {
	return {
		artifactId: row.id,
		fileName: row.fileName,
		mimeType: row.mimeType,
		sizeBytes: row.sizeBytes,
		artifactType: row.artifactType as Artifact["artifactType"],
		platform: row.platform,
		metadata: Object(row.metadata),
		isPrimary: row.isPrimary,
		isPreview: row.isPreview,
		description: row.description,
	};
}

export function presentQueued({ job, messageId, waitSeconds, receipt = null }: QueuedJob): QueuedAcknowledgement {
	return {
		jobSpecId: job.id,
		status: "queued",
		messageId,
		submittedAt: (job.queuedAt ?? job.updatedAt).toISOString(),
		estimatedStartSeconds: Math.max(1, waitSeconds),
		pollingUrl: `/api/v1/jobs/goal/${job.id}/status`,
		tasks: presentTasks(job, job.artifacts.map(presentArtifact)),
		receipt,
	};
}
