import { JobParams } from "@/lib/goal-jobs/params";
import { UpdateSlotsInput } from "@/lib/goal-jobs/pauses/schemas";
import { GoalJob } from "@/lib/goal-jobs/schemas";
import { contract } from "@/lib/platform/contract/contract";
import { AT, FILE_ID, JOB_ID } from "@/lib/platform/contract/example-values";
import { QUEUED } from "./examples";
import { CancelResult, ConfirmInput, CreateGoalJobInput, DeletedSession, DeleteSessionQuery, QueuedAcknowledgement } from "./schemas";

const WORKFLOW = "goal_lane.resume_to_job_ready";
const ANSWERS = [
	{ slotId: "country", value: "Germany" },
	{ slotId: "remote", value: "Remote" },
	{ slotId: "seniority", value: "Senior" },
	{ slotId: "location", value: null },
];
const RECEIPT = {
	cancelledAt: AT,
	stoppedSteps: [{ stepId: "score_fit", title: "Score each posting" }],
	stoppedCalls: 1,
	lastSafePoint: { stepId: "verify_postings", title: "Check that postings are open" },
	finishedSteps: 6,
	keptFiles: 1,
	keptAnswers: 4,
	spentMicroU: 9000,
};

export const lifecycleOperations = {
	createGoalJob: contract({
		operationId: "createGoalJob",
		method: "POST",
		path: "/jobs/goal",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		summary: "Make a job from a workflow, a goal in words or a workflow of your own",
		description:
			"Give exactly one of workflowId, goalText and userWorkflowId. The answer is in slots_pending (there are questions), ready (there are none) or failed: FILE_INCOMPATIBLE with preflightResult.errors, or NO_MATCHING_WORKFLOW.",
		body: CreateGoalJobInput,
		response: GoalJob,
		status: 201,
		errors: ["WORKFLOW_NOT_FOUND", "WORKFLOW_NOT_RUNNABLE", "PRO_REQUIRED", "FILE_NOT_FOUND", "FILE_FORBIDDEN", "SLOT_VALIDATION_ERROR"],
		links: {
			answer: { operationId: "updateSlots", description: "Answer the pendingSlots.", parameters: { jobSpecId: "$response.body#/jobSpecId" } },
			confirm: {
				operationId: "confirmGoalJob",
				description: "Start the run once the questions are answered.",
				parameters: { jobSpecId: "$response.body#/jobSpecId" },
			},
		},
		example: {
			request: { workflowId: WORKFLOW, fileIds: [FILE_ID] },
			others: {
				"With answers at once": { workflowId: WORKFLOW, fileIds: [FILE_ID], slotAnswers: ANSWERS },
				"From a goal in words": { goalText: "Find jobs that fit my resume and tailor it for each", fileIds: [FILE_ID] },
			},
		},
	}),
	updateSlots: contract({
		operationId: "updateSlots",
		method: "PATCH",
		path: "/jobs/goal/{jobSpecId}/slots",
		summary: "Answer a job's open questions, before the run or at a checkpoint",
		description:
			"Answers the questions of slots_pending and ready_with_preview, and the slot_needed event of a checkpoint while executing. A value of null skips an optional question.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		body: UpdateSlotsInput,
		response: GoalJob,
		errors: [
			"JOB_NOT_FOUND",
			"INVALID_STATE_TRANSITION",
			"VERSION_CONFLICT",
			"SLOT_VALIDATION_ERROR",
			"FILE_FORBIDDEN",
			"FILE_NOT_FOUND",
			"WORKFLOW_NOT_FOUND",
		],
		links: {
			confirm: { operationId: "confirmGoalJob", description: "Start the run once nothing is open.", parameters: { jobSpecId: "$request.path.jobSpecId" } },
			slotNeeded: {
				operationId: "listEvents",
				description: "This call answers a slot_needed event; the log has it.",
				parameters: { jobSpecId: "$request.path.jobSpecId" },
			},
		},
		example: {
			request: { answers: ANSWERS, expectedVersion: 1 },
			others: {
				"At the checkpoint profile_review": {
					answers: [
						{ slotId: "targetTitles", value: ["Backend Engineer", "Platform Engineer"] },
						{ slotId: "skills", value: ["TypeScript", "PostgreSQL", "Kubernetes"] },
					],
				},
				"At the checkpoint budget": {
					answers: [
						{ slotId: "budgetChoice", value: "add" },
						{ slotId: "addMicroU", value: 20_000 },
					],
				},
				"At the checkpoint job_selection": { answers: [{ slotId: "selectedJobIds", value: ["job_0f3a9c1d2e4b5a697788"] }] },
			},
		},
	}),
	confirmGoalJob: contract({
		operationId: "confirmGoalJob",
		method: "POST",
		path: "/jobs/goal/{jobSpecId}/confirm",
		summary: "Start the run; open optional questions get their defaults",
		description:
			"With budgetMicroU the run never begins a call that goes beyond it: it pauses at the checkpoint budget and asks whether to add, to finish with what is done, or to stop. The run is paid for with the caller's earlier commit for its workflow, else at the price of this moment.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		body: ConfirmInput,
		response: QueuedAcknowledgement,
		status: 202,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION", "VERSION_CONFLICT", "SLOT_VALIDATION_ERROR", "FILE_INCOMPATIBLE", "INSUFFICIENT_CREDITS"],
		links: {
			status: { operationId: "getStatus", description: "Poll how far the run is.", parameters: { jobSpecId: "$request.path.jobSpecId" } },
			events: {
				operationId: "listEvents",
				description: "The run now makes events on the stream; the log has them all.",
				parameters: { jobSpecId: "$request.path.jobSpecId" },
			},
		},
		example: { request: { expectedVersion: 2, budgetMicroU: 80_000 }, response: QUEUED },
	}),
	cancelGoalJob: contract({
		operationId: "cancelGoalJob",
		method: "POST",
		path: "/jobs/goal/{jobSpecId}/cancel",
		summary: "Stop a job for good",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		response: CancelResult,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		description: "The receipt says what was stopped and what is kept; the job keeps it as cancelReceipt.",
		example: { response: { jobSpecId: JOB_ID, status: "cancelled", receipt: RECEIPT } },
	}),
	deleteSession: contract({
		operationId: "deleteSession",
		method: "DELETE",
		path: "/jobs/goal/{jobSpecId}",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		query: DeleteSessionQuery,
		summary: "Delete a finished job with its artifacts, events and audit rows",
		response: DeletedSession,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
	}),
};
