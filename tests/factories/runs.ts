import type { GoalJob, Step } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";

export const ATTEMPT = "0192f0c1-0000-7000-8000-000000000001";

/** An event of the log of a run, told at second `seq`. */
export function makeEvent(seq: number, type: JobEvent["type"] = "step_progress", data: Record<string, unknown> = { seq }): JobEvent {
	return { seq, type, ts: new Date(Date.UTC(2026, 0, 1, 0, 0, seq)).toISOString(), jobSpecId: "job", attemptId: ATTEMPT, data };
}

/** A step of a run as a screen gets it. */
export function makeStep(stepOrder: number, given: Partial<Step> = {}): Step {
	return {
		stepId: `step_${stepOrder}`,
		stepOrder,
		stepType: "tool",
		status: "pending",
		progress: 0,
		errorMessage: null,
		title: `Step ${stepOrder}`,
		role: "reader",
		toolRef: "resume-profile:parse",
		progressMessage: null,
		startedAt: null,
		finishedAt: null,
		isKept: false,
		...given,
	};
}

/** A run as a screen gets it, under way with these steps. */
export function makeRun(steps: Step[], given: Partial<GoalJob> = {}): GoalJob {
	return {
		jobSpecId: "job",
		itemVersion: 1,
		attemptId: ATTEMPT,
		goalText: "",
		fileIds: [],
		status: "executing",
		progress: 0,
		resolvedDestinations: [],
		pendingSlots: [],
		filledSlots: {},
		goalAnswers: [],
		goalRemarks: [],
		pendingInterrupts: [],
		preflightResult: { passed: true, errors: [], warnings: [], choices: {} },
		tasks: [
			{
				taskId: "task",
				destinationId: "goal_lane.resume_to_job_ready",
				status: "running",
				progress: 0,
				specVersion: "1",
				dag: steps,
				outputArtifacts: [],
				errorMessage: null,
			},
		],
		useCaseType: "career",
		agentMessage: null,
		errorMessage: null,
		errorCode: null,
		deliveryMode: "verified_pipeline",
		createdAt: "2026-01-01T00:00:00.000Z",
		updatedAt: "2026-01-01T00:00:00.000Z",
		startedAt: null,
		completedAt: null,
		progressMessage: null,
		artifacts: [],
		workflowId: "goal_lane.resume_to_job_ready",
		workflowName: "Resume to job ready",
		hasPreview: false,
		inputFileNames: ["resume.pdf"],
		sensitiveLocalFileIds: [],
		costMicroU: 0,
		budgetMicroU: null,
		estimatedCostMicroU: null,
		keptFromJobSpecId: null,
		cancelReceipt: null,
		lastSeq: 0,
		waitedMs: 0,
		...given,
	};
}
