import { retryGoalJob } from "@/lib/goal-jobs/lifecycle/retry-goal-job";
import { JobParams } from "@/lib/goal-jobs/params";
import { presentQueued } from "@/lib/goal-jobs/present";
import { QueuedAcknowledgement, RetryInput } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "retryGoalJob",
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
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION", "NOT_IMPLEMENTED"],
		links: {
			status: { operationId: "getStatus", description: "Poll how far the run is.", parameters: { jobSpecId: "$request.path.jobSpecId" } },
			events: {
				operationId: "listEvents",
				description: "The run now makes events on the stream; the log has them all.",
				parameters: { jobSpecId: "$request.path.jobSpecId" },
			},
		},
		handle: async ({ context, params, body }) => {
			const { job, messageId } = await retryGoalJob(context, params.jobSpecId, body);
			return presentQueued(job, messageId);
		},
	}),
});
