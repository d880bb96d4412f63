import { QUEUED } from "@/lib/goal-jobs/lifecycle/examples";
import { QueuedAcknowledgement, RetriedJobs, RetryInput } from "@/lib/goal-jobs/lifecycle/schemas";
import { JobParams } from "@/lib/goal-jobs/params";
import { RetryFailedInput, RetryPlanView, RetryTicketedInput } from "@/lib/goal-jobs/receipts/schemas";
import { contract } from "@/lib/platform/contract/contract";

const PLAN = {
	keptSteps: [{ stepId: "parse_resume", title: "Read the resume", costMicroU: 1000 }],
	redoneSteps: [{ stepId: "search_postings", title: "Search the job boards", callsKept: 0, callsRedone: 1, costMicroU: 2000 }],
	keptAnswers: 4,
	notRepeated: [
		{ effect: "tool_calls", count: 2 },
		{ effect: "answers", count: 4 },
	],
	spentMicroU: 4000,
	costMicroU: { low: 2000, high: 2600 },
} as const;

export const retryOperations = {
	retryGoalJob: contract({
		operationId: "retryGoalJob",
		method: "POST",
		path: "/jobs/goal/{jobSpecId}/retry",
		summary: "Run a failed job again from where it stopped",
		description: "Finished steps and answers are kept; the job gets a new attemptId. resume and retry_same_thread do the same; fresh_rerun is not implemented.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		body: RetryInput,
		response: QueuedAcknowledgement,
		status: 202,
		errors: [
			"JOB_NOT_FOUND",
			"FILE_NOT_FOUND",
			"INVALID_STATE_TRANSITION",
			"FILE_FORBIDDEN",
			"FILE_INCOMPATIBLE",
			"NO_MATCHING_WORKFLOW",
			"NOT_IMPLEMENTED",
			"INSUFFICIENT_CREDITS",
		],
		links: {
			status: { operationId: "getStatus", description: "Poll how far the run is.", parameters: { jobSpecId: "$request.path.jobSpecId" } },
			events: {
				operationId: "listEvents",
				description: "The run now makes events on the stream; the log has them all.",
				parameters: { jobSpecId: "$request.path.jobSpecId" },
			},
		},
		example: { request: { rerunMode: "retry_same_thread", reason: "The job boards were down" }, response: QUEUED },
	}),
	getRetryPlan: contract({
		operationId: "getRetryPlan",
		method: "GET",
		path: "/jobs/goal/{jobSpecId}/retry-plan",
		summary: "What a retry of a failed job keeps, does again and costs",
		description: "Changes nothing. alike counts the caller's other runs of the workflow that failed with the same errorCode; retryFailed retries them all.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		response: RetryPlanView,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		example: { response: { ...PLAN, alike: { runs: 3, costMicroU: 12_000 } } },
	}),
	retryFailed: contract({
		operationId: "retryFailed",
		method: "POST",
		path: "/jobs/goal/retry-failed",
		summary: "Retry all runs of a workflow that failed with the same code",
		description: "The newest 20 at a time, each from where it stopped. left says how many more there are.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		body: RetryFailedInput,
		response: RetriedJobs,
		status: 202,
		errors: [],
		example: {
			request: { workflowId: "goal_lane.resume_to_job_ready", errorCode: "ALL_SOURCES_FAILED" },
			response: {
				retried: [{ ...QUEUED, receipt: PLAN }],
				refused: [],
				costMicroU: { low: 2000, high: 2600 },
				left: 0,
			},
		},
	}),
	retryTicketed: contract({
		operationId: "retryTicketed",
		method: "POST",
		path: "/audit/exceptions/retry",
		summary: "Retry all failed runs that have an open exception ticket of one kind",
		description: "Of one workflow or of all. The newest 20 at a time, each from where it stopped. left says how many more there are.",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		body: RetryTicketedInput,
		response: RetriedJobs,
		status: 202,
		errors: ["WORKFLOW_NOT_FOUND"],
		example: {
			request: { exception_type: "source_unavailable", workflow_id: null },
			response: { retried: [{ ...QUEUED, receipt: PLAN }], refused: [], costMicroU: { low: 2000, high: 2600 }, left: 0 },
		},
	}),
};
